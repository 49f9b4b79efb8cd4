import { type CountLeaf, isGeofenceChosen } from '@gladhand/domain/alerts';
import type { FollowedReport } from '../../../ingest/followers/follower';

/** Geofences in which the trailers of a customer must be counted again. */
export interface CountChange {
  readonly kind: 'count';
  readonly customerId: number;
  /** Undefined for all. */
  readonly geofenceId: string | undefined;
}

/**
 * What a report means for the rules that count its trailer. A late report can change any visit, and the first position
 * of a trailer says for every geofence that it is outside.
 */
export function countChanges(
  { before, isLate, reported, places }: FollowedReport,
  counting: readonly CountLeaf[],
): readonly CountChange[] {
  if (counting.length === 0 || !reported) return [];
  const { customerId } = before;
  if (isLate || before.positionReportedAt === null) return [{ kind: 'count', customerId, geofenceId: undefined }];
  const crossed = new Set(places?.crossings.map(({ geofenceId }) => geofenceId));
  return [...crossed]
    .filter((geofenceId) => counting.some(({ geofences }) => isGeofenceChosen(geofences, geofenceId)))
    .map((geofenceId) => ({ kind: 'count', customerId, geofenceId }));
}
