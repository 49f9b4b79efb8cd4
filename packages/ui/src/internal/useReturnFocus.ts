import { useRef } from 'react';
import type { FocusLayerProps } from './overlayProps';

/**
 * Gives the focus back to where it was before a layer opened: it may have been opened from a map, a row or code, which is
 * no trigger. Who has gone on elsewhere is left there.
 */
export function useReturnFocus(rest: Pick<FocusLayerProps, 'onOpenAutoFocus' | 'onCloseAutoFocus'>) {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus(event: Event) {
      opener.current = document.activeElement;
      rest.onOpenAutoFocus?.(event);
    },
    onCloseAutoFocus(event: Event) {
      rest.onCloseAutoFocus?.(event);
      const [from, { activeElement, body }] = [opener.current, document];
      // without a place to go back to, the layer looks for its trigger
      if (event.defaultPrevented || !(from instanceof HTMLElement) || from === body || !from.isConnected) return;
      event.preventDefault();
      if (activeElement === null || activeElement === body) from.focus();
    },
  };
}
