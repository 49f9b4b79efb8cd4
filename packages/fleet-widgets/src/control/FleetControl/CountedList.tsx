import type { ControlTrailer } from '@gladhand/domain/control';
import { EmptyState, Icon, IconButton, Skeleton, useMessages, XIcon } from '@gladhand/ui';
import { type KeyboardEvent, useEffect } from 'react';
import { useRovingRows } from '../../internal/useRovingRows';
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

  const { count } = rows;
  const { scroller, virtual, active, setActive, move } = useRovingRows({
    count,
    rowHeightPx: ROW_HEIGHT_PX,
    idAt: (index) => rows.at(index)?.id,
    indexOf: rows.indexOf,
    initialRect: { width: 340, height: 420 },
  });
  const inView = virtual.range;
  useEffect(() => {
    if (inView) onRange?.(inView.startIndex, inView.endIndex);
  }, [inView, onRange]);

  const handleKeyDown = (event: KeyboardEvent) => (event.key === 'Escape' ? onClose() : void move(event));

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
        <S.Scroller ref={scroller} onKeyDown={handleKeyDown}>
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
                    <TrailerRow {...place} trailer={trailer} now={now} onFocus={() => setActive(index)} />
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
