import type { ControlTrailer } from '@gladhand/domain';
import { Card, EmptyState, Icon, IconButton, XIcon } from '@gladhand/ui';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { TrailerRow } from './TrailerRow';

const ROW_HEIGHT_PX = 54;

interface CountedListProps {
  /** What the trailers have in common: 'Critical'. */
  title: string;
  trailers: readonly ControlTrailer[];
  now: Date;
  onClose: () => void;
}

/** The trailers that a number counted. One stop for Tab; the arrows move, Enter leads to the trailer. */
export function CountedList({ title, trailers, now, onClose }: CountedListProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const [activeId, setActiveId] = useState<string>();
  const active = Math.max(
    0,
    trailers.findIndex(({ id }) => id === activeId),
  );
  const virtual = useVirtualizer({
    count: trailers.length,
    getScrollElement: () => scroller.current,
    getItemKey: (index) => trailers[index]?.id ?? index,
    estimateSize: () => ROW_HEIGHT_PX,
    overscan: 6,
    initialRect: { width: 340, height: 420 },
    // the row with the focus stays in the document wherever the list is scrolled to
    rangeExtractor: ({ startIndex, endIndex, overscan, count }) => {
      const from = Math.max(0, startIndex - overscan);
      const to = Math.min(count - 1, endIndex + overscan);
      const range = Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);
      return active < count && (active < from || active > to) ? [...range, active].sort((a, b) => a - b) : range;
    },
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
      End: trailers.length - 1,
    };
    const to = steps[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const index = Math.max(0, Math.min(trailers.length - 1, to));
    const id = trailers[index]?.id;
    setActiveId(id);
    virtual.scrollToIndex(index, { align: 'auto' });
    requestAnimationFrame(() => scroller.current?.querySelector<HTMLElement>(`[data-id="${id}"]`)?.focus());
  }

  return (
    <Panel
      flush
      aria-label="Counted trailers"
      title={
        <>
          {title} <Count role="status">{`${trailers.length.toLocaleString('en-US')} listed`}</Count>
        </>
      }
      actions={<IconButton kind="quiet" label="Close the list" icon={<Icon icon={XIcon} />} onClick={onClose} />}
    >
      {trailers.length === 0 ? (
        <EmptyState edge="none" title="No trailer is counted here">
          Take a filter away, or choose another number.
        </EmptyState>
      ) : (
        <Scroller ref={scroller} onKeyDown={onKeyDown}>
          <ul style={{ blockSize: virtual.getTotalSize() }} aria-label={title}>
            {virtual.getVirtualItems().map(({ index, start, key }) => {
              const trailer = trailers[index];
              return (
                trailer && (
                  <li
                    key={key}
                    aria-setsize={trailers.length}
                    aria-posinset={index + 1}
                    style={{ transform: `translateY(${start}px)` }}
                  >
                    <TrailerRow
                      trailer={trailer}
                      now={now}
                      data-id={trailer.id}
                      tabIndex={index === active ? 0 : -1}
                      onFocus={() => setActiveId(trailer.id)}
                    />
                  </li>
                )
              );
            })}
          </ul>
        </Scroller>
      )}
    </Panel>
  );
}

const Panel = styled(Card)`
  block-size: 100%;
  min-block-size: 0;
  > :last-child {
    display: flex;
    flex-direction: column;
    overflow: hidden;
  }
`;

const Count = styled.span`
  margin-inline-start: 4px;
  color: var(--gh-color-text-subtle);
  font-weight: 400;
  font-variant-numeric: tabular-nums;
`;

const Scroller = styled.div`
  flex: 1;
  min-block-size: 0;
  overflow: auto;
  contain: strict;
  border-block-start: 1px solid var(--gh-color-border-hairline);
  > ul {
    position: relative;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  > ul > li {
    position: absolute;
    inset-inline: 0;
  }
`;
