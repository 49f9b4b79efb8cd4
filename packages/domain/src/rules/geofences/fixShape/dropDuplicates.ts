import type { LatLng } from '../../history/miles';
import type { GeofenceShape, Ring } from '../geofenceShape';

/** The shape without vertices that repeat the one before them, and without a first vertex repeated at the end of a ring. */
export function dropDuplicates(shape: GeofenceShape): GeofenceShape {
  if (shape.type !== 'polygon') return shape;
  return {
    type: 'polygon',
    parts: shape.parts.map(({ outer, holes }) => ({ outer: distinct(outer), holes: holes.map(distinct) })),
  };
}

const distinct = (ring: Ring): Ring =>
  ring.filter((point, index) => ring.length < 2 || !isSame(point, ring[(index + 1) % ring.length] as LatLng));

const isSame = (a: LatLng, b: LatLng) => a.lat === b.lat && a.lng === b.lng;
