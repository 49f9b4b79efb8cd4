import { useState } from 'react';
import { styled } from 'styled-components';
import { focusRingInside } from '../internal/styles';
import { Pagination } from '../Pagination/Pagination';
import { Table } from '../Table/Table';
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

/** Rows per page: long tables are slow for screen readers. */
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
        <Table density="compact" framed>
          <thead>
            <tr>
              <th scope="col">{timeLabel}</th>
              {series.map((line) => (
                <th key={line.id} scope="col" data-align="end">
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
                    <td key={line.id} data-align="end" data-missing={value == null || undefined}>
                      {value == null ? noReports : format.number(line, value)}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </Table>
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
  th,
  td {
    white-space: nowrap;
  }
  tbody th {
    font-weight: 400;
    color: var(--gh-color-text-muted);
  }
  td[data-missing] {
    color: var(--gh-color-text-subtle);
  }
`;
