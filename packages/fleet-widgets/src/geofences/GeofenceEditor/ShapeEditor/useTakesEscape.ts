import { type RefObject, useEffect } from 'react';

/**
 * Handles Escape in an element while it has something to cancel. Dialogs listen on the document and ignore prevented
 * events, so the window prevents it first.
 */
export function useTakesEscape(element: RefObject<Element | null>, cancel: (() => void) | undefined): void {
  useEffect(() => {
    if (!cancel) return;
    const take = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !element.current?.contains(event.target as Node)) return;
      event.preventDefault();
      cancel();
    };
    window.addEventListener('keydown', take, { capture: true });
    return () => window.removeEventListener('keydown', take, { capture: true });
  }, [element, cancel]);
}
