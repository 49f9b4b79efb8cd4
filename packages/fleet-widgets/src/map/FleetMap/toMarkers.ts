import {
  formatDuration,
  isPlaceFresh,
  type MapTrailer,
  MOVING_ABOVE_MPH,
  TRACKED_SEVERITY_WORDS,
  type TrackedSeverity,
  trackedSeverity,
  trailerType,
} from '@gladhand/domain';
import type { MapBounds, TrailerMarker } from '../mapEngine';

/** Trailers that have a place, as marks. */
export function toMarkers(trailers: readonly MapTrailer[], now: Date): TrailerMarker[] {
  return trailers.flatMap((trailer): TrailerMarker[] => {
    const { id, lat, lng, unitId, speed, gpsHeading } = trailer;
    if (lat === null || lng === null) return [];
    const severity = trackedSeverity(trailer, now);
    const stale = !isPlaceFresh(trailer, now);
    const moving = !stale && severity !== 'unknown' && speed !== null && speed > MOVING_ABOVE_MPH;
    const heading = moving ? gpsHeading : null;
    const title = titleOf(trailer, severity, now);
    return [{ kind: 'trailer', id, lat, lng, severity, heading, stale, label: unitId, title }];
  });
}

/** 'R-2207, Reefer Trailer, Critical, 3 minutes ago' */
function titleOf(trailer: MapTrailer, severity: TrackedSeverity, now: Date): string {
  const { unitId, vehicleTypeId, positionReportedAt } = trailer;
  const age = positionReportedAt === null ? undefined : formatDuration(now.getTime() - positionReportedAt);
  const when = positionReportedAt === null ? 'age not known' : age ? `${age} ago` : 'now';
  return [unitId, trailerType(vehicleTypeId).label, TRACKED_SEVERITY_WORDS[severity], when].join(', ');
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
