import { DAY_MS } from '../connectivity/connectivity';

/** Days since a trailer was uncoupled, with a fraction; undefined while it is coupled or when that is unknown. */
export function untetheredDays(untetheredSince: Date | null | undefined, now: Date): number | undefined {
  return untetheredSince ? Math.max(0, now.getTime() - untetheredSince.getTime()) / DAY_MS : undefined;
}

/** Milliseconds since a trailer came to stand where it stands; undefined while it moves. */
export function dwellMs(dwellingSince: Date | null | undefined, now: Date): number | undefined {
  return dwellingSince ? Math.max(0, now.getTime() - dwellingSince.getTime()) : undefined;
}

/** Age in years: this year minus the model year, which may be -1 for next year's model. */
export function trailerAgeYears(modelYear: number | null | undefined, now: Date): number | undefined {
  return modelYear == null ? undefined : now.getUTCFullYear() - modelYear;
}

/** The age filter. 0 matches the current and the next model year. */
export function matchesAge(modelYear: number | null | undefined, ageYears: number, now: Date): boolean {
  const age = trailerAgeYears(modelYear, now);
  return age === ageYears || (ageYears === 0 && age === -1);
}
