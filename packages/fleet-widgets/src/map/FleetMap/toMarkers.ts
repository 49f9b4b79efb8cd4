import { isMoving } from '@gladhand/domain/readings';
import { isPlaceFresh, type MapTrailer, trackedSeverity } from '@gladhand/domain/tracking';
import type { MapBounds } from '../mapEngine';
import type { TrailerMarker } from '../mapFeatures';

/** Markers of the trailers that have a position. */
export function toMarkers(trailers: readonly MapTrailer[], now: Date): TrailerMarker[] {
  return trailers.flatMap((trailer): TrailerMarker[] => {
    const { id, lat, lng, unitId, speed, gpsHeading } = trailer;
    if (lat === null || lng === null) return [];
    const severity = trackedSeverity(trailer, now);
    const stale = !isPlaceFresh(trailer, now);
    const moving = !stale && severity !== 'unknown' && isMoving(speed);
    const heading = moving ? gpsHeading : null;
    return [{ kind: 'trailer', id, lat, lng, severity, heading, stale, label: unitId }];
  });
}

/** The smallest bounds around all trailers that have a position; undefined if none has. */
export function boundsOf(trailers: readonly (MapTrailer | undefined)[]): MapBounds | undefined {
  let bounds: [number, number, number, number] | undefined;
  for (const trailer of trailers) {
    if (trailer?.lat == null || trailer.lng == null) continue;
    const { lat, lng } = trailer;
    bounds = bounds
      ? [Math.min(bounds[0], lng), Math.min(bounds[1], lat), Math.max(bounds[2], lng), Math.max(bounds[3], lat)]
      : [lng, lat, lng, lat];
  }
  return bounds;
}
