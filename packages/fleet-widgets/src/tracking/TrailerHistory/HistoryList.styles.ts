import { styled } from 'styled-components';

export const List = styled.div`
  position: relative;
  flex: 1;
  min-block-size: 0;
  overflow: auto;
  &:focus-visible {
    outline: 2px solid var(--gh-color-border-focus);
    outline-offset: -2px;
  }
`;

export const Row = styled.div`
  display: grid;
  grid-template-columns: 16px minmax(0, 1fr) auto;
  gap: 0 10px;
  min-block-size: 48px;
  padding: 6px 14px;
  border-block-end: 1px solid var(--gh-color-border-hairline);
  cursor: pointer;
  font-variant-numeric: tabular-nums;
  content-visibility: auto;
  contain-intrinsic-block-size: auto 48px;
  & > svg {
    margin-block-start: 2px;
    color: var(--gh-color-text-muted);
  }
  & > span {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  strong {
    font-weight: 600;
  }
  & > time {
    color: var(--gh-color-text-muted);
    font: var(--gh-text-12);
    line-height: 20px;
    text-align: end;
  }
  &:hover {
    background: var(--gh-color-surface-hover);
  }
  &[aria-selected='true'] {
    background: var(--gh-color-surface-selected);
    box-shadow: inset 2px 0 0 var(--gh-color-solid-brand);
  }
  @media (forced-colors: active) {
    &[aria-selected='true'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

export const Times = styled.span`
  display: grid;
  align-content: start;
  color: var(--gh-color-text-muted);
  font: var(--gh-text-12);
  line-height: 20px;
  text-align: end;
`;

export const Quiet = styled.span`
  color: var(--gh-color-text-muted);
  font: var(--gh-text-12);
  &:last-child {
    display: block;
  }
`;
