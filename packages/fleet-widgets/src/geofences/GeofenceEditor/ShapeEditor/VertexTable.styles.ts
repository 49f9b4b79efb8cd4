import { styled } from 'styled-components';

export const Table = styled.div`
  position: relative;
  flex: 1 0 160px;
  min-block-size: 0;
  overflow-y: auto;
  font: var(--gh-text-12);

  @container gh-widget (width < 1024px) {
    flex: none;
    overflow: visible;
  }
`;

export const Rows = styled.div`
  position: relative;
`;

export const Cell = styled.span`
  min-inline-size: 0;
`;

/** Header, headings of rings and vertices have the same columns. */
export const Row = styled.div`
  display: grid;
  grid-template-columns: 36px minmax(0, 1fr) minmax(0, 1fr) 36px;
  align-items: center;
  block-size: 28px;
  padding-inline-start: 4px;

  > span:first-child {
    padding-inline-end: 10px;
    color: var(--gh-color-text-subtle);
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
  &[data-row='header'] {
    position: sticky;
    inset-block-start: 0;
    z-index: 1;
    border-block-end: 1px solid var(--gh-color-border-hairline);
    background: var(--gh-color-surface-raised);
    color: var(--gh-color-text-muted);
  }
  &[data-row='header'] > span:not(:first-child) {
    padding-inline-start: 8px;
  }
  &[data-row='ring'] {
    display: flex;
    gap: 8px;
    padding-inline: 14px 6px;
    background: var(--gh-color-surface-sunken);
    color: var(--gh-color-text-muted);
  }
  &[data-row='ring'] > span:first-child {
    flex: 1;
    min-inline-size: 0;
    overflow: hidden;
    color: inherit;
    text-align: start;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  &[data-selected] {
    background: var(--gh-color-surface-selected);
  }
  &[data-selected] > span:first-child {
    color: var(--gh-color-text-brand);
    font-weight: 600;
  }
  button {
    inline-size: 24px;
    min-block-size: 24px;
    block-size: 24px;
  }
  &[data-row='vertex'] button {
    opacity: 0;
  }
  &:hover button,
  &[data-selected] button,
  & button:focus-visible {
    opacity: 1;
  }
  @media (pointer: coarse) {
    &[data-row='vertex'] button {
      opacity: 1;
    }
  }
`;

export const DegreesInput = styled.input`
  inline-size: calc(100% - 6px);
  block-size: 24px;
  box-sizing: border-box;
  padding: 0 7px;
  border: 1px solid transparent;
  border-radius: var(--gh-radius-xs);
  background: none;
  color: var(--gh-color-text-neutral);
  font: 400 12px/20px var(--gh-font-mono);
  font-feature-settings: 'zero';
  font-variant-ligatures: none;
  /* Coordinates are read from left to right in every language. */
  direction: ltr;
  text-align: start;

  &:hover,
  [data-selected] > span > & {
    border-color: var(--gh-color-border-control);
    background: var(--gh-color-surface-control);
  }
  &:focus {
    border-color: var(--gh-color-border-focus);
    outline: 1px solid var(--gh-color-border-focus);
    background: var(--gh-color-surface-control);
  }
  &[aria-invalid] {
    border-color: var(--gh-color-icon-critical);
  }
`;
