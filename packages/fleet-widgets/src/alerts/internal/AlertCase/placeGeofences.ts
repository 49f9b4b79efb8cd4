import { type AlertCondition, leavesOf } from '@gladhand/domain/alerts';
import type { Geofence } from '@gladhand/domain/geofences';

/** The geofences that a condition is about; none if it is about no geofence. */
export function placeGeofences(condition: AlertCondition, geofences: readonly Geofence[]): readonly Geofence[] {
  const choices = leavesOf(condition).flatMap((leaf) => ('geofences' in leaf ? [leaf.geofences] : []));
  if (choices.length === 0) return [];
  return geofences.filter(({ id, isActive }) =>
    choices.some((choice) => (choice === 'any' ? isActive : choice.includes(id))),
  );
}
