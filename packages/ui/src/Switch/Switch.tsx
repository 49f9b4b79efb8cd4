import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { focusRing, ownLabel } from '../internal/styles';

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'size'> {
  /** What is on or off; it doesn't change with the state. Without it, set `aria-label`. */
  label?: ReactNode;
}

/** Turns something on or off immediately. If the change needs to be saved, use a `Checkbox`. */
export function Switch({ label, className, ...rest }: SwitchProps) {
  return (
    <Row className={className}>
      <Track type="checkbox" role="switch" {...rest} />
      {label && <span>{label}</span>}
    </Row>
  );
}

const Row = styled.label`
  ${ownLabel}
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-block-size: 24px;
  cursor: pointer;

  &:has(:disabled) {
    color: var(--gh-color-text-disabled);
    cursor: not-allowed;
  }
  @media (forced-colors: active) {
    &:has(:disabled) {
      color: GrayText;
    }
  }
`;

const Track = styled.input`
  appearance: none;
  position: relative;
  flex: none;
  inline-size: 28px;
  block-size: 16px;
  margin: 0;
  border: 0;
  border-radius: var(--gh-radius-full);
  background: var(--gh-color-border-control);
  cursor: inherit;
  transition: background-color var(--gh-duration-base) var(--gh-ease-out);

  &::before {
    content: '';
    position: absolute;
    inset-block-start: 2px;
    inset-inline-start: 2px;
    inline-size: 12px;
    block-size: 12px;
    border-radius: var(--gh-radius-full);
    background: var(--gh-color-on-solid-brand);
    box-shadow: 0 1px 2px rgb(0 0 0 / 0.3);
    transition: inset-inline-start var(--gh-duration-base) var(--gh-ease-out);
  }
  &::after {
    content: '';
    position: absolute;
    inset: -4px 0;
  }
  &:checked {
    background: var(--gh-color-solid-brand);
  }
  &:checked::before {
    inset-inline-start: 14px;
  }
  &:disabled {
    opacity: 0.45;
  }
  &:focus-visible {
    ${focusRing}
  }
  @media (prefers-reduced-motion: reduce) {
    &::before {
      transition: none;
    }
  }
  @media (forced-colors: active) {
    border: 1px solid ButtonBorder;
    &:checked {
      background: Highlight;
    }
    &::before {
      background: ButtonText;
    }
  }
`;
