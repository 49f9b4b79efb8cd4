import { type ComponentProps, type ReactNode, useRef } from 'react';
import { type ControlSize, Field, type FieldTexts } from '../Field/Field';
import { FieldAffix, FieldBox } from '../Field/FieldBox';
import { focusText, useFieldAnatomy } from '../Field/useFieldAnatomy';
import { mergeRefs } from '../internal/mergeRefs';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { useLengthCount } from './useLengthCount';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'size' | 'prefix'>, FieldTexts {
  /** Height: 19, 32, 44 or 56 px. @default 'small' */
  size?: ControlSize | undefined;
  /** Icon or sign inside, before the text. */
  prefix?: ReactNode;
  /** Unit or small button inside, after the text. */
  suffix?: ReactNode;
  /** Shows how many of `maxLength` characters are used. @default true when `maxLength` is given and `size` is not 'xsmall' */
  counted?: boolean | undefined;
  /** Announced near `maxLength`. @default (left) => `${left} characters left` */
  countText?: ((left: number) => string) | undefined;
}

/**
 * One line of text. The input gets `ref` and all attributes, the frame `className`. For several lines, use a
 * `TextArea`.
 */
export function TextField(props: TextFieldProps) {
  const { label, required, optional, hint, error, labelEnd, size = 'small', prefix, suffix, ...more } = props;
  const { counted, countText, className, id, ref, onInput, ...input } = more;
  const parts = useFieldAnatomy(props);
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

  return (
    <Field {...parts.field} footnote={count}>
      <FieldBox {...parts.box} onPointerDown={focusText}>
        {prefix && <FieldAffix>{prefix}</FieldAffix>}
        <input
          type="text"
          {...parts.control}
          {...input}
          ref={mergeRefs(ref, control)}
          aria-describedby={parts.control['aria-describedby']}
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
