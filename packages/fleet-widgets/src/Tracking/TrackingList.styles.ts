import { styled } from 'styled-components';

export const Scroller = styled.div`
  position: relative;
  flex: 1;
  min-block-size: 0;
  overflow: auto;
  contain: strict;
  &:focus-visible {
    outline: 2px solid var(--gh-color-border-focus);
    outline-offset: -2px;
  }
`;

export const Row = styled.div`
  position: absolute;
  inset-inline: 0;
  display: grid;
  grid-template-columns: 14px minmax(0, 1fr) auto;
  align-content: center;
  column-gap: 10px;
  block-size: 54px;
  padding-inline: 14px;
  border-block-end: 1px solid var(--gh-color-border-hairline);
  cursor: pointer;
  font-variant-numeric: tabular-nums;
  &:hover {
    background: var(--gh-color-surface-hover);
  }
  &[aria-selected='true'] {
    background: var(--gh-color-surface-selected);
    box-shadow: inset 2px 0 0 var(--gh-color-solid-brand);
  }
  [role='listbox']:focus-visible > div > &[data-active] {
    outline: 2px solid var(--gh-color-border-focus);
    outline-offset: -3px;
    border-radius: var(--gh-radius-sm);
  }
  & > svg {
    align-self: center;
  }
  @media (forced-colors: active) {
    &[aria-selected='true'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

export const Main = styled.div`
  display: flex;
  align-items: baseline;
  gap: 8px;
  min-inline-size: 0;
  overflow: hidden;
  white-space: nowrap;
  & > strong {
    overflow: hidden;
    text-overflow: ellipsis;
    font-weight: 600;
  }
`;

export const Vin = styled.span`
  color: var(--gh-color-text-subtle);
  font: 400 12px/16px var(--gh-font-mono);
  font-feature-settings: 'zero';
  font-variant-ligatures: none;
`;

export const Age = styled.span`
  color: var(--gh-color-text-muted);
  font: var(--gh-text-12);
  text-align: end;
  &[data-stale] {
    color: var(--gh-color-text-subtle);
    text-decoration: underline dotted;
    text-underline-offset: 3px;
  }
`;

export const Facts = styled.span`
  grid-column: 2;
  overflow: hidden;
  color: var(--gh-color-text-muted);
  font: var(--gh-text-12);
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Faults = styled.span`
  display: flex;
  justify-content: flex-end;
  gap: 6px;
  color: var(--gh-color-text-critical);
`;

export const Nothing = styled.div`
  flex: 1;
  padding: 24px 14px;
`;

export const RowWaits = styled.span`
  grid-column: 2;
  block-size: 12px;
  max-inline-size: 60%;
  border-radius: var(--gh-radius-sm);
  background: var(--gh-color-surface-hover);
`;
