import type { PackedColumn, PositionColumns, SentColumns } from '../../contract/positions';

/** Shorter answers are sent as they are: there is little to gain. */
const PACKED_FROM = 1_000;
/** A column is packed when each of its values stands in it so often, on average. */
const REPEATED = 4;
/** So many values at the beginning tell whether looking at all of them is worth it. */
const SAMPLE = 400;

/** Columns whose values repeat are sent as their different values and where each stands: half the bytes of a large fleet. */
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
  const of: unknown[] = [];
  const at: number[] = [];
  for (const [index, value] of values.entries()) {
    const key = typeof value === 'object' ? JSON.stringify(value) : value;
    let place = places.get(key);
    if (place === undefined) {
      place = of.push(value) - 1;
      places.set(key, place);
      const most = (index < SAMPLE ? SAMPLE : values.length) / REPEATED;
      if (of.length > most) return values;
    }
    at.push(place);
  }
  return { of, at };
}

/** The values of a column, packed or not; of what is neither, none. */
export function openColumn<Value>(column: readonly Value[] | PackedColumn<Value> | undefined): readonly Value[] {
  if (Array.isArray(column)) return column;
  const { of, at } = (column ?? {}) as Partial<PackedColumn<Value>>;
  if (!Array.isArray(of) || !Array.isArray(at)) return [];
  // a place beyond the values is no value: the reader says that this trailer cannot be read
  return at.map((place: number) => of[place]);
}
