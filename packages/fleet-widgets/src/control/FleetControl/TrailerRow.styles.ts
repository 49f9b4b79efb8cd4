import { styled } from 'styled-components';

export const Row = styled.a`
  display: grid;
  grid-template-columns: 14px minmax(0, 1fr) auto;
  align-content: center;
  column-gap: 10px;
  box-sizing: border-box;
  block-size: 54px;
  padding-inline: 16px;
  border-block-end: 1px solid var(--gh-color-border-hairline);
  color: inherit;
  font-variant-numeric: tabular-nums;
  text-decoration: none;
  &[href]:hover {
    background: var(--gh-color-surface-hover);
  }
  &:focus-visible {
    border-radius: var(--gh-radius-sm);
    outline: 2px solid var(--gh-color-border-focus);
    outline-offset: -3px;
  }
  & > svg,
  & > span:first-child {
    grid-row: 1 / span 2;
    align-self: center;
  }
`;

export const Main = styled.span`
  display: flex;
  align-items: baseline;
  gap: 8px;
  min-inline-size: 0;
  overflow: hidden;
  font: var(--gh-text-13);
  white-space: nowrap;
  & > strong {
    flex: 0 1 auto;
    overflow: hidden;
    font-weight: 600;
    text-overflow: ellipsis;
  }
`;

export const Place = styled.span`
  flex: 1 1 40%;
  min-inline-size: 0;
  overflow: hidden;
  color: var(--gh-color-text-muted);
  font: var(--gh-text-12);
  text-overflow: ellipsis;
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

export const Reason = styled.span`
  grid-column: 2 / span 2;
  overflow: hidden;
  font: var(--gh-text-12);
  text-overflow: ellipsis;
  white-space: nowrap;
`;
