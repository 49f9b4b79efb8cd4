import { followGeofences, type GeofenceEvent, type GeofenceFix, type GeofenceState } from '@gladhand/domain/geofences';
import type { CustomerGeofences } from './customerGeofences';
import type { ActiveGeofence } from './repository';

/**
 * Follows a trailer to its next position, through the geofences on the way and those that it was in. Geofences that were
 * created or changed after the position don't count.
 */
export function followFix(
  state: GeofenceState,
  fix: GeofenceFix,
  { index, byId }: CustomerGeofences,
): { state: GeofenceState; events: readonly GeofenceEvent[] } {
  const way = [...(state.last ? [state.last] : []), ...(fix.isDwelling && state.mean ? [state.mean] : []), fix];
  const near = new Set<ActiveGeofence>();
  for (const { geofenceId } of [...index.near(way), ...state.presences]) {
    const geofence = byId(geofenceId);
    if (geofence && geofence.validFrom <= fix.at) near.add(geofence);
  }
  return followGeofences(state, fix, [...near]);
}
