/** Units of a duration. */
export const DurationUnit = { Minutes: 'minutes', Hours: 'hours', Days: 'days' } as const;
export type DurationUnit = (typeof DurationUnit)[keyof typeof DurationUnit];

/** A duration with its unit. */
export interface Duration {
  /** Amount in the unit. */
  amount: number;
  /** The unit. */
  unit: DurationUnit;
}

const MINUTE_MS = 60_000;
const UNIT_MS: Record<DurationUnit, number> = { days: 1440 * MINUTE_MS, hours: 60 * MINUTE_MS, minutes: MINUTE_MS };
const LARGEST_FIRST = [DurationUnit.Days, DurationUnit.Hours, DurationUnit.Minutes] as const;

/** The duration in the largest unit with a whole amount, at least minutes. Undefined for zero and negative values. */
export function splitDuration(valueMs: number | null | undefined): Duration | undefined {
  if (valueMs === null || valueMs === undefined || !(valueMs > 0) || !Number.isFinite(valueMs)) return undefined;
  const unit = LARGEST_FIRST.find((each) => valueMs % UNIT_MS[each] === 0) ?? DurationUnit.Minutes;
  return { amount: Math.max(1, Math.round(valueMs / UNIT_MS[unit])), unit };
}

/** Unit names, as they may follow a pasted number. */
export type UnitNames = Record<DurationUnit, string>;

const ENGLISH: Record<DurationUnit, RegExp> = {
  minutes: /^(m|mins?|minutes?)\.?$/i,
  hours: /^(h|hrs?|hours?)\.?$/i,
  days: /^(d|days?)\.?$/i,
};

/** Reads '90 min', '2 h' and '3 days', in English or with the given names; undefined without a unit. */
export function readDuration(text: string, names: readonly UnitNames[]): Duration | undefined {
  const [, amount, word = ''] = /^(\d{1,7})\s*(\D+)$/.exec(text.trim()) ?? [];
  const unit = LARGEST_FIRST.find(
    (each) => ENGLISH[each].test(word) || names.some((name) => name[each].toLowerCase() === word.toLowerCase()),
  );
  return unit && { amount: Number(amount), unit };
}

/** The duration in ms; null for zero, an empty text, or no whole number. */
export function joinDuration(amountText: string, unit: DurationUnit): number | null {
  const digits = amountText.trim();
  if (!/^\d+$/.test(digits)) return null;
  const valueMs = Number(digits) * UNIT_MS[unit];
  return valueMs > 0 && Number.isSafeInteger(valueMs) ? valueMs : null;
}
