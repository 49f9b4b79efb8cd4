import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { isRtl } from '../internal/direction';

/** Moves the focus between chips with arrow keys; Tab stops at one of them. */
export function useChipFocus(count: number, text: RefObject<HTMLInputElement | null>) {
  const list = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const goTo = useRef<number>(undefined);
  const reachable = Math.min(current, count - 1);

  function focus(at: number) {
    setCurrent(at);
    // The first button of an item is the chip itself.
    if (at >= count) text.current?.focus();
    else list.current?.children[at]?.querySelector('button')?.focus();
  }

  // Removing a chip removes its focus, so the next one gets it after the render.
  useEffect(() => {
    if (goTo.current !== undefined) focus(goTo.current);
    goTo.current = undefined;
  });

  function backward(event: KeyboardEvent) {
    return event.key === (isRtl(list.current) ? 'ArrowRight' : 'ArrowLeft');
  }

  function forward(event: KeyboardEvent) {
    return event.key === (isRtl(list.current) ? 'ArrowLeft' : 'ArrowRight');
  }

  function enterFromText(event: KeyboardEvent) {
    if (count === 0 || !backward(event)) return;
    event.preventDefault();
    focus(count - 1);
  }

  function handleKey(event: KeyboardEvent, at: number, remove: () => void) {
    const removes = event.key === 'Delete' || event.key === 'Backspace';
    if (removes) {
      goTo.current = event.key === 'Backspace' && at > 0 ? at - 1 : at;
      remove();
    } else if (backward(event)) focus(Math.max(0, at - 1));
    else if (forward(event)) focus(at + 1);
    else if (event.key === 'Home') focus(0);
    else if (event.key === 'End') focus(count);
    else return;
    event.preventDefault();
  }

  return { list, reachable, enterFromText, handleKey };
}
