import { lookup, type Word } from './lookup';

/** Shape of a geofence. */
export const GeofenceType = { Circle: 1, Polygon: 2 } as const;
export type GeofenceType = (typeof GeofenceType)[keyof typeof GeofenceType];
/** The geofence types with their labels, in display order. */
export const GEOFENCE_TYPES: readonly Word<GeofenceType>[] = [
  { id: 1, label: 'Circle' },
  { id: 2, label: 'Polygon' },
];
/** Finds a geofence type by id; an unknown id is kept and labeled as unknown. */
export const geofenceType = lookup(GEOFENCE_TYPES, 'geofence type');

/**
 * The type of an existing geofence. Throws 'Unknown geofence type!' as specified, because a wrong shape must not be
 * drawn.
 */
export function requireGeofenceType(id: number): GeofenceType {
  const found = GEOFENCE_TYPES.find((type) => type.id === id);
  if (!found) throw new Error('Unknown geofence type!');
  return found.id;
}
