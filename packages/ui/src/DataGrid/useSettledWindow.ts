import { startTransition, useEffect, useState } from 'react';
import type { ItemRange } from './gridTypes';

/** After the last new columns. At usual speeds, scrolling adds the next ones earlier than that. */
const SETTLED_MS = 300;
const NONE: ItemRange = { first: 0, last: -1 };

/**
 * The columns whose header cells are complete: at first after the rows, then as soon as scrolling no longer adds
 * columns. Until then a cell has only its title.
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
