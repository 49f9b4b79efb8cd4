import { Tooltip } from '@gladhand/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface ExplainedProps {
  /** The explanation; without it the content has no tooltip. */
  text: string | undefined;
  children: ReactNode;
}

/** Text with an explanation, available to pointer and keyboard. Not for use inside a button. */
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
