import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { Asterisk } from '../Field/Field';
import { FieldAbout } from '../Field/FieldAbout';
import { useSpokenError } from '../Field/useSpokenError';
import { choiceBox, chosenBox, dash, tick } from '../internal/choiceStyles';
import { mergeRefs } from '../internal/mergeRefs';
import { focusRing, ownLabel } from '../internal/styles';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'size'> {
  /** Label next to the box. Without it, set `aria-label`. */
  label?: ReactNode;
  /** Second line below the label. */
  hint?: ReactNode;
  /** Error as a sentence. It is announced if it appears while the checkbox has focus or loses it. */
  error?: ReactNode;
  /** Must be checked: an asterisk follows the label. @default false */
  required?: boolean | undefined;
  /** Only some of the items are checked. @default false */
  indeterminate?: boolean | undefined;
}

/** An option that takes effect when its form is saved. For an immediate effect, use a `Switch`. */
export function Checkbox({ label, hint, error, indeterminate = false, ref, id, className, ...rest }: CheckboxProps) {
  const own = useId();
  const box = useRef<HTMLInputElement>(null);
  const controlId = id ?? own;
  const aboutId = `${controlId}-about`;
  const { region, frame } = useSpokenError();

  // The indeterminate state can't be set by an attribute.
  useEffect(() => {
    if (box.current) box.current.indeterminate = indeterminate;
  }, [indeterminate]);

  return (
    <Row className={className} {...frame}>
      <label htmlFor={controlId}>
        <Box
          type="checkbox"
          ref={mergeRefs(ref, box)}
          id={controlId}
          aria-invalid={error ? true : undefined}
          aria-describedby={hint || error ? aboutId : undefined}
          {...rest}
        />
        {label && (
          <span>
            {label}
            {rest.required && <Asterisk aria-hidden="true">*</Asterisk>}
          </span>
        )}
      </label>
      <Below data-empty={error || hint ? undefined : ''}>
        <FieldAbout id={aboutId} {...{ region, error, hint }} />
      </Below>
    </Row>
  );
}

const Row = styled.div`
  > label {
    ${ownLabel}
    display: inline-flex;
    align-items: flex-start;
    gap: 8px;
    min-block-size: 24px;
    padding-block: 2px;
    cursor: pointer;
  }
  > label:has(:disabled) {
    color: var(--gh-color-text-disabled);
    cursor: not-allowed;
  }
  @media (forced-colors: active) {
    > label:has(:disabled) {
      color: GrayText;
    }
  }
`;

const Box = styled.input`
  ${choiceBox}
  appearance: none;
  margin: 2.5px 0;
  cursor: inherit;
  transition: background-color var(--gh-duration-quick) var(--gh-ease-out);

  &:is(:checked, :indeterminate) {
    ${chosenBox}
  }
  &:checked::before {
    ${tick}
  }
  &:indeterminate::before {
    ${dash}
  }
  &[aria-invalid='true'] {
    border-color: var(--gh-color-icon-critical);
    box-shadow: 0 0 0 1px var(--gh-color-icon-critical);
  }
  &:disabled {
    background: var(--gh-color-surface-sunken);
    border-color: var(--gh-color-border-neutral);
  }
  &:disabled::before {
    border-color: var(--gh-color-text-disabled);
  }
  &:focus-visible {
    ${focusRing}
  }
  /* 15 px are drawn, 24 px are hit even without a label */
  &::after {
    content: '';
    position: absolute;
    inset: -5.5px;
  }
  @media (forced-colors: active) {
    appearance: auto;
    &::before {
      display: none;
    }
  }
`;

const Below = styled.div`
  padding-inline-start: 23px;

  &[data-empty] {
    padding: 0;
  }
`;
