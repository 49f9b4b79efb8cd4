import { useMessages } from '@gladhand/ui';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import * as S from './ImportTable.styles';
import type { ImportRow } from './importRow';
import { IMPORT_GEOFENCES_MESSAGES } from './messages';
import { TableRow } from './TableRow';

export const ROW_HEIGHT_PX = 48;

interface ImportTableProps {
  rows: readonly ImportRow[];
  selectedId: string | undefined;
  onSelect: (id: string) => void;
  /** Undefined once rows can't be chosen any more. */
  onChoose: ((row: ImportRow, isWanted: boolean) => void) | undefined;
}

/** The rows of a file. Arrow keys move between rows, Enter selects, Space chooses. */
export function ImportTable({ rows, selectedId, onSelect, onChoose }: ImportTableProps) {
  const messages = useMessages(IMPORT_GEOFENCES_MESSAGES);

  const scroller = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState(0);
  const wanted = useRef<number>(undefined);
  const count = rows.length;
  const active = Math.min(stop, Math.max(0, count - 1));
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    getItemKey: (index) => rows[index]?.id ?? index,
    estimateSize: () => ROW_HEIGHT_PX,
    overscan: 6,
    initialRect: { width: 640, height: 480 },
  });

  // The row of a key press is rendered after the list has scrolled.
  useEffect(() => {
    if (wanted.current === undefined) return;
    const row = scroller.current?.querySelector<HTMLElement>(`[data-index="${wanted.current}"]`);
    if (!row) return;
    wanted.current = undefined;
    row.focus();
  });

  function handleKeyDown(event: KeyboardEvent) {
    const at = (event.target as HTMLElement).dataset.index;
    if (at === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    const page = Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / ROW_HEIGHT_PX) - 1);
    const steps: Record<string, number> = {
      ArrowDown: active + 1,
      ArrowUp: active - 1,
      PageDown: active + page,
      PageUp: active - page,
      Home: 0,
      End: count - 1,
    };
    const to = steps[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const index = Math.max(0, Math.min(count - 1, to));
    wanted.current = index;
    setStop(index);
    virtual.scrollToIndex(index, { align: 'auto' });
  }

  return (
    <S.TableFrame>
      <S.Heads aria-hidden="true">
        <span />
        <span data-number="">{messages.row}</span>
        <span>{messages.name}</span>
        <span data-wide="">{messages.kind}</span>
        <span data-wide="" data-number="">
          {messages.vertices}
        </span>
        <span data-wide="" data-number="">
          {messages.area}
        </span>
        <span>{messages.verdict}</span>
      </S.Heads>
      {count === 0 && <S.Nothing>{messages.noneShown}</S.Nothing>}
      <S.Scroller ref={scroller} onKeyDown={handleKeyDown}>
        <ul style={{ blockSize: virtual.getTotalSize() }} aria-label={messages.rows}>
          {virtual.getVirtualItems().map(({ index, start, key }) => {
            const row = rows[index];
            return (
              row && (
                <TableRow
                  key={key}
                  row={row}
                  index={index}
                  count={count}
                  startPx={start}
                  isSelected={row.id === selectedId}
                  isStop={index === active}
                  onStop={setStop}
                  onSelect={onSelect}
                  onChoose={onChoose}
                />
              )
            );
          })}
        </ul>
      </S.Scroller>
    </S.TableFrame>
  );
}
