import { depthMeters, GEOFENCE_POLICY, metersBetween } from '@gladhand/domain/geofences';
import type { LatLng } from '@gladhand/domain/history';
import type { FollowedState } from './geofenceState';
import type { PackedGeofence } from './packedGeofence';

/** A place around a parked trailer without an edge of any geofence: within it, the trailer stays in the same ones. */
export interface CalmPlace extends LatLng {
  readonly radiusMeters: number;
  /** The geofences that the trailer is in there. */
  readonly geofenceIds: readonly string[];
  /** Their names. */
  readonly names: string | null;
}

/** A smaller place is left with the next position. */
const SMALLEST_METERS = 5;

/**
 * Calm places of trailers. Most reports come from parked trailers, and change nothing but the position. The places are
 * known to one process, for one revision of the geofences; without them, the same is decided.
 */
export class CalmPlaces {
  readonly #places = new Map<string, CalmPlace>();

  /** The place that includes both the last position and this one, if the trailer is in the same geofences as there. */
  at(trailerId: string, { last, presences }: FollowedState, position: LatLng): CalmPlace | undefined {
    const place = this.#places.get(trailerId);
    if (!place || !last || presences.length !== place.geofenceIds.length) return undefined;
    for (let at = 0; at < presences.length; at++) {
      const presence = presences[at];
      if (presence?.geofenceId !== place.geofenceIds[at] || presence?.phase !== 'inside') return undefined;
    }
    const isWithin = (point: LatLng) => metersBetween(place, point) < place.radiusMeters;
    return isWithin(position) && isWithin(last) ? place : undefined;
  }

  /** Remembers the place around the last position, if it is calm. `near` are all geofences around it. */
  put(
    trailerId: string,
    { last, presences }: FollowedState,
    { near, names }: { near: readonly PackedGeofence[]; names: string | null },
  ): void {
    const radiusMeters = last && presences.every(({ phase }) => phase === 'inside') ? calmMeters(last, near) : 0;
    if (!last || radiusMeters < SMALLEST_METERS) this.#places.delete(trailerId);
    else {
      const geofenceIds = presences.map(({ geofenceId }) => geofenceId);
      this.#places.set(trailerId, { lat: last.lat, lng: last.lng, radiusMeters, geofenceIds, names });
    }
  }
}

/** How far the nearest edge is, or the nearest limit of the band around it, at most the width of that band. */
function calmMeters(position: LatLng, near: readonly PackedGeofence[]): number {
  const { outsideBeyondMeters } = GEOFENCE_POLICY;
  let meters: number = outsideBeyondMeters;
  for (const { shape } of near) {
    const depth = depthMeters(shape, position);
    meters = Math.min(meters, Math.abs(depth), Math.abs(depth + outsideBeyondMeters));
  }
  return meters;
}
