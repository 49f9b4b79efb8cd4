import type { PackedColumn, PositionColumns, SentColumns } from '../../vocabulary/positionColumns';

/** Shorter columns are not packed, because that would save little. */
const PACKED_FROM = 1_000;
/** A column is packed if each value occurs this often on average. */
const REPEATED = 4;
/** This many values at the beginning decide whether checking all of them is worthwhile. */
const SAMPLE = 400;

/** Columns with repeated values are sent as distinct values and indexes, which halves the size of a large fleet. */
export function packColumns<Name extends keyof PositionColumns>(
  columns: Pick<PositionColumns, Name>,
): Pick<SentColumns, Name> {
  const entries = Object.entries(columns) as [Name, readonly unknown[]][];
  return Object.fromEntries(
    entries.map(([name, values]) => [name, values.length < PACKED_FROM ? values : packed(values)]),
  ) as unknown as Pick<SentColumns, Name>;
}

function packed(values: readonly unknown[]): readonly unknown[] | PackedColumn<unknown> {
  const places = new Map<unknown, number>();
  const distinct: unknown[] = [];
  const at: number[] = [];
  for (const [index, value] of values.entries()) {
    const key = typeof value === 'object' ? JSON.stringify(value) : value;
    let place = places.get(key);
    if (place === undefined) {
      place = distinct.push(value) - 1;
      places.set(key, place);
      const most = (index < SAMPLE ? SAMPLE : values.length) / REPEATED;
      if (distinct.length > most) return values;
    }
    at.push(place);
  }
  return { of: distinct, at };
}

/** The values of a column, packed or not; empty if it is neither. */
export function openColumn<Value>(column: readonly Value[] | PackedColumn<Value> | undefined): readonly Value[] {
  if (Array.isArray(column)) return column;
  const { of: distinct, at } = (column ?? {}) as Partial<PackedColumn<Value>>;
  if (!Array.isArray(distinct) || !Array.isArray(at)) return [];
  // An index out of range becomes undefined, so the reader reports this trailer as unreadable.
  return at.map((place: number) => distinct[place]);
}
