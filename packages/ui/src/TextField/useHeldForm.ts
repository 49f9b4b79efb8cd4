import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the form around a control from being sent while something wrong stands in it, and brings the focus there. The
 * browser does it for its own fields; here it also holds for `noValidate`, which forms with rules of their own have.
 */
export function useHeldForm(control: RefObject<HTMLInputElement | null>, isWrong: () => boolean) {
  const latest = useRef(isWrong);

  useEffect(() => {
    latest.current = isWrong;
  });

  // at the form, before React hears of it
  useEffect(() => {
    const form = control.current?.form;
    const hold = (event: SubmitEvent) => {
      // what is disabled or read-only is no matter of the form
      if (!control.current?.willValidate || !latest.current()) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      control.current.focus();
    };
    form?.addEventListener('submit', hold, { capture: true });
    return () => form?.removeEventListener('submit', hold, { capture: true });
  }, [control]);
}
