import { type IsoDay, writeTypedDate } from '../DateField/typedDate';

/** Ranges with a name, up to now. */
export const DatePreset = { All: 'all', Day: '24h', Week: '7d', TwoWeeks: '14d', Month: '31d' } as const;
export type DatePreset = (typeof DatePreset)[keyof typeof DatePreset];

/** A time back from now, or the days from one to another, both of them in it. */
export type DateRange = { preset: DatePreset } | { from: IsoDay; to: IsoDay };

/** The days between two, in whatever order they were chosen; nothing while one is missing. */
export function daysBetween(one: IsoDay | null, other: IsoDay | null): { from: IsoDay; to: IsoDay } | undefined {
  if (!one || !other) return undefined;
  return one <= other ? { from: one, to: other } : { from: other, to: one };
}

/** The range in words: a preset's name, one day or two. */
export function writeRange(range: DateRange | null | undefined, names: Record<DatePreset, string>): string {
  if (!range) return '';
  if ('preset' in range) return names[range.preset];
  const [from, to] = [writeTypedDate(range.from), writeTypedDate(range.to)];
  return from === to ? from : `${from} – ${to}`;
}
