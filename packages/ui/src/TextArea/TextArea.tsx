import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { type ControlSize, Field, type FieldTexts } from '../Field/Field';
import { FieldBox } from '../Field/FieldBox';
import { useFieldAnatomy } from '../Field/useFieldAnatomy';
import { mergeRefs } from '../internal/mergeRefs';
import { useLengthCount } from '../TextField/useLengthCount';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';

export interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'rows'>, FieldTexts {
  /** Text size, as in a field of 32, 44 or 56 px. @default 'small' */
  size?: Exclude<ControlSize, 'xsmall'> | undefined;
  /** Lines of an empty field. @default 3 */
  minRows?: number | undefined;
  /** Number of lines from which the text scrolls. @default 10 */
  maxRows?: number | undefined;
  /** Shows how many of `maxLength` characters are used. @default true when `maxLength` is given */
  counted?: boolean | undefined;
  /** Announced near `maxLength`. @default (left) => `${left} characters left` */
  countText?: ((left: number) => string) | undefined;
}

/**
 * Several lines of text; the field grows with them. Renders a `textarea`, which gets `ref` and attributes. For one
 * line, use a `TextField`.
 */
export function TextArea(props: TextAreaProps) {
  const {
    label,
    required,
    optional,
    hint,
    error,
    labelEnd,
    size = 'small',
    minRows = 3,
    maxRows = 10,
    ...more
  } = props;
  const { counted = true, countText, className, id, ref, onInput, ...area } = more;
  const parts = useFieldAnatomy(props);
  const control = useRef<HTMLTextAreaElement>(null);
  const initial = area.value ?? area.defaultValue;
  const { count, spoken, handleInput } = useLengthCount({
    control,
    initial,
    maxLength: area.maxLength,
    shown: counted,
    countText,
  });

  // The text may be changed from outside at any time.
  useLayoutEffect(() => fitHeight(control.current));

  return (
    <Field {...parts.field} footnote={count}>
      <Box {...parts.box}>
        <textarea
          {...parts.control}
          {...area}
          ref={mergeRefs(ref, control)}
          rows={minRows}
          aria-describedby={parts.control['aria-describedby']}
          style={{ ...area.style, minBlockSize: `${minRows}lh`, maxBlockSize: `${maxRows}lh` }}
          onInput={(event) => {
            fitHeight(control.current);
            handleInput();
            onInput?.(event);
          }}
        />
      </Box>
      {count && <VisuallyHidden role="status">{spoken}</VisuallyHidden>}
    </Field>
  );
}

const GROWS_ITSELF = globalThis.CSS?.supports?.('field-sizing', 'content') ?? false;

function fitHeight(element: HTMLTextAreaElement | null) {
  if (!element || GROWS_ITSELF) return;
  element.style.blockSize = 'auto';
  element.style.blockSize = `${element.scrollHeight}px`;
}

const Box = styled(FieldBox)`
  &&& {
    block-size: auto;
    padding: 0;
    line-height: 20px;
    white-space: normal;
  }
  &&& > textarea {
    inline-size: auto;
    block-size: auto;
    field-sizing: content;
    box-sizing: content-box;
    /* With one line of text, it's as tall as a text field. */
    padding: calc((var(--gh-field-height) - 2px - 1lh) / 2) var(--gh-field-padding);
    overflow-wrap: anywhere;
    resize: none;
    scrollbar-width: thin;
  }
  &[data-size='large'] > textarea {
    line-height: 24px;
  }
`;
