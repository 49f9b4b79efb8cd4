import { focusedElement } from '@gladhand/ui';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';

interface RovingRowsParams {
  count: number;
  rowHeightPx: number;
  /** The id of a row; undefined while it loads. */
  idAt: (index: number) => string | undefined;
  /** The row of an id; -1 if it isn't known. */
  indexOf: (id: string) => number;
  /** The size of the list before it is measured. */
  initialRect: { width: number; height: number };
}

/**
 * The rows of a long list that is one tab stop: arrow keys, Page keys, Home and End move between rows. A row has the
 * attribute `data-index` on the element that takes the focus.
 */
export function useRovingRows({ count, rowHeightPx, idAt, indexOf, initialRect }: RovingRowsParams) {
  const scroller = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState<{ id: string | undefined; index: number }>({ id: undefined, index: 0 });
  const found = stop.id === undefined ? -1 : indexOf(stop.id);
  const active = Math.max(0, Math.min(count - 1, found >= 0 ? found : stop.index));
  /** The row that gets the focus once it is rendered. */
  const wanted = useRef<number>(undefined);
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    getItemKey: (index) => idAt(index) ?? index,
    estimateSize: () => rowHeightPx,
    overscan: 6,
    initialRect,
    // The focused row stays in the document, however far the list is scrolled.
    rangeExtractor: ({ startIndex, endIndex, overscan, count }) => {
      const from = Math.max(0, startIndex - overscan);
      const to = Math.min(count - 1, endIndex + overscan);
      const range = Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);
      return active < count && (active < from || active > to) ? [...range, active].sort((a, b) => a - b) : range;
    },
  });

  // A row that has just loaded takes the focus of its placeholder.
  useEffect(() => {
    if (wanted.current === undefined) return;
    const row = scroller.current?.querySelector<HTMLElement>(`[data-index="${wanted.current}"]`);
    const focused = focusedElement();
    if (!row || (focused !== document.body && !scroller.current?.contains(focused))) return;
    if (idAt(wanted.current) !== undefined) wanted.current = undefined;
    row.focus();
  });

  const latestIdAt = useRef(idAt);
  latestIdAt.current = idAt;
  /** The same function between renders, so that scrolling doesn't render all rows again. */
  const setActive = useCallback((index: number) => {
    const id = latestIdAt.current(index);
    setStop((before) => (before.id === id && before.index === index ? before : { id, index }));
  }, []);

  /** Moves the focus. False if the key isn't one of the list. */
  function move(event: KeyboardEvent): boolean {
    const page = Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / rowHeightPx) - 1);
    const steps: Record<string, number> = {
      ArrowDown: active + 1,
      ArrowUp: active - 1,
      PageDown: active + page,
      PageUp: active - page,
      Home: 0,
      End: count - 1,
    };
    const to = steps[event.key];
    if (to === undefined) return false;
    event.preventDefault();
    const index = Math.max(0, Math.min(count - 1, to));
    wanted.current = index;
    setActive(index);
    virtual.scrollToIndex(index, { align: 'auto' });
    return true;
  }

  return { scroller, virtual, active, setActive, move };
}
