import { type RefObject, useEffect, useRef } from 'react';

/**
 * Calls back when the form around a control is emptied. It cannot be seen in a value when an unreadable text counted
 * as nothing already.
 */
export function useFormReset(control: RefObject<HTMLInputElement | null>, onReset: () => void) {
  const latest = useRef(onReset);

  useEffect(() => {
    latest.current = onReset;
  });

  // the form tells of it by an event
  useEffect(() => {
    const form = control.current?.form;
    const tell = () => latest.current();
    form?.addEventListener('reset', tell);
    return () => form?.removeEventListener('reset', tell);
  }, [control]);
}
