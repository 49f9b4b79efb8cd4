import { useState } from 'react';
import { styled } from 'styled-components';
import { focusRingInside } from '../internal/styles';
import { Pagination } from '../Pagination/Pagination';
import type { ChartFormat } from './chartFormat';
import type { ChartSeries } from './chartTypes';

interface ChartTableProps {
  label: string;
  times: readonly number[];
  series: readonly ChartSeries[];
  format: ChartFormat;
  heightPx: number;
  timeLabel: string;
  noReports: string;
}

/** A page at a time: long tables are slow for screen readers. */
const ROWS_A_PAGE = 100;

/** The readings of a chart as a table, newest first. */
export function ChartTable({ label, times, series, format, heightPx, timeLabel, noReports }: ChartTableProps) {
  const [page, setPage] = useState(1);
  const end = times.length - (page - 1) * ROWS_A_PAGE;
  const rows = times
    .slice(Math.max(0, end - ROWS_A_PAGE), end)
    .map((ms, i) => ({ ms, i: Math.max(0, end - ROWS_A_PAGE) + i }));
  return (
    <>
      <Scroll style={{ maxBlockSize: heightPx }} tabIndex={0} role="region" aria-label={label}>
        <table>
          <thead>
            <tr>
              <th scope="col">{timeLabel}</th>
              {series.map((line) => (
                <th key={line.id} scope="col" data-number="">
                  {line.label}
                  {line.unit && `, ${line.unit}`}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.reverse().map(({ ms, i }) => (
              <tr key={ms}>
                <th scope="row">{format.moment(ms)}</th>
                {series.map((line) => {
                  const value = line.values[i];
                  return (
                    <td key={line.id} data-missing={value == null || undefined}>
                      {value == null ? noReports : format.number(line, value)}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
      {times.length > ROWS_A_PAGE && (
        <Pagination total={times.length} page={page} pageSize={ROWS_A_PAGE} onPageChange={setPage} />
      )}
    </>
  );
}

const Scroll = styled.div`
  overflow: auto;
  border: 1px solid var(--gh-color-border-hairline);
  border-radius: var(--gh-radius-sm);

  &:focus-visible {
    ${focusRingInside}
  }
  > table {
    inline-size: 100%;
    border-collapse: separate;
    border-spacing: 0;
    font: var(--gh-text-12);
    font-variant-numeric: tabular-nums;
  }
  th,
  td {
    padding: 4px 12px;
    border-block-end: 1px solid var(--gh-color-border-hairline);
    white-space: nowrap;
    text-align: start;
  }
  td,
  th[data-number] {
    text-align: end;
  }
  thead th {
    position: sticky;
    inset-block-start: 0;
    background: var(--gh-color-surface-sunken);
    font-weight: 500;
    color: var(--gh-color-text-muted);
  }
  tbody th {
    font-weight: 400;
    color: var(--gh-color-text-muted);
  }
  td[data-missing] {
    color: var(--gh-color-text-subtle);
  }
`;
