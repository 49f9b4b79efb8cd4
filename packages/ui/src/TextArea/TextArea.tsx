import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { type ControlSize, Field, type FieldTexts, useFieldIds } from '../Field/Field';
import { FieldBox } from '../Field/FieldBox';
import { mergeRefs } from '../internal/mergeRefs';
import { useLengthCount } from '../TextField/useLengthCount';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';

export interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'rows'>, FieldTexts {
  /** Size of the text, as in a field of 32, 44 or 56 px. @default 'small' */
  size?: Exclude<ControlSize, 'xsmall'>;
  /** Lines of an empty field. @default 3 */
  minRows?: number;
  /** Lines from which on the text scrolls. @default 10 */
  maxRows?: number;
  /** Shows how many of `maxLength` characters are used. @default true when `maxLength` is given */
  counted?: boolean;
  /** Spoken near the end of `maxLength`. @default (left) => `${left} characters left` */
  countText?: (left: number) => string;
}

/** Several lines of text; the field grows with them. Renders a `textarea`: `ref` and its attributes reach it. One line is a `TextField`. */
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
  const { controlId, describedById } = useFieldIds(id);
  const control = useRef<HTMLTextAreaElement>(null);
  const initial = area.value ?? area.defaultValue;
  const { count, spoken, handleInput } = useLengthCount({
    control,
    initial,
    maxLength: area.maxLength,
    shown: counted,
    countText,
  });
  const describedBy = [error || hint ? describedById : '', area['aria-describedby'] ?? ''].join(' ').trim();

  // the text may come from outside at any time
  useLayoutEffect(() => fitHeight(control.current));

  return (
    <Field
      {...{ label, required, optional, hint, error, labelEnd, controlId, describedById, className }}
      footnote={count}
    >
      <Box data-size={size} data-invalid={error ? '' : undefined} data-disabled={area.disabled ? '' : undefined}>
        <textarea
          aria-required={required || undefined}
          aria-invalid={error ? true : undefined}
          {...area}
          ref={mergeRefs(ref, control)}
          id={controlId}
          rows={minRows}
          aria-describedby={describedBy || undefined}
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
  > textarea {
    appearance: none;
    flex: 1;
    field-sizing: content;
    box-sizing: content-box;
    inline-size: auto;
    min-inline-size: 0;
    margin: 0;
    padding: 5px 10px;
    border: 0;
    outline: none;
    background: none;
    color: inherit;
    font: inherit;
    letter-spacing: inherit;
    overflow-wrap: anywhere;
    resize: none;
    scrollbar-width: thin;
  }
  &[data-size='medium'] > textarea {
    padding: 11px 12px;
  }
  &[data-size='large'] > textarea {
    padding: 15px 16px;
    line-height: 24px;
  }
  > textarea::placeholder {
    color: var(--gh-color-text-subtle);
    opacity: 1;
  }
  > textarea:disabled {
    cursor: not-allowed;
  }
`;
