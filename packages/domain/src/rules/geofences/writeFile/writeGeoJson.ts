import type { LatLng } from '../../history/miles';
import type { GeofenceShape, PolygonPart, Ring } from '../geofenceShape';
import { type Position, toPosition } from './degrees';
import { drawingOf } from './drawing';
import type { GeofenceFeature } from './geofenceFeature';
import { shapeProperties } from './shapeProperties';

/**
 * Geofences as GeoJSON (RFC 7946), a feature per line. Circles are drawn as polygons and corridors as lines; their exact
 * values are properties of the feature.
 */
export function writeGeoJson(features: readonly GeofenceFeature[]): string {
  const lines = features.map(({ name, description, category, shape }) =>
    JSON.stringify({
      type: 'Feature',
      properties: { name, description, category, ...shapeProperties(shape) },
      geometry: geometryOf(shape),
    }),
  );
  return `{"type":"FeatureCollection","features":[\n${lines.join(',\n')}\n]}\n`;
}

function geometryOf(shape: GeofenceShape): { type: string; coordinates: unknown } {
  const { points, lines, parts } = drawingOf(shape);
  const [point] = points;
  if (point) return { type: 'Point', coordinates: toPosition(point) };
  if (lines.length > 0) return oneOrMany('LineString', lines.map(toPositions));
  return oneOrMany('Polygon', parts.map(polygonOf));
}

const oneOrMany = (type: string, all: readonly unknown[]) =>
  all.length === 1 ? { type, coordinates: all[0] } : { type: `Multi${type}`, coordinates: all };

const polygonOf = ({ outer, holes }: PolygonPart) => [outer, ...holes].map(closed).map(toPositions);

const toPositions = (line: readonly LatLng[]): Position[] => line.map(toPosition);

/** The ring with its first vertex repeated at its end. */
const closed = (ring: Ring): Ring => (ring[0] ? [...ring, ring[0]] : ring);
