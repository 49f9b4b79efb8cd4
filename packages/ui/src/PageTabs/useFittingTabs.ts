import { type RefObject, useCallback, useLayoutEffect, useState } from 'react';
import { fittingTabs } from './fittingTabs';

interface Fitting {
  /** Places of the tabs in the row. */
  shown: readonly number[];
  /** Where the button ends, from the end of the row, in CSS pixels. */
  endPx: number;
}

/**
 * Which children of a row fit into it, measured whenever the row or one of them changes its size. The last child is the
 * button that opens the rest.
 */
export function useFittingTabs(row: RefObject<HTMLElement | null>, count: number, current: number): Fitting {
  const [fitting, setFitting] = useState<Fitting>({ shown: Array.from({ length: count }, (_, at) => at), endPx: 0 });

  const measure = useCallback(() => {
    const children = [...(row.current?.children ?? [])] as HTMLElement[];
    const button = children.pop();
    if (!row.current || !button) return;
    const style = getComputedStyle(row.current);
    const [gapPx, startPx, paddingPx] = [style.columnGap, style.paddingInlineStart, style.paddingInlineEnd].map(
      (text) => Number.parseFloat(text) || 0,
    ) as [number, number, number];
    const widths = children.map((tab) => tab.getBoundingClientRect().width);
    const morePx = button.getBoundingClientRect().width;
    const availablePx = row.current.clientWidth - startPx - paddingPx;
    // A row that isn't rendered has no widths.
    if (availablePx <= 0) return;
    const shown = fittingTabs({ widths, gapPx, morePx, availablePx }, current);
    const usedPx = shown.reduce((sum, place) => sum + (widths[place] ?? 0) + gapPx, 0) + morePx;
    const endPx = Math.round(paddingPx + Math.max(0, availablePx - usedPx));
    setFitting((before) =>
      before.endPx === endPx && before.shown.join() === shown.join() ? before : { shown, endPx },
    );
  }, [row, current]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: other tabs are other elements
  useLayoutEffect(() => {
    measure();
    if (!row.current || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(measure);
    observer.observe(row.current);
    for (const child of row.current.children) observer.observe(child);
    return () => observer.disconnect();
  }, [measure, row, count]);

  return fitting;
}
