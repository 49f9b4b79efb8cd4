import { type DragEvent, useState } from 'react';
import type { DropSide } from './gridLayout';
import { useHeadCommands } from './headContext';

const COLUMN_TYPE = 'application/x-gladhand-column';

/** The column that is dragged; browsers don't reveal dragged data before the drop. */
let draggedId: string | undefined;

/** Moves columns by dragging their titles: the handlers of one header cell, and of its title. */
export function useColumnDrag(columnId: string) {
  const { moveColumn, canMove, showDrop } = useHeadCommands();
  const [isDragged, setDragged] = useState(false);
  const sideOf = (event: DragEvent): DropSide => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const isLeft = event.clientX < left + width / 2;
    return isLeft === event.currentTarget.matches(':dir(rtl)') ? 'after' : 'before';
  };
  return {
    isDragged,
    cell: {
      onDragOver(event: DragEvent) {
        if (!event.dataTransfer.types.includes(COLUMN_TYPE)) return;
        const side = sideOf(event);
        if (draggedId !== undefined && !canMove(draggedId, columnId, side)) return showDrop(undefined);
        event.preventDefault();
        event.dataTransfer.dropEffect = 'move';
        const { left, right } = event.currentTarget.getBoundingClientRect();
        const isAtLeft = (side === 'before') !== event.currentTarget.matches(':dir(rtl)');
        showDrop(isAtLeft ? left : right);
      },
      onDragLeave: () => showDrop(undefined),
      onDrop(event: DragEvent) {
        event.preventDefault();
        showDrop(undefined);
        const id = event.dataTransfer.getData(COLUMN_TYPE);
        if (id) moveColumn(id, columnId, sideOf(event));
      },
    },
    title: {
      draggable: true,
      onDragStart(event: DragEvent) {
        event.dataTransfer.setData(COLUMN_TYPE, columnId);
        event.dataTransfer.effectAllowed = 'move';
        draggedId = columnId;
        setDragged(true);
      },
      onDragEnd() {
        draggedId = undefined;
        setDragged(false);
        showDrop(undefined);
      },
    },
  } as const;
}
