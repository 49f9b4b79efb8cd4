import { XIcon } from 'lucide-react';
import { css, styled } from 'styled-components';
import type { ControlSize } from '../Field/Field';
import { focusRing, hitArea, plainButton } from '../internal/styles';

/** A small button inside a field, with a target of 24 px. */
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

const CROSS = <XIcon aria-hidden="true" size={12} strokeWidth={1.8} />;
const SMALL_CROSS = <XIcon aria-hidden="true" size={10} strokeWidth={1.8} />;

/** Icon of a button that clears the value. */
export function crossIn(size: ControlSize) {
  return size === 'xsmall' ? SMALL_CROSS : CROSS;
}
