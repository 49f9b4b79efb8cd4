import { Tooltip } from '@gladhand/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface ExplainedProps {
  /** What the words mean; without it they stand for themselves. */
  text: string | undefined;
  children: ReactNode;
}

/** Words with their meaning, by pointer and by keyboard. Not for the inside of a button. */
export function Explained({ text, children }: ExplainedProps) {
  if (!text) return children;
  return (
    <Tooltip text={text}>
      <Words tabIndex={0}>{children}</Words>
    </Tooltip>
  );
}

const Words = styled.span`
  display: inline-flex;
  align-items: center;
  min-block-size: 24px;
  min-inline-size: 0;
  border-radius: var(--gh-radius-xs);
  &:focus-visible {
    outline: 2px solid var(--gh-color-border-focus);
    outline-offset: 1px;
  }
`;
