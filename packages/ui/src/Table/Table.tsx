import type { ComponentProps } from 'react';
import { styled } from 'styled-components';

export interface TableProps extends ComponentProps<'table'> {
  /** Row height and text size. @default 'comfortable' */
  density?: 'compact' | 'comfortable' | undefined;
  /** Scrolls in a frame with a sticky header, and adds padding on both sides of each cell. @default false */
  framed?: boolean | undefined;
}

/**
 * Rows and columns of any content, for up to a hundred rows. Renders a `<table>` around its `<thead>` and `<tbody>`;
 * `data-align="end"` aligns a cell at the end. To sort, filter or edit rows, use a `DataGrid`.
 */
export function Table({ density = 'comfortable', framed = false, ...rest }: TableProps) {
  return <Root data-density={density} data-framed={framed || undefined} {...rest} />;
}

const Root = styled.table`
  inline-size: 100%;
  border-collapse: separate;
  border-spacing: 0;
  font: var(--gh-text-13);
  font-variant-numeric: tabular-nums;

  th,
  td {
    padding: 8px 0;
    border-block-end: 1px solid var(--gh-color-border-hairline);
    font-weight: 400;
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  th:not(:last-child),
  td:not(:last-child) {
    padding-inline-end: 12px;
  }
  [data-align='end'] {
    text-align: end;
  }
  thead th {
    color: var(--gh-color-text-muted);
    font: 500 12px/16px var(--gh-font-sans);
  }
  tbody th {
    font-weight: 500;
  }
  tbody tr:last-child > * {
    border-block-end: 0;
  }
  &[data-density='compact'] {
    font: var(--gh-text-12);
    font-variant-numeric: tabular-nums;
  }
  &[data-density='compact'] :is(th, td) {
    padding-block: 4px;
  }
  &[data-framed] :is(th, td) {
    padding-inline: 12px;
  }
  &[data-framed] thead th {
    position: sticky;
    inset-block-start: 0;
    background: var(--gh-color-surface-sunken);
  }
`;
