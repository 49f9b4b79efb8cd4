import { type RefObject, useEffect } from 'react';

/**
 * Handles Escape in an element while it has something to clear or reset. Overlays around it listen on the document and
 * ignore prevented events, so the window prevents it first.
 */
export function useTakesEscape(element: RefObject<Element | null>, active: boolean) {
  useEffect(() => {
    if (!active) return;
    const take = (event: KeyboardEvent) => {
      const inside = element.current?.contains(event.target as Node);
      if (event.key === 'Escape' && !event.isComposing && inside) event.preventDefault();
    };
    window.addEventListener('keydown', take, { capture: true });
    return () => window.removeEventListener('keydown', take, { capture: true });
  }, [element, active]);
}
