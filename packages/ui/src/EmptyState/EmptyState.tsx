import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** What is missing: 'No geofences yet'. */
  title: ReactNode;
  /** Icon of 22 px above the text. */
  icon?: ReactNode;
  /** The first step, usually a `Button` of 26 px. */
  action?: ReactNode;
  /** Dashed for a place that can be filled; 'none' inside a panel with its own border. @default 'dashed' */
  edge?: 'dashed' | 'solid' | 'none' | undefined;
}

/** Explains an empty place and offers the first step. */
export function EmptyState({ title, icon, action, edge = 'dashed', children, ...rest }: EmptyStateProps) {
  return (
    <Box data-edge={edge} {...rest}>
      {icon && <Sign>{icon}</Sign>}
      <strong>{title}</strong>
      {children && <p>{children}</p>}
      {action}
    </Box>
  );
}

const Box = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  padding: 14px 12px;
  border: 1px dashed var(--gh-color-border-unknown);
  border-radius: 6px;
  text-align: center;

  > strong {
    font: 500 13px/20px var(--gh-font-sans);
  }
  > p {
    max-inline-size: 44ch;
    margin: 1px 0 8px;
    font: var(--gh-text-12);
    color: var(--gh-color-text-muted);
    text-wrap: balance;
  }
  > strong + button {
    margin-block-start: 8px;
  }
  &[data-edge='solid'] {
    border: 1px solid var(--gh-color-border-neutral);
  }
  &[data-edge='none'] {
    border: 0;
  }
`;

const Sign = styled.div`
  margin-block-end: 6px;
  color: var(--gh-color-text-subtle);
`;
