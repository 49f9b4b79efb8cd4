import { geofenceCategory } from '../../vocabulary/geofences';
import type { DurationBetween } from './detention';
import type { EstimatedInstant } from './followGeofences';

const MINUTE_MS = 60_000;

/** The part of a visit inside a period. The parts of adjacent periods add up to the visit. */
export interface DwellPart {
  readonly dwellMs: number;
  readonly detention: DurationBetween;
}

/** How long a trailer was in a geofence during a period; an open visit lasts until now. */
export function dwellWithin(
  visit: { readonly entered: EstimatedInstant; readonly left: EstimatedInstant | null },
  freeMinutes: number,
  period: { readonly from?: Date | undefined; readonly to?: Date | undefined },
  now: Date,
): DwellPart {
  const { entered, left } = visit;
  const freeMs = freeMinutes * MINUTE_MS;
  const within = (begin: number, end: Date) => {
    const first = Math.max(begin, period.from?.getTime() ?? Number.NEGATIVE_INFINITY);
    const last = Math.min(end.getTime(), period.to?.getTime() ?? Number.POSITIVE_INFINITY);
    return Math.max(0, last - first);
  };
  return {
    dwellMs: within(entered.at.getTime(), left?.at ?? now),
    detention: {
      atLeastMs: within(entered.before.getTime() + freeMs, left ? (left.after ?? left.at) : now),
      atMostMs: within((entered.after ?? entered.at).getTime() + freeMs, left?.before ?? now),
    },
  };
}

/** The free time of a geofence: its own, or the default of its category. */
export function freeMinutesOf({ freeMinutes, category }: { freeMinutes?: number | null; category: string }): number {
  const word = geofenceCategory(category);
  return freeMinutes ?? (word.known ? word.freeMinutes : 0);
}
