import { ChevronDownIcon, XIcon } from 'lucide-react';
import { css, styled } from 'styled-components';
import type { ControlSize } from '../Field/Field';
import { focusRing, hitArea, plainButton } from '../internal/styles';

/** The sign that the field opens. The whole field does the same, so it is no button of its own. */
export const Chevron = styled.span`
  position: relative;
  display: inline-flex;
  flex: none;
  margin-inline-start: auto;
  color: var(--gh-color-text-subtle);
  cursor: pointer;

  &[data-open] svg {
    transform: rotate(180deg);
  }
`;

const SIGN = <ChevronDownIcon size={14} strokeWidth={1.8} />;
const SMALL_SIGN = <ChevronDownIcon size={10} strokeWidth={1.8} />;

/** What stands in a `Chevron`; the same element each time, so that no choice draws it again. */
export function chevronIn(size: ControlSize) {
  return size === 'xsmall' ? SMALL_SIGN : SIGN;
}

const CROSS = <XIcon aria-hidden="true" size={12} strokeWidth={1.8} />;
const SMALL_CROSS = <XIcon aria-hidden="true" size={10} strokeWidth={1.8} />;

/** What stands in a button that takes a choice back. */
export function crossIn(size: ControlSize) {
  return size === 'xsmall' ? SMALL_CROSS : CROSS;
}

/** A small button inside a field, 24 px to hit. */
export const innerButton = css`
  ${plainButton}
  position: relative;
  display: inline-flex;
  flex: none;
  color: var(--gh-color-text-subtle);
  border-radius: var(--gh-radius-xs);
  ${hitArea}

  &:hover {
    color: var(--gh-color-text-neutral);
  }
  &:focus-visible {
    ${focusRing}
  }
`;

export const InnerButton = styled.button`
  ${innerButton}
`;
