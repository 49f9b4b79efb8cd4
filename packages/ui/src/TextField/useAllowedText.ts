import { type RefObject, useEffect } from 'react';

/**
 * Refuses typed characters after which the text would not fit the pattern. What is pasted is taken as it is, so that
 * the field can say what is wrong with it.
 */
export function useAllowedText(control: RefObject<HTMLInputElement | null>, pattern: RegExp) {
  const { source } = pattern;
  // heard at the element: React's onBeforeInput is an older event without the kind of input
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
