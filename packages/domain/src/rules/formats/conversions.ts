/** US gallons in a liter. */
export const GALLONS_PER_LITER = 0.2641720524;

/** Degrees Celsius to Fahrenheit. */
export function fahrenheit(celsius: number): number {
  return 1.8 * celsius + 32;
}

/** Degrees Fahrenheit to Celsius. */
export function celsius(fahrenheitDegrees: number): number {
  return (fahrenheitDegrees - 32) / 1.8;
}

/** Liters to US gallons. */
export function gallons(liters: number): number {
  return liters * GALLONS_PER_LITER;
}

/** US gallons to liters. */
export function liters(usGallons: number): number {
  return usGallons / GALLONS_PER_LITER;
}

/** Unit of a duration field. */
export type DurationUnit = 'minutes' | 'hours' | 'days';

/** Milliseconds in each unit. */
export const DURATION_UNIT_MS: Readonly<Record<DurationUnit, number>> = {
  minutes: 60_000,
  hours: 3_600_000,
  days: 86_400_000,
};

/** The entered duration in milliseconds. */
export function durationMs(amount: number, unit: DurationUnit): number {
  return amount * DURATION_UNIT_MS[unit];
}

/**
 * A stored duration for its field: in days if that is a whole number, else in hours, else in minutes; blank for zero or
 * less.
 */
export function durationParts(ms: number): { amount: number; unit: DurationUnit } | undefined {
  if (!(ms > 0)) return undefined;
  const unit = ms % DURATION_UNIT_MS.days === 0 ? 'days' : ms % DURATION_UNIT_MS.hours === 0 ? 'hours' : 'minutes';
  return { amount: Math.round(ms / DURATION_UNIT_MS[unit]), unit };
}
