import { useRef } from 'react';
import { focusedElement, holdsElement } from './focusedElement';
import type { FocusLayerProps } from './overlayProps';

/**
 * Returns the focus to where it was before a layer opened, which may be a map, a row or code instead of a trigger. If
 * the user has moved the focus elsewhere, it stays there.
 */
export function useReturnFocus(rest: Pick<FocusLayerProps, 'onOpenAutoFocus' | 'onCloseAutoFocus'>) {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus(event: Event) {
      opener.current = focusedElement();
      rest.onOpenAutoFocus?.(event);
    },
    onCloseAutoFocus(event: Event) {
      rest.onCloseAutoFocus?.(event);
      const [from, focused, { body }] = [opener.current, focusedElement(), document];
      // Without such an element, the layer uses its trigger.
      if (event.defaultPrevented || !(from instanceof HTMLElement) || from === body || !from.isConnected) return;
      event.preventDefault();
      // A layer below takes the focus that this one leaves, but for its container only.
      if (focused === null || holdsElement(focused, from)) from.focus();
    },
  };
}
