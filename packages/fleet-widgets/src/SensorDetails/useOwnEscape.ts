import { type RefObject, useEffect, useRef } from 'react';

/** What Radix draws around tooltips and menus: while one is open, Escape is its, unless it lets the key pass. */
const FLOATING = '[data-radix-popper-content-wrapper]:not(:has([data-passes-escape]))';

/**
 * Escape inside an element closes it and nothing else. A drawer that stands beside it listens on the document, so this
 * has to come before.
 */
export function useOwnEscape(within: RefObject<HTMLElement | null>, onEscape: () => void): void {
  const latest = useRef(onEscape);
  latest.current = onEscape;
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !within.current?.contains(document.activeElement)) return;
      if (document.querySelector(FLOATING)) return;
      event.stopPropagation();
      latest.current();
    };
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, [within]);
}
