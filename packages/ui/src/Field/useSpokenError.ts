import { type FocusEvent, useLayoutEffect, useRef } from 'react';
import { focusedElement } from '../internal/focusedElement';

/**
 * Announces an error that appears while its field has focus or has just lost it. Submitting a form with several errors
 * moves the focus to the first one, which is then read, so nothing else is announced.
 */
export function useSpokenError() {
  const region = useRef<HTMLSpanElement>(null);
  /** Where the focus was or moved to when the field was last used; null after it arrives until a key is pressed. */
  const focus = useRef<Element | null>(null);

  // Decided in the same task as the text change, because live regions are evaluated then.
  useLayoutEffect(() => {
    const focused = focusedElement();
    // Between two elements, the focus is on the body.
    const stays = focus.current !== null && (focused === focus.current || focused === document.body);
    region.current?.setAttribute('aria-live', stays ? 'polite' : 'off');
  });

  return {
    region,
    frame: {
      onFocus: () => {
        focus.current = null;
      },
      onKeyDown: () => {
        focus.current = focusedElement();
      },
      onBlur: ({ relatedTarget }: FocusEvent) => {
        focus.current = relatedTarget ?? document.body;
      },
    },
  };
}
