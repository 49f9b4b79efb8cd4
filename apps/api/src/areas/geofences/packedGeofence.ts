import { type GeofenceShape, type JudgedShape, packShape, shapeBounds } from '@gladhand/domain/geofences';
import type { ActiveGeofence } from './repository';

/** An active geofence in an index. It stays in memory, with its vertices as numbers of one array. */
export interface PackedGeofence extends Omit<ActiveGeofence, 'shape'> {
  readonly shape: JudgedShape;
}

export const packGeofence = ({ shape, ...geofence }: ActiveGeofence & { shape: GeofenceShape }): PackedGeofence => ({
  ...geofence,
  shape: packShape(shape),
  bounds: shapeBounds(shape),
});
