import { SHAPE_LIMITS } from '@gladhand/domain/geofences';

/** A radius from the map: within the limits, to a decimeter. */
export function radiusTo(meters: number): number {
  const limited = Math.min(SHAPE_LIMITS.maxRadiusMeters, Math.max(SHAPE_LIMITS.minRadiusMeters, meters));
  return Math.round(limited * 10) / 10;
}
