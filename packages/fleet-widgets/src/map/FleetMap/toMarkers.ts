import { type MapTrailer, MOVING_ABOVE_MPH, trackedSeverity } from '@gladhand/domain';
import type { MapBounds, TrailerMarker } from '../mapEngine';

/** Trailers that have a place, as marks. */
export function toMarkers(trailers: readonly MapTrailer[], now: Date): TrailerMarker[] {
  return trailers.flatMap((trailer): TrailerMarker[] => {
    const { id, lat, lng, unitId, speed, gpsHeading } = trailer;
    if (lat === null || lng === null) return [];
    const severity = trackedSeverity(trailer, now);
    const moving = severity !== 'unknown' && speed !== null && speed > MOVING_ABOVE_MPH;
    return [{ kind: 'trailer', id, lat, lng, severity, heading: moving ? gpsHeading : null, label: unitId }];
  });
}

/** The smallest bounds around all that have a place; undefined when none has. */
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
