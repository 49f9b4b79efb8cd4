import type { ControlTrailer } from '@gladhand/domain/control';
import { EmptyState, Icon, IconButton, Skeleton, useMessages, XIcon } from '@gladhand/ui';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { ListRows } from '../../positions/listRows';
import * as S from './CountedList.styles';
import { FLEET_CONTROL_MESSAGES } from './messages';
import { TrailerRow } from './TrailerRow';

const ROW_HEIGHT_PX = 54;

export interface CountedListProps {
  /** What the trailers have in common, such as 'Critical'. */
  title: string;
  rows: ListRows<ControlTrailer>;
  /** Called with the visible rows, so that they can be loaded. */
  onRange?: ((first: number, last: number) => void) | undefined;
  now: Date;
  onClose: () => void;
}

/** The trailers of a count. It is one tab stop: arrow keys move between rows, and Enter opens the trailer. */
export function CountedList({ title, rows, onRange, now, onClose }: CountedListProps) {
  const messages = useMessages(FLEET_CONTROL_MESSAGES);

  const scroller = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState<{ id: string | undefined; index: number }>({ id: undefined, index: 0 });
  const { count } = rows;
  const found = stop.id === undefined ? -1 : rows.indexOf(stop.id);
  const active = Math.max(0, Math.min(count - 1, found >= 0 ? found : stop.index));
  /** The row that gets the focus once it is rendered. */
  const wanted = useRef<number>(undefined);
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    getItemKey: (index) => rows.at(index)?.id ?? index,
    estimateSize: () => ROW_HEIGHT_PX,
    overscan: 6,
    initialRect: { width: 340, height: 420 },
    // The focused row stays in the document, however far the list is scrolled
    rangeExtractor: ({ startIndex, endIndex, overscan, count }) => {
      const from = Math.max(0, startIndex - overscan);
      const to = Math.min(count - 1, endIndex + overscan);
      const range = Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);
      return active < count && (active < from || active > to) ? [...range, active].sort((a, b) => a - b) : range;
    },
  });
  const inView = virtual.range;
  useEffect(() => {
    if (inView) onRange?.(inView.startIndex, inView.endIndex);
  }, [inView, onRange]);

  // A row that has just loaded takes the focus of its placeholder
  useEffect(() => {
    if (wanted.current === undefined) return;
    const el = scroller.current?.querySelector<HTMLElement>(`[data-index="${wanted.current}"]`);
    const focused = document.activeElement;
    if (!el || (focused !== document.body && !scroller.current?.contains(focused))) return;
    if (rows.at(wanted.current)) wanted.current = undefined;
    el.focus();
  });

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') return onClose();
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
    setStop({ id: rows.at(index)?.id, index });
    virtual.scrollToIndex(index, { align: 'auto' });
  }

  return (
    <S.Panel
      flush
      aria-label={messages.countedTrailers}
      title={
        <>
          {title} <S.Count role="status">{messages.listedCount(count)}</S.Count>
        </>
      }
      actions={<IconButton kind="quiet" label={messages.closeList} icon={<Icon icon={XIcon} />} onClick={onClose} />}
    >
      {count === 0 ? (
        <EmptyState edge="none" title={messages.noTrailers}>
          {messages.noTrailersHint}
        </EmptyState>
      ) : (
        <S.Scroller ref={scroller} onKeyDown={onKeyDown}>
          <ul style={{ blockSize: virtual.getTotalSize() }} aria-label={title}>
            {virtual.getVirtualItems().map(({ index, start, key }) => {
              const trailer = rows.at(index);
              const place = { 'data-index': index, tabIndex: index === active ? 0 : -1 };
              return (
                <li
                  key={key}
                  aria-setsize={count}
                  aria-posinset={index + 1}
                  style={{ transform: `translateY(${start}px)` }}
                >
                  {trailer ? (
                    <TrailerRow
                      {...place}
                      trailer={trailer}
                      now={now}
                      onFocus={() => setStop({ id: trailer.id, index })}
                    />
                  ) : (
                    <S.Waiting {...place} aria-busy="true" aria-label={messages.loading}>
                      <Skeleton width="60%" />
                    </S.Waiting>
                  )}
                </li>
              );
            })}
          </ul>
        </S.Scroller>
      )}
    </S.Panel>
  );
}
