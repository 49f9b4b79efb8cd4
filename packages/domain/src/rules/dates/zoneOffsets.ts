import { zoneOffsetMinutes } from './formatDate';

const QUARTER_MS = 15 * 60_000;
/** Quarters of hours of all zones: a year of one zone, or a month of several. */
const MAX_KEPT = 40_000;

/** Offsets by zone and quarter of an hour; null if the clocks change within it. */
const kept = new Map<string, Map<number, number | null>>();
let count = 0;

/**
 * Minutes that a zone is ahead of UTC at an instant, as `zoneOffsetMinutes` finds them. For many instants, this is about
 * a hundred times faster: nearly all quarters of an hour have one offset, which is kept.
 */
export function keptOffsetMinutes(at: Date, timeZone: string): number {
  const quarter = Math.floor(at.getTime() / QUARTER_MS);
  const known = kept.get(timeZone)?.get(quarter);
  if (known !== undefined) return known ?? zoneOffsetMinutes(at, timeZone);
  const first = zoneOffsetMinutes(new Date(quarter * QUARTER_MS), timeZone);
  const last = zoneOffsetMinutes(new Date((quarter + 1) * QUARTER_MS - 1), timeZone);
  keep(timeZone, quarter, first === last ? first : null);
  return first === last ? first : zoneOffsetMinutes(at, timeZone);
}

function keep(timeZone: string, quarter: number, offset: number | null): void {
  if (++count > MAX_KEPT) {
    kept.clear();
    count = 1;
  }
  const ofZone = kept.get(timeZone) ?? new Map<number, number | null>();
  kept.set(timeZone, ofZone.set(quarter, offset));
}
