import { styled } from 'styled-components';

export const Table = styled.table`
  inline-size: 100%;
  min-inline-size: max-content;
  border-collapse: separate;
  border-spacing: 0;
  font: var(--gh-text-13);
  font-variant-numeric: tabular-nums;

  th {
    text-align: start;
  }
  thead th,
  thead td {
    padding: 4px 10px;
    background: var(--gh-color-surface-sunken);
    color: var(--gh-color-text-muted);
    font: 500 12px/16px var(--gh-font-sans);
    white-space: nowrap;
  }
  thead tr:last-child > * {
    border-block-end: 1px solid var(--gh-color-border-neutral);
  }
  thead {
    position: sticky;
    inset-block-start: 0;
    z-index: 2;
  }
  tbody th,
  tbody td {
    block-size: 52px;
    padding: 2px 10px;
    border-block-end: 1px solid var(--gh-color-border-hairline);
    font-weight: 400;
    white-space: nowrap;
  }
  tbody th {
    font-weight: 500;
  }
  tbody tr > * {
    background: var(--gh-color-surface-panel);
  }
  tbody tr:hover > * {
    background: var(--gh-color-surface-hover);
  }
  tbody tr[aria-selected='true'] > * {
    background: var(--gh-color-surface-selected);
  }
  /* Meets the minimum target size of 24px without moving the checkbox. */
  tr > :first-child label {
    justify-content: center;
    min-inline-size: 24px;
    margin-inline: -4px -5px;
  }
  tr > :last-child {
    position: sticky;
    inset-inline-end: 0;
    border-inline-start: 1px solid var(--gh-color-border-hairline);
  }
  @container gh-widget (width >= 768px) {
    tr > :nth-child(1) {
      box-sizing: border-box;
      inline-size: 38px;
      min-inline-size: 38px;
      max-inline-size: 38px;
      position: sticky;
      inset-inline-start: 0;
      z-index: 1;
    }
    tr > :nth-child(2) {
      position: sticky;
      inset-inline-start: 38px;
      z-index: 1;
      border-inline-end: 1px solid var(--gh-color-border-hairline);
    }
  }
`;

export const Sort = styled.button`
  all: unset;
  display: inline-flex;
  align-items: center;
  gap: 4px;
  min-block-size: 24px;
  cursor: pointer;

  &:focus-visible {
    outline: 2px solid var(--gh-color-border-focus);
    outline-offset: 1px;
    border-radius: var(--gh-radius-xs);
  }
`;

export const Long = styled.span`
  display: block;
  max-inline-size: 240px;
  overflow: hidden;
  text-overflow: ellipsis;
`;

export const Quiet = styled.span`
  color: var(--gh-color-text-subtle);
`;

export const Actions = styled.div`
  display: flex;
  gap: 2px;
`;
