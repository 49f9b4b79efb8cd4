import type { GeofenceShape } from '@gladhand/domain/geofences';

export function benchShape(number: number, place: { lat: number; lng: number }): GeofenceShape;
