import { DAY_MS } from '../connectivity/connectivity';

/** Days since a trailer was uncoupled, with a fraction; undefined if it is coupled or this is unknown. */
export function untetheredDays(untetheredSince: Date | null | undefined, now: Date): number | undefined {
  return untetheredSince ? Math.max(0, now.getTime() - untetheredSince.getTime()) / DAY_MS : undefined;
}

/** Milliseconds since a trailer stopped at its current position; undefined while it moves. */
export function dwellMs(dwellingSince: Date | null | undefined, now: Date): number | undefined {
  return dwellingSince ? Math.max(0, now.getTime() - dwellingSince.getTime()) : undefined;
}

/** Age in years: this year minus the model year. Next year's models are 0 years old. */
export function trailerAgeYears(modelYear: number | null | undefined, now: Date): number | undefined {
  return modelYear == null ? undefined : Math.max(0, now.getUTCFullYear() - modelYear);
}
