import * as Radix from '@radix-ui/react-accordion';
import { keyframes, styled } from 'styled-components';
import { focusRingInside, plainButton } from '../internal/styles';

const unfold = keyframes`
  from { block-size: 0; opacity: 0; }
  to { block-size: var(--radix-accordion-content-height); }
`;

const fold = keyframes`
  from { block-size: var(--radix-accordion-content-height); }
  to { block-size: 0; opacity: 0; }
`;

export const Sections = styled(Radix.Root)`
  min-inline-size: 0;
`;

export const Section = styled(Radix.Item)`
  &:not(:last-child) {
    border-block-end: 1px solid var(--gh-color-border-hairline);
  }
`;

export const Head = styled(Radix.Header)`
  margin: 0;
  font: inherit;
`;

export const Trigger = styled(Radix.Trigger)`
  ${plainButton}
  display: flex;
  align-items: center;
  gap: 8px;
  inline-size: 100%;
  min-block-size: 38px;
  padding: 6px 12px 6px 16px;
  font: 600 13px/20px var(--gh-font-sans);

  &:dir(rtl) {
    padding: 6px 16px 6px 12px;
  }
  > svg,
  > span[aria-hidden] {
    flex: none;
    color: var(--gh-color-text-muted);
  }
  &:hover:not(:disabled) {
    background: var(--gh-color-surface-hover);
  }
  &:focus-visible {
    ${focusRingInside}
  }
  &:disabled {
    cursor: default;
  }
  &:disabled > :is(svg, span[aria-hidden]) {
    color: var(--gh-color-text-subtle);
  }
`;

export const Title = styled.span`
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;

  :disabled > & {
    font-weight: 500;
    color: var(--gh-color-text-muted);
  }
`;

export const Age = styled.span`
  flex: none;
  font: var(--gh-text-12);
  font-variant-numeric: tabular-nums;
  color: var(--gh-color-text-subtle);
`;

export const Chevron = styled.span`
  display: inline-flex;
  flex: none;
  color: var(--gh-color-text-subtle);
  transition: transform var(--gh-duration-base) var(--gh-ease-out);

  [data-state='open'] > & {
    transform: rotate(180deg);
  }
  :disabled > & {
    visibility: hidden;
  }
  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }
`;

export const Content = styled(Radix.Content)`
  overflow: hidden;

  &[data-state='open'] {
    animation: ${unfold} var(--gh-duration-base) var(--gh-ease-out);
  }
  &[data-state='closed'] {
    animation: ${fold} var(--gh-duration-base) var(--gh-ease-out);
  }
  @media (prefers-reduced-motion: reduce) {
    &[data-state] {
      animation: none;
    }
  }
`;

export const Inner = styled.div`
  padding: 2px 16px 14px;
`;
