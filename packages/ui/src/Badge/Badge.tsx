import type { ComponentProps } from 'react';
import { styled } from 'styled-components';

export interface BadgeProps extends ComponentProps<'span'> {
  /** `critical` for counts that need attention, `brand` for the selection. @default 'neutral' */
  tone?: 'neutral' | 'brand' | 'critical' | undefined;
}

/** A small count or word next to a name. */
export function Badge({ tone = 'neutral', ...rest }: BadgeProps) {
  return <Mark data-tone={tone} {...rest} />;
}

const Mark = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-inline-size: 18px;
  block-size: 18px;
  padding: 0 5px;
  border-radius: var(--gh-radius-full);
  background: var(--gh-color-surface-active);
  color: var(--gh-color-text-muted);
  font: 500 11px/16px var(--gh-font-sans);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  &[data-tone='brand'] {
    background: var(--gh-color-tint-brand);
    color: var(--gh-color-text-brand);
  }
  &[data-tone='critical'] {
    background: var(--gh-color-tint-critical);
    color: var(--gh-color-text-critical);
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;
