import { type RefObject, useEffect } from 'react';

/** Adds the values when a form is read, so that a hundred thousand of them need no hidden inputs. */
export function useFormData(
  field: RefObject<HTMLInputElement | null>,
  name: string | undefined,
  values: readonly string[],
  disabled: boolean,
) {
  // Forms collect their data with an event.
  useEffect(() => {
    const form = field.current?.form;
    if (!form || !name || disabled) return;
    const add = ({ formData }: FormDataEvent) => {
      for (const value of values) formData.append(name, value);
    };
    form.addEventListener('formdata', add);
    return () => form.removeEventListener('formdata', add);
  }, [field, name, values, disabled]);
}
