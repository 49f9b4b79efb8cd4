import type { ReportColumn } from '../../vocabulary/reportColumns';

/** Two limits of a value that is not known exactly. */
export type ReportLimits = readonly [atLeast: number | null, atMost: number];

/** A value as it is stored; what a number means is the column's kind. */
export type ReportValue = string | number | ReportLimits | null;

/** A row of a report. */
export interface ReportRow {
  /** VIN of the trailer that the row is about; undefined without one. */
  readonly vin?: string | undefined;
  readonly geofenceId?: string | undefined;
  /** Values by column id; a column without a value is missing. */
  readonly values: Readonly<Record<string, ReportValue | undefined>>;
}

/** A row in its stored form: VIN, geofence id, then the values in the order of the columns. */
export type PackedRow = readonly [vin: string | null, geofenceId: string | null, ...values: ReportValue[]];

/** The stored form of a row. */
export const packRow = ({ vin, geofenceId, values }: ReportRow, columns: readonly ReportColumn[]): PackedRow => [
  vin ?? null,
  geofenceId ?? null,
  ...columns.map(({ id }) => values[id] ?? null),
];

/** The row that was stored. */
export function unpackRow([vin, geofenceId, ...packed]: PackedRow, columns: readonly ReportColumn[]): ReportRow {
  return {
    ...{ vin: vin ?? undefined, geofenceId: geofenceId ?? undefined },
    values: Object.fromEntries(columns.map(({ id }, index) => [id, packed[index] ?? null])),
  };
}
