import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';

export interface PageHeaderProps extends Omit<ComponentProps<'header'>, 'title'> {
  /** Name of the page: its only h1. */
  title: ReactNode;
  /** An `IconButton` before the name that leads back. */
  back?: ReactNode;
  /** Short text or a count after the name. */
  meta?: ReactNode;
  /** Search and buttons at the end, with the primary one last. */
  actions?: ReactNode;
}

/** The header of 52 px above a page. */
export function PageHeader({ title, back, meta, actions, children, ...rest }: PageHeaderProps) {
  return (
    <Bar {...rest}>
      {back}
      <h1>{title}</h1>
      {meta && <Meta>{meta}</Meta>}
      {children}
      {actions && <Actions>{actions}</Actions>}
    </Bar>
  );
}

const Bar = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  flex: none;
  min-block-size: var(--gh-layout-top);
  padding: 8px var(--gh-layout-gutter);
  border-block-end: 1px solid var(--gh-color-border-neutral);
  background: var(--gh-color-surface-panel);

  > h1 {
    margin: 0;
    color: inherit;
    font: var(--gh-text-15);
    letter-spacing: var(--gh-text-15-tracking);
  }
  @container gh-widget (width < 768px) {
    padding-inline: 16px;
  }
`;

const Meta = styled.span`
  font: var(--gh-text-12);
  font-variant-numeric: tabular-nums;
  color: var(--gh-color-text-subtle);
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  flex: 1 1 auto;
  justify-content: flex-end;
  min-inline-size: 0;
`;
