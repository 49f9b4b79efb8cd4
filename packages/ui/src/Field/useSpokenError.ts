import { type FocusEvent, useLayoutEffect, useRef } from 'react';

/**
 * Lets an error be spoken that appears while its field is used or has just been left. Who saves a form with many errors
 * is taken to the first one and hears it there: then nothing is spoken beside it.
 */
export function useSpokenError() {
  const region = useRef<HTMLSpanElement>(null);
  /** Where the focus was or went when the field was last used; null from when it comes in until a key is pressed. */
  const focus = useRef<Element | null>(null);

  // decided in the task that changes the text, which is when a live region is looked at
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    // between two elements the focus is on the body
    const stays = focus.current !== null && (activeElement === focus.current || activeElement === body);
    region.current?.setAttribute('aria-live', stays ? 'polite' : 'off');
  });

  return {
    region,
    frame: {
      onFocus: () => {
        focus.current = null;
      },
      onKeyDown: () => {
        focus.current = document.activeElement;
      },
      onBlur: ({ relatedTarget }: FocusEvent) => {
        focus.current = relatedTarget ?? document.body;
      },
    },
  };
}
