import { Select } from '@gladhand/ui';
import { styled } from 'styled-components';

export const Short = styled(Select)`
  inline-size: 170px;

  @container gh-widget (width < 768px) {
    flex: 1 1 140px;
    inline-size: auto;
  }
`;

export const Lines = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;

  &[aria-busy='true'] {
    gap: 22px;
    padding: 20px var(--gh-layout-gutter);
  }
`;

export const Head = styled.thead`
  position: sticky;
  inset-block-start: 0;
  z-index: 1;

  @container gh-widget (width < 768px) {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;

export const Body = styled.tbody`
  @container gh-widget (width < 768px) {
    display: block;
  }
`;

export const ColumnHead = styled.th`
  padding: 6px 10px;
  border-block: 1px solid var(--gh-color-border-neutral);
  background: var(--gh-color-surface-sunken);
  color: var(--gh-color-text-muted);
  font: 500 12px/16px var(--gh-font-sans);
  text-align: start;
  white-space: nowrap;
`;

export const Row = styled.tr`
  @container gh-widget (width < 768px) {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    padding: 10px 8px 10px 16px;
    border-block-end: 1px solid var(--gh-color-border-hairline);

    &:dir(rtl) {
      padding: 10px 16px 10px 8px;
    }
    &[data-open] {
      padding-block-end: 4px;
      border-block-end: 0;
    }
    &[data-details] {
      padding-block-start: 0;
    }
  }
`;

export const Cell = styled.td`
  padding: 10px;
  border-block-end: 1px solid var(--gh-color-border-hairline);
  text-align: start;
  vertical-align: top;
  overflow-wrap: anywhere;

  &[data-kind='time'] {
    color: var(--gh-color-text-muted);
    font-variant-numeric: tabular-nums;
    overflow-wrap: normal;
    white-space: nowrap;
  }
  &[data-kind='what'] {
    font-weight: 500;
  }
  &[data-kind='details'] {
    padding-block: 4px;
    text-align: end;
  }
  tr[data-open] > & {
    border-block-end-color: transparent;
  }

  @container gh-widget (width < 768px) {
    grid-column: 1;
    padding: 1px 0;
    border: 0;

    &[data-label]::before {
      content: attr(data-label) ': ';
      color: var(--gh-color-text-muted);
    }
    &[data-kind='what'] {
      grid-row: 1;
    }
    &[data-kind='details'] {
      grid-column: 2;
      grid-row: 1 / span 3;
      padding: 0;
    }
    &:has([data-empty]) {
      display: none;
    }
    tr[data-details] > & {
      grid-column: 1 / -1;
    }
  }
`;

export const Table = styled.table`
  inline-size: 100%;
  table-layout: fixed;
  border-collapse: separate;
  border-spacing: 0;
  font: var(--gh-text-13);

  ${ColumnHead}:nth-child(1) {
    inline-size: 172px;
  }
  ${ColumnHead}:nth-child(2), ${ColumnHead}:nth-child(4) {
    inline-size: 17%;
  }
  ${ColumnHead}:nth-child(3) {
    inline-size: 16%;
  }
  ${ColumnHead}:nth-child(5) {
    inline-size: 11%;
  }
  ${ColumnHead}:nth-child(7) {
    inline-size: 60px;
  }
  ${Row} > :first-child {
    padding-inline-start: var(--gh-layout-gutter);
  }
  ${Row}:hover > td, ${Row}[data-open] > td, ${Row}[data-details] > td {
    background: var(--gh-color-surface-hover);
  }

  @container gh-widget (width < 768px) {
    display: block;

    ${Row} > :first-child {
      padding-inline-start: 0;
    }
    ${Row}:hover > td, ${Row}[data-open] > td, ${Row}[data-details] > td {
      background: none;
    }
  }
`;

/** Shows up to three lines. The details have the whole text. */
export const Clipped = styled.div`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
`;

export const Quiet = styled.span`
  color: var(--gh-color-text-subtle);
`;

export const Details = styled.dl`
  display: grid;
  gap: 4px;
  margin: 0;

  > div {
    display: grid;
    grid-template-columns: minmax(120px, 200px) minmax(0, 1fr);
    gap: 12px;
  }
  dt {
    color: var(--gh-color-text-muted);
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
  ins {
    text-decoration: none;
    font-weight: 500;
  }
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  padding: 12px var(--gh-layout-gutter) 24px;
  color: var(--gh-color-text-muted);
  font: var(--gh-text-13);

  @container gh-widget (width < 768px) {
    padding-inline: 16px;
  }
`;
