import { depthMeters, GEOFENCE_POLICY, type GeofenceState, metersBetween } from '@gladhand/domain/geofences';
import type { LatLng } from '@gladhand/domain/history';
import type { PackedGeofence } from './packedGeofence';

/**
 * How far a trailer is at least from the nearest edge of a geofence, and from the limits of the band around it. Until it
 * has moved that far, it stays in the same geofences, and its positions need no judging.
 */
export interface Calm {
  readonly meters: number;
  /** Of the geofences for which it holds. */
  readonly revision: string;
}

/** With less, the next position would need judging again. */
const SMALLEST_METERS = 5;

/**
 * The calm around the last position of a parked trailer.
 *
 * @param near all geofences within the width of the band around the position; undefined if some don't decide it
 */
export function calmAround(
  { last, mean, presences }: GeofenceState,
  near: readonly PackedGeofence[] | undefined,
  revision: string,
): Calm | undefined {
  if (!near || !last || !mean || presences.some(({ phase }) => phase !== 'inside')) return undefined;
  const { outsideBeyondMeters } = GEOFENCE_POLICY;
  let meters: number = outsideBeyondMeters;
  for (const { shape } of near) {
    const depth = depthMeters(shape, last);
    meters = Math.min(meters, Math.abs(depth), Math.abs(depth + outsideBeyondMeters));
  }
  return meters < SMALLEST_METERS ? undefined : { meters: roundedDown(meters), revision };
}

/** What is left of the calm at a position; undefined if nothing is. */
export function calmAfter(calm: Calm | undefined, last: LatLng | undefined, position: LatLng): Calm | undefined {
  if (!calm || !last) return undefined;
  const meters = roundedDown(calm.meters - metersBetween(last, position));
  return meters > 0 ? { meters, revision: calm.revision } : undefined;
}

/** To 1 cm, because it is stored with each report. */
const roundedDown = (meters: number): number => Math.floor(meters * 100) / 100;
