import { keptOffsetMinutes } from '../dates/zoneOffsets';

/**
 * The wall time of an instant in an IANA zone as a `Date` whose UTC parts are what a clock there shows, to the second.
 * Spreadsheets have no zones, so the heading names it.
 */
export function wallTimeOf(at: Date, timeZone: string): Date {
  const seconds = Math.floor(at.getTime() / 1000);
  return new Date((seconds + keptOffsetMinutes(at, timeZone) * 60) * 1000);
}
