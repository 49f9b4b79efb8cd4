import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { attachClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge/attach-closest-edge';
import { extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge/extract-closest-edge';
import { type RefObject, useEffect, useState } from 'react';

export type DropEdge = 'before' | 'after';

interface RowDrag {
  row: RefObject<HTMLElement | null>;
  grip: RefObject<HTMLElement | null>;
  /** Rows can only be dropped in their own list. */
  list: symbol;
  id: string;
  disabled: boolean;
  onDrop: (draggedId: string, edge: DropEdge) => void;
}

/** Lets a row be dragged by its handle and dropped at the edges of others. Returns what to render. */
export function useRowDrag({ row, grip, list, id, disabled, onDrop }: RowDrag) {
  const [dragging, setDragging] = useState(false);
  const [edge, setEdge] = useState<DropEdge>();

  // The library works on DOM elements.
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const isOther = (data: Record<string, unknown>) => data.list === list && data.id !== id;
    const edgeIn = (data: Record<string | symbol, unknown>): DropEdge =>
      extractClosestEdge(data) === 'top' ? 'before' : 'after';
    return combine(
      draggable({
        element,
        ...(grip.current ? { dragHandle: grip.current } : {}),
        canDrag: () => !disabled,
        getInitialData: () => ({ list, id }),
        onDragStart: () => setDragging(true),
        onDrop: () => setDragging(false),
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => source.data.list === list,
        getData: ({ input }) => attachClosestEdge({ id }, { element, input, allowedEdges: ['top', 'bottom'] }),
        onDragEnter: ({ self, source }) => setEdge(isOther(source.data) ? edgeIn(self.data) : undefined),
        onDrag: ({ self, source }) => setEdge(isOther(source.data) ? edgeIn(self.data) : undefined),
        onDragLeave: () => setEdge(undefined),
        onDrop: ({ self, source }) => {
          setEdge(undefined);
          if (isOther(source.data)) onDrop(source.data.id as string, edgeIn(self.data));
        },
      }),
    );
  }, [row, grip, list, id, disabled, onDrop]);

  return { dragging, edge };
}
