import { type RefObject, useEffect } from 'react';

/**
 * Refuses typed characters that don't fit the pattern. Pasted text is accepted, so that the field can show an error.
 */
export function useAllowedText(control: RefObject<HTMLInputElement | null>, pattern: RegExp) {
  const { source } = pattern;
  // A listener on the element, because React's onBeforeInput is an older event without the input type.
  useEffect(() => {
    const element = control.current;
    const allowed = new RegExp(source);
    const judge = (event: InputEvent) => {
      if (event.inputType !== 'insertText' || !element || event.data === null) return;
      const { value, selectionStart, selectionEnd } = element;
      const next = value.slice(0, selectionStart ?? undefined) + event.data + value.slice(selectionEnd ?? undefined);
      if (!allowed.test(next)) event.preventDefault();
    };
    element?.addEventListener('beforeinput', judge);
    return () => element?.removeEventListener('beforeinput', judge);
  }, [control, source]);
}
