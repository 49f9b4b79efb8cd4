import { useEffect, useRef } from 'react';
import type { Cell } from '../map/cell';

/** A row that passes below the mouse while a list is scrolled isn't hovered. */
const RESTS_AFTER_MS = 80;

/** Sets what is hovered once the mouse rests on it, and at once when it has left. */
export function useRestingHover(hovered: Cell<string | undefined>): (id: string | undefined) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const hover = useRef((id: string | undefined) => {
    clearTimeout(timer.current);
    if (id === undefined) hovered.set(undefined);
    else timer.current = setTimeout(() => hovered.set(id), RESTS_AFTER_MS);
  });
  return hover.current;
}
