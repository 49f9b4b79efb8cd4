import { startTransition, useEffect, useState } from 'react';
import type { ItemRange } from './gridTypes';

/** Time without new columns after which scrolling counts as finished. At usual speeds, they follow sooner. */
const SETTLED_MS = 300;
const NONE: ItemRange = { first: 0, last: -1 };

/**
 * The columns whose header cells are complete. Until the rows are rendered, and while scrolling adds columns, a header
 * cell has only its title.
 */
export function useSettledWindow(near: ItemRange): ItemRange {
  const [settled, setSettled] = useState(NONE);
  const isFirst = isEmpty(settled);
  useEffect(() => {
    // The painter has not measured the columns yet.
    if (isEmpty(near)) return;
    const settle = () => startTransition(() => setSettled(near));
    if (isFirst) return settle();
    const timer = setTimeout(settle, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [near, isFirst]);
  return settled;
}

const isEmpty = ({ first, last }: ItemRange) => last < first;
