import { useReadingFormats, useWidgetHost } from '@gladhand/domain/react';
import { type PackedRow, REPORT_COLUMNS, type ReportColumn, reportText } from '@gladhand/domain/reports';
import { Link, Table, useWords } from '@gladhand/ui';
import { useMemo } from 'react';

interface ResultTableProps {
  reportTypeId: number;
  /** Ids of the columns in their order. */
  columnIds: readonly string[];
  rows: readonly PackedRow[];
  timeZone: string;
  customerId: number;
  label: string;
}

const NUMERIC: ReadonlySet<ReportColumn['kind']> = new Set(['number', 'duration', 'durationBetween']);

/** Rows of a report as a table. Names lead to the trailer or the geofence. */
export function ResultTable({ reportTypeId, columnIds, rows, timeZone, customerId, label }: ResultTableProps) {
  const say = useWords();
  const formats = useReadingFormats();
  const { links } = useWidgetHost();
  const columns = useMemo(() => {
    const known = REPORT_COLUMNS[reportTypeId] ?? [];
    return columnIds.flatMap((id) => known.find((column) => column.id === id) ?? []);
  }, [reportTypeId, columnIds]);
  const hrefOf = ({ leadsTo }: ReportColumn, [vin, geofenceId]: PackedRow) => {
    if (leadsTo === 'trailer') return vin ? links.trailer?.(vin) : undefined;
    return leadsTo === 'geofence' && geofenceId ? links.geofence?.({ customerId, geofenceId }) : undefined;
  };
  return (
    <Table density="compact" framed aria-label={label}>
      <thead>
        <tr>
          {columns.map(({ id, heading, kind }) => (
            <th key={id} scope="col" data-align={NUMERIC.has(kind) ? 'end' : undefined}>
              {say(heading)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, place) => (
          // Rows of a result have no identity but their place, and never change.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <tr key={place}>
            {columns.map((column, index) => {
              const known = reportText(column, row[index + 2], { timeZone, formats, say });
              // Names are data; other texts may be words of the product.
              const text = column.kind === 'text' && !column.leadsTo ? say(known) : known;
              const href = hrefOf(column, row);
              return (
                <td key={column.id} data-align={NUMERIC.has(column.kind) ? 'end' : undefined}>
                  {href ? (
                    <Link href={href}>
                      <bdi>{text}</bdi>
                    </Link>
                  ) : (
                    <bdi>{text}</bdi>
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
