import { styled } from 'styled-components';

export const Sections = styled.div`
  display: grid;
  gap: 16px;
  padding: 20px var(--gh-layout-gutter) 40px;

  @media (max-width: 767px) {
    padding-inline: 16px;
  }
`;

export const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-block-end: 12px;

  > * {
    max-inline-size: 260px;
  }
`;

export const Hint = styled.p`
  margin: 0 0 12px;
  font: var(--gh-text-13);
  color: var(--gh-color-text-muted);
`;

/** Scrolls sideways where the box is narrower than its columns. */
export const Scroller = styled.div`
  overflow-x: auto;
`;

export const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font: var(--gh-text-13);

  th,
  td {
    padding: 8px 0;
    padding-inline-end: 12px;
    border-block-end: 1px solid var(--gh-color-border-neutral);
    text-align: start;
    vertical-align: top;
  }
  th {
    font-weight: 500;
    color: var(--gh-color-text-muted);
    white-space: nowrap;
  }
  td {
    overflow-wrap: anywhere;
  }
  tbody tr:last-child td {
    border-block-end: 0;
  }
  th:last-child,
  td:last-child {
    padding-inline-end: 0;
    text-align: end;
    white-space: nowrap;
  }
`;

export const Sub = styled.div`
  color: var(--gh-color-text-muted);
`;
