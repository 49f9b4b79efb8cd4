import { followGeofences, type GeofenceEvent } from '@gladhand/domain/geofences';
import { believesFix } from '@gladhand/domain/tracking';
import { isMovingAt } from '../../ingest/isMovingAt';
import type { CustomerGeofences } from './customerGeofences';
import type { FollowedState } from './geofenceState';
import type { ActiveGeofence } from './repository';

/** A position as it was reported. */
export interface ReportedFix {
  readonly lat: number;
  readonly lng: number;
  readonly speedMph?: number | undefined;
  readonly accuracyM?: number | undefined;
  readonly at: Date;
  /** Whether it is the first of a new source, which no earlier position contradicts. */
  readonly startsAnew: boolean;
}

/**
 * Follows a trailer to its next position, through the geofences on the way and those that it was in. Positions that the
 * trailer can't have reached from the one recorded before count only once the next confirms them. Geofences that were
 * created or changed after the position don't count.
 */
export function followFix(
  state: FollowedState,
  { speedMph, accuracyM, startsAnew, ...fix }: ReportedFix,
  { geofences, timesLife }: { readonly geofences: CustomerGeofences; readonly timesLife: number },
): { state: FollowedState; events: readonly GeofenceEvent[] } {
  const { believed, doubted } = state;
  if (!believesFix({ believed: startsAnew ? undefined : believed, doubted }, fix, timesLife)) {
    return { state: { ...state, doubted: fix }, events: [] };
  }
  const isDwelling = !isMovingAt({ ...fix, speedMph }, believed);
  const way = [...(state.last ? [state.last] : []), ...(isDwelling && state.mean ? [state.mean] : []), fix];
  const near = new Set<ActiveGeofence>();
  for (const { geofenceId } of [...geofences.index.near(way), ...state.presences]) {
    const geofence = geofences.byId(geofenceId);
    if (geofence && geofence.validFrom <= fix.at) near.add(geofence);
  }
  // A geofence makes its shape anew each time it is asked.
  const judged = Array.from(near, ({ geofenceId, shape }) => ({ geofenceId, shape }));
  const followed = followGeofences(state, { ...fix, accuracyMeters: accuracyM, isDwelling }, judged);
  return { state: { ...followed.state, believed: fix, doubted: undefined }, events: followed.events };
}
