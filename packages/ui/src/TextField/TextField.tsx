import { type ComponentProps, type FormEvent, type ReactNode, useState } from 'react';
import { type ControlSize, Field, type FieldTexts, useFieldIds } from '../Field/Field';
import { FieldAffix, FieldBox } from '../Field/FieldBox';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'size' | 'prefix'>, FieldTexts {
  /** Height: 19, 32, 44 or 56 px. @default 'small' */
  size?: ControlSize;
  /** Icon or sign inside, before the text. */
  prefix?: ReactNode;
  /** Unit, or a small button, inside after the text. */
  suffix?: ReactNode;
  /** Shows how many of `maxLength` characters are used. @default true when `maxLength` is given and `size` is not 'xsmall' */
  counted?: boolean;
}

/** One line of text. `ref` and all attributes of an input reach the input; `className` the frame. */
export function TextField(props: TextFieldProps) {
  const {
    label,
    required,
    optional,
    hint,
    error,
    labelEnd,
    size = 'small',
    prefix,
    suffix,
    counted,
    className,
    id,
    onInput,
    ...input
  } = props;
  const { controlId, describedById } = useFieldIds(id);
  const [typedLength, setTypedLength] = useState(String(input.defaultValue ?? '').length);
  const length = input.value === undefined ? typedLength : String(input.value).length;
  const showCount = counted ?? (input.maxLength !== undefined && size !== 'xsmall');
  const describedBy = [error || hint ? describedById : '', input['aria-describedby'] ?? ''].join(' ').trim();

  function handleInput(event: FormEvent<HTMLInputElement>) {
    setTypedLength(event.currentTarget.value.length);
    onInput?.(event as Parameters<NonNullable<typeof onInput>>[0]);
  }

  return (
    <Field
      {...{ label, required, optional, hint, error, labelEnd, controlId, describedById, className }}
      footnote={showCount && input.maxLength !== undefined ? `${length}/${input.maxLength}` : undefined}
    >
      <FieldBox
        data-size={size}
        data-invalid={error ? '' : undefined}
        data-disabled={input.disabled ? '' : undefined}
        onPointerDown={focusInput}
      >
        {prefix && <FieldAffix>{prefix}</FieldAffix>}
        <input
          type="text"
          id={controlId}
          aria-required={required || undefined}
          aria-invalid={error ? true : undefined}
          {...input}
          aria-describedby={describedBy || undefined}
          onInput={handleInput}
        />
        {suffix && <FieldAffix>{suffix}</FieldAffix>}
      </FieldBox>
    </Field>
  );
}

/** A press anywhere in the box reaches the text, as the box is what is drawn as the field. */
function focusInput(event: React.PointerEvent<HTMLElement>) {
  const pressed = event.target as HTMLElement;
  if (pressed.closest('button, a, input')) return;
  event.preventDefault();
  event.currentTarget.querySelector('input')?.focus();
}
