import { useEffect, useRef } from 'react';
import type { Cell } from '../map/cell';

/** A row that passes below the mouse while a list is scrolled isn't hovered. */
const RESTS_AFTER_MS = 80;

/**
 * Sets what is hovered once the mouse rests on a row or outside of the rows. Until then, what was hovered stays, so that
 * a map that marks it isn't drawn again while its list is scrolled.
 */
export function useRestingHover(hovered: Cell<string | undefined>): (id: string | undefined) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const frame = useRef(0);
  const own = useRef<string>(undefined);
  const stop = useRef(() => {
    clearTimeout(timer.current);
    cancelAnimationFrame(frame.current);
  });
  const rest = useRef((id: string | undefined) => {
    // What the map has set since stays.
    if (id === undefined && hovered.get() !== own.current) return;
    own.current = id;
    hovered.set(id);
  });
  useEffect(() => stop.current, []);
  const hover = useRef((id: string | undefined) => {
    stop.current();
    timer.current = setTimeout(() => {
      // Where a frame takes longer than the mouse has to rest, its events come first.
      frame.current = requestAnimationFrame(() => rest.current(id));
    }, RESTS_AFTER_MS);
  });
  return hover.current;
}
