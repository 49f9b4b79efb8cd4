import { requireGeofenceType } from '../../vocabulary/geofences';
import type { LatLng } from '../history/miles';
import type { GeofenceShape } from './geofenceShape';

/** A coordinate of the earlier shape. */
export interface EarlierCoordinate {
  readonly latitude: number;
  readonly longitude: number;
}

/** The area of a geofence before it had holes, parts and corridors. Type 1 is a circle, 2 a polygon. */
export interface EarlierShape {
  readonly geofenceTypeId: number;
  readonly radiusMeters: number | null;
  readonly centerPointCoordinate: EarlierCoordinate | null;
  readonly boundaryCoordinates: readonly EarlierCoordinate[] | null;
}

/** The earlier shape of an area; undefined for a corridor and a polygon with holes or several parts. */
export function toEarlierShape(shape: GeofenceShape): EarlierShape | undefined {
  if (shape.type === 'circle') {
    return {
      geofenceTypeId: 1,
      radiusMeters: shape.radiusMeters,
      centerPointCoordinate: toCoordinate(shape.center),
      boundaryCoordinates: null,
    };
  }
  if (shape.type !== 'polygon') return undefined;
  const [part, ...others] = shape.parts;
  if (!part || others.length > 0 || part.holes.length > 0) return undefined;
  return {
    geofenceTypeId: 2,
    radiusMeters: null,
    centerPointCoordinate: null,
    boundaryCoordinates: part.outer.map(toCoordinate),
  };
}

/** The area of an earlier shape. Throws 'Unknown geofence type!' for other types. */
export function fromEarlierShape(earlier: EarlierShape): GeofenceShape {
  if (requireGeofenceType(earlier.geofenceTypeId) === 1) {
    const { centerPointCoordinate: center, radiusMeters } = earlier;
    return { type: 'circle', center: toPoint(center ?? NOWHERE), radiusMeters: radiusMeters ?? 0 };
  }
  return { type: 'polygon', parts: [{ outer: (earlier.boundaryCoordinates ?? []).map(toPoint), holes: [] }] };
}

/** Refused by `checkShape`, like a radius of 0. */
const NOWHERE: EarlierCoordinate = { latitude: Number.NaN, longitude: Number.NaN };

const toCoordinate = ({ lat, lng }: LatLng): EarlierCoordinate => ({ latitude: lat, longitude: lng });
const toPoint = ({ latitude, longitude }: EarlierCoordinate): LatLng => ({ lat: latitude, lng: longitude });
