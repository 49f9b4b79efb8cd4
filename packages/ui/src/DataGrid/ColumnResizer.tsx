import { type PointerEvent, useRef, useState } from 'react';
import { Handle } from './DataGridHead.styles';
import { setColumnWidth } from './gridLayout';
import { useGridTexts } from './gridTexts';
import { useHeadCommands } from './headContext';

interface ColumnResizerProps {
  title: string;
  columnId: string;
  widthPx: number;
}

/**
 * Resizes a column by dragging; a double-click restores its default width. The column menu is the keyboard alternative.
 */
export function ColumnResizer({ title, columnId, widthPx }: ColumnResizerProps) {
  const { changeLayout } = useHeadCommands();
  const texts = useGridTexts();
  const start = useRef<{ x: number; width: number; sign: number } | undefined>(undefined);
  const [active, setActive] = useState(false);
  const end = () => {
    start.current = undefined;
    setActive(false);
  };
  return (
    <Handle
      aria-hidden="true"
      title={texts.resize(title)}
      data-active={active || undefined}
      onPointerDown={(event: PointerEvent<HTMLElement>) => {
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
        start.current = { x: event.clientX, width: widthPx, sign: rtl ? -1 : 1 };
        setActive(true);
      }}
      onPointerMove={(event: PointerEvent<HTMLElement>) => {
        if (!start.current) return;
        const width = start.current.width + (event.clientX - start.current.x) * start.current.sign;
        changeLayout((layout) => setColumnWidth(layout, columnId, width));
      }}
      onPointerUp={end}
      onPointerCancel={end}
      onDoubleClick={() => changeLayout((layout) => setColumnWidth(layout, columnId, undefined))}
    />
  );
}
