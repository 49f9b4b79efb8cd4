import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Tooltip } from '../Tooltip/Tooltip';
import { focusRing, plainButton } from './styles';

interface ExplainedProps {
  /** The explanation. */
  reason: string;
  /** A short text, e.g. 'N/A'. */
  children: ReactNode;
}

/** A short text whose explanation appears on hover, focus and press. */
export function Explained({ reason, children }: ExplainedProps) {
  return (
    <Tooltip text={reason} pressable>
      <Sign type="button">{children}</Sign>
    </Tooltip>
  );
}

const Sign = styled.button`
  ${plainButton}
  min-inline-size: 24px;
  min-block-size: 24px;
  margin-block: -2px;
  color: inherit;
  font: inherit;
  text-align: start;
  text-decoration: underline dotted 1px var(--gh-color-border-control);
  text-underline-offset: 4px;
  cursor: help;

  &:focus-visible {
    ${focusRing}
    border-radius: var(--gh-radius-xs);
  }
`;
