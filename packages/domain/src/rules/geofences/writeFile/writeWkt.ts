import type { LatLng } from '../../history/miles';
import type { GeofenceShape, PolygonPart, Ring } from '../geofenceShape';
import { degreesText } from './degrees';
import type { GeofenceFeature } from './geofenceFeature';

/**
 * The well-known text of a shape. Longitudes run past 180 across the antimeridian. A circle is its center and a corridor
 * its line; their radius or width must be next to it.
 */
export function shapeWkt(shape: GeofenceShape): string {
  switch (shape.type) {
    case 'circle':
      return `POINT (${position(shape.center)})`;
    case 'corridor':
      return `LINESTRING ${positions(shape.line)}`;
    case 'polygon': {
      const parts = shape.parts.map(partText);
      return parts.length === 1 ? `POLYGON ${parts[0]}` : `MULTIPOLYGON (${parts.join(', ')})`;
    }
  }
}

/**
 * Geofences as WKT, one per line, with tabs between its name, the shape, and the radius of a circle or the half-width of
 * a corridor. Descriptions and categories are left out.
 */
export const writeWkt = (features: readonly GeofenceFeature[]): string =>
  features.map(({ name, shape }) => `${[oneLine(name), shapeWkt(shape), ...sizeOf(shape)].join('\t')}\n`).join('');

function sizeOf(shape: GeofenceShape): string[] {
  if (shape.type === 'circle') return [`radius_meters=${shape.radiusMeters}`];
  return shape.type === 'corridor' ? [`half_width_meters=${shape.halfWidthMeters}`] : [];
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

const partText = ({ outer, holes }: PolygonPart) => `(${[outer, ...holes].map(ringText).join(', ')})`;

const ringText = (ring: Ring) => positions(ring[0] ? [...ring, ring[0]] : ring);

const positions = (line: readonly LatLng[]) => `(${line.map(position).join(', ')})`;

const position = ({ lat, lng }: LatLng) => `${degreesText(lng)} ${degreesText(lat)}`;
