import type { LatLng } from '../../history/miles';
import type { GeofenceShape } from '../geofenceShape';

/** The shape with latitudes as longitudes, and longitudes as latitudes. */
export function turnLatLng(shape: GeofenceShape): GeofenceShape {
  switch (shape.type) {
    case 'circle':
      return { ...shape, center: turned(shape.center) };
    case 'corridor':
      return { ...shape, line: shape.line.map(turned) };
    case 'polygon':
      return {
        type: 'polygon',
        parts: shape.parts.map(({ outer, holes }) => ({
          outer: outer.map(turned),
          holes: holes.map((hole) => hole.map(turned)),
        })),
      };
  }
}

const turned = ({ lat, lng }: LatLng): LatLng => ({ lat: lng, lng: lat });
