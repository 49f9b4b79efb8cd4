import { type IsoDay, writeTypedDate } from '../DateField/typedDate';

/** Named ranges that end now. */
export const DatePreset = { All: 'all', Day: '24h', Week: '7d', TwoWeeks: '14d', Month: '31d' } as const;
export type DatePreset = (typeof DatePreset)[keyof typeof DatePreset];

/** A period up to now, or a range of days, inclusive. */
export type DateRange = { preset: DatePreset } | { from: IsoDay; to: IsoDay };

/** The range between two days in any order; undefined while one is missing. */
export function daysBetween(one: IsoDay | null, other: IsoDay | null): { from: IsoDay; to: IsoDay } | undefined {
  if (!one || !other) return undefined;
  return one <= other ? { from: one, to: other } : { from: other, to: one };
}

/** The range as text: the name of a preset, one day or two. */
export function writeRange(range: DateRange | null | undefined, names: Record<DatePreset, string>): string {
  if (!range) return '';
  if ('preset' in range) return names[range.preset];
  const [from, to] = [writeTypedDate(range.from), writeTypedDate(range.to)];
  return from === to ? from : `${from} – ${to}`;
}
