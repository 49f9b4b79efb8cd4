import { type RefObject, useEffect, useRef } from 'react';

/**
 * Prevents the form around an invalid control from being submitted, and focuses the control. Browsers do this for their
 * own fields; here it also works with `noValidate`, which forms with their own rules have.
 */
export function useHeldForm(control: RefObject<HTMLInputElement | null>, isWrong: () => boolean) {
  const latest = useRef(isWrong);

  useEffect(() => {
    latest.current = isWrong;
  });

  // A listener on the form that runs before React's.
  useEffect(() => {
    const form = control.current?.form;
    const hold = (event: SubmitEvent) => {
      // Disabled and read-only controls don't affect the form.
      if (!control.current?.willValidate || !latest.current()) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      control.current.focus();
    };
    form?.addEventListener('submit', hold, { capture: true });
    return () => form?.removeEventListener('submit', hold, { capture: true });
  }, [control]);
}
