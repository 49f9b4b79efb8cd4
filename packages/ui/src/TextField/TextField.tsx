import { type ComponentProps, type PointerEvent, type ReactNode, useRef } from 'react';
import { type ControlSize, Field, type FieldTexts, useFieldIds } from '../Field/Field';
import { FieldAffix, FieldBox } from '../Field/FieldBox';
import { mergeRefs } from '../internal/mergeRefs';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { useLengthCount } from './useLengthCount';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'size' | 'prefix'>, FieldTexts {
  /** Height: 19, 32, 44 or 56 px. @default 'small' */
  size?: ControlSize;
  /** Icon or sign inside, before the text. */
  prefix?: ReactNode;
  /** Unit, or a small button, inside after the text. */
  suffix?: ReactNode;
  /** Shows how many of `maxLength` characters are used. @default true when `maxLength` is given and `size` is not 'xsmall' */
  counted?: boolean;
  /** Spoken near the end of `maxLength`. @default (left) => `${left} characters left` */
  countText?: (left: number) => string;
}

/** One line of text. `ref` and all attributes of an input reach the input; `className` the frame. Several lines are a `TextArea`. */
export function TextField(props: TextFieldProps) {
  const { label, required, optional, hint, error, labelEnd, size = 'small', prefix, suffix, ...more } = props;
  const { counted, countText, className, id, ref, onInput, ...input } = more;
  const { controlId, describedById } = useFieldIds(id);
  const control = useRef<HTMLInputElement>(null);
  const { maxLength, value, defaultValue } = input;
  const shown = counted ?? size !== 'xsmall';
  const { count, spoken, handleInput } = useLengthCount({
    control,
    initial: value ?? defaultValue,
    maxLength,
    shown,
    countText,
  });
  const describedBy = [error || hint ? describedById : '', input['aria-describedby'] ?? ''].join(' ').trim();

  return (
    <Field
      {...{ label, required, optional, hint, error, labelEnd, controlId, describedById, className }}
      footnote={count}
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
          aria-required={required || undefined}
          aria-invalid={error ? true : undefined}
          {...input}
          ref={mergeRefs(ref, control)}
          id={controlId}
          aria-describedby={describedBy || undefined}
          onInput={(event) => {
            handleInput();
            onInput?.(event);
          }}
        />
        {suffix && <FieldAffix>{suffix}</FieldAffix>}
      </FieldBox>
      {count && <VisuallyHidden role="status">{spoken}</VisuallyHidden>}
    </Field>
  );
}

/** A press anywhere in the box reaches the text, as the box is what is drawn as the field. */
function focusInput(event: PointerEvent<HTMLElement>) {
  const pressed = event.target as HTMLElement;
  if (pressed.closest('button, a, input')) return;
  event.preventDefault();
  event.currentTarget.querySelector('input')?.focus();
}
