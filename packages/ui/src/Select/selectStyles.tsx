import { ChevronDownIcon } from 'lucide-react';
import { styled } from 'styled-components';
import type { ControlSize } from '../Field/Field';

/** The icon that shows that the field opens. The whole field opens it, so the icon isn't a button. */
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

/** Content of a `Chevron`; the same element each time, so that no selection renders it again. */
export function chevronIn(size: ControlSize) {
  return size === 'xsmall' ? SMALL_SIGN : SIGN;
}
