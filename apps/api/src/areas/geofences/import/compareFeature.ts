import { boundsMeet, isSameArea, shapeBounds } from '@gladhand/domain/geofences';
import type { GeofenceRecord } from '../repository';
import type { Feature } from './featureProblem';

/** What a feature would change in the geofence of its name. What the file doesn't say stays. */
export function changesOf(feature: Feature, geofence: GeofenceRecord): string[] {
  const { name, description, category, shape } = feature;
  return [
    ...(isSameArea(shape, geofence.shape) ? [] : ['shape']),
    ...(name === geofence.name ? [] : ['name']),
    ...(description === null || description === geofence.description ? [] : ['description']),
    ...(category === null || category === geofence.category ? [] : ['category']),
  ];
}

/** Whether a feature is where the geofence is. One elsewhere is probably another place with the same name. */
export const isSamePlace = (feature: Feature, geofence: GeofenceRecord): boolean =>
  boundsMeet(shapeBounds(feature.shape), shapeBounds(geofence.shape));

/** The geofence with the contents of a feature. An area that is the same keeps its numbers. */
export function replacedBy(feature: Feature, geofence: GeofenceRecord, now: Date): GeofenceRecord {
  const isNewArea = !isSameArea(feature.shape, geofence.shape);
  return {
    ...geofence,
    name: feature.name,
    description: feature.description ?? geofence.description,
    category: feature.category ?? geofence.category,
    shape: isNewArea ? feature.shape : geofence.shape,
    validFrom: geofence.isActive && isNewArea ? now : geofence.validFrom,
    version: geofence.version + 1,
    updatedAt: now,
  };
}
