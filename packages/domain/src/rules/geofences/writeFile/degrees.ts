import type { LatLng } from '../../history/miles';
import type { GeofenceShape } from '../geofenceShape';

/** Digits after the decimal point of degrees in files: 1 cm, far below what positions are accurate to. */
const DIGITS = 7;
const FACTOR = 10 ** DIGITS;

/** Degrees as files have them. */
export const roundDegrees = (degrees: number): number => Math.round(degrees * FACTOR) / FACTOR + 0;

/** Degrees as text, never in scientific notation. */
export const degreesText = (degrees: number): string =>
  roundDegrees(degrees)
    .toFixed(DIGITS)
    .replace(/\.?0+$/, '');

/** A position in the order of GeoJSON, KML and WKT: longitude, latitude. */
export type Position = readonly [lng: number, lat: number];

export const toPosition = ({ lat, lng }: LatLng): Position => [roundDegrees(lng), roundDegrees(lat)];

/** The longitude from -180 to 180 of the same place. */
export const wrapLongitude = (lng: number): number =>
  lng >= -180 && lng <= 180 ? lng : lng - 360 * Math.round(lng / 360);

const roundPoint = ({ lat, lng }: LatLng): LatLng => ({ lat: roundDegrees(lat), lng: roundDegrees(lng) });

/** The shape as it is in a file. */
export function roundShape(shape: GeofenceShape): GeofenceShape {
  switch (shape.type) {
    case 'circle':
      return { ...shape, center: roundPoint(shape.center) };
    case 'corridor':
      return { ...shape, line: shape.line.map(roundPoint) };
    case 'polygon':
      return {
        type: 'polygon',
        parts: shape.parts.map(({ outer, holes }) => ({
          outer: outer.map(roundPoint),
          holes: holes.map((hole) => hole.map(roundPoint)),
        })),
      };
  }
}
