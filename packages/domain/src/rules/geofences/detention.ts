import type { EstimatedInstant } from './followGeofences';

const MINUTE_MS = 60_000;

/** A duration that is only known to lie between two limits. */
export interface DurationBetween {
  readonly atLeastMs: number;
  readonly atMostMs: number;
}

/** How long a trailer was in a geofence; an open visit lasts until now. */
export function dwellOf(
  visit: { readonly entered: EstimatedInstant; readonly left: EstimatedInstant | null },
  now: Date,
): DurationBetween {
  const { entered, left } = visit;
  const earliestEnd = left ? (left.after ?? left.at) : now;
  const latestEnd = left ? left.before : now;
  return {
    atLeastMs: Math.max(0, earliestEnd.getTime() - entered.before.getTime()),
    atMostMs: Math.max(0, latestEnd.getTime() - (entered.after ?? entered.at).getTime()),
  };
}

/** How much longer than the free time a trailer has stayed. What is billed is the lower limit. */
export function detentionOf(dwell: DurationBetween, freeMinutes: number): DurationBetween {
  const freeMs = freeMinutes * MINUTE_MS;
  return { atLeastMs: Math.max(0, dwell.atLeastMs - freeMs), atMostMs: Math.max(0, dwell.atMostMs - freeMs) };
}
