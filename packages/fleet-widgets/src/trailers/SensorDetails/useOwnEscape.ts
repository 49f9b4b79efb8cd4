import { focusedElement } from '@gladhand/ui';
import { type RefObject, useEffect, useRef } from 'react';

/** Radix's element around tooltips and menus. While one is open, Escape closes it first. */
const FLOATING = '[data-radix-popper-content-wrapper]:not(:has([data-passes-escape]))';

/**
 * Makes Escape inside an element close only that element. A drawer next to it listens on the document, so this listener
 * has to run first.
 */
export function useOwnEscape(within: RefObject<HTMLElement | null>, onEscape: () => void): void {
  const latest = useRef(onEscape);
  latest.current = onEscape;
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !within.current?.contains(focusedElement())) return;
      if ((within.current.getRootNode() as Document | ShadowRoot).querySelector(FLOATING)) return;
      event.stopPropagation();
      latest.current();
    };
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, [within]);
}
