import { instantOfWallTime } from '@gladhand/domain/formats';
import { isoDayOf } from '@gladhand/domain/history';
import { DAY_MS } from '@gladhand/domain/readings';

/** The local day of an instant, which has 23 or 25 hours when the clock is set. */
export function stripSpan(at: Date, timeZone: string): { from: Date; to: Date } {
  const day = isoDayOf(at, timeZone);
  const next = new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);
  return { from: instantOfWallTime(day, '00:00', timeZone), to: instantOfWallTime(next, '00:00', timeZone) };
}
