import { csvLine } from '../../formats/csv';
import { degreesText } from './degrees';
import type { GeofenceFeature } from './geofenceFeature';
import { shapeWkt } from './writeWkt';

/** The columns of a CSV file of geofences, in order. A row has a place and a radius, or a well-known text. */
export const GEOFENCE_CSV_COLUMNS = [
  'name',
  'description',
  'category',
  'latitude',
  'longitude',
  'radius_meters',
  'wkt',
  'half_width_meters',
] as const;

/** Geofences as CSV. Without geofences it is a template. */
export const writeGeofenceCsv = (features: readonly GeofenceFeature[]): string =>
  [csvLine(GEOFENCE_CSV_COLUMNS), ...features.map((feature) => csvLine(cellsOf(feature)))].join('');

function cellsOf({ name, description, category, shape }: GeofenceFeature): (string | number | undefined)[] {
  const texts = [name, description, category];
  if (shape.type === 'circle') {
    const { center, radiusMeters } = shape;
    return [...texts, degreesText(center.lat), degreesText(center.lng), radiusMeters, undefined, undefined];
  }
  const halfWidth = shape.type === 'corridor' ? shape.halfWidthMeters : undefined;
  return [...texts, undefined, undefined, undefined, shapeWkt(shape), halfWidth];
}
