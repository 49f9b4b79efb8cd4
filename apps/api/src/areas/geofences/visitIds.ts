import { logIdOf } from '../../ingest/logId';

/**
 * Id of a visit: a UUIDv7 of the report that decided it. The same visit always gets the same id, so following a trailer
 * again finds the visits that are already stored.
 */
export const visitIdOf = (trailerId: string, geofenceId: string, decidedAt: Date): string =>
  logIdOf(trailerId, `visit ${geofenceId}`, decidedAt);

/** Id of an event, unique per trailer, geofence, kind and instant. */
export const eventIdOf = (trailerId: string, geofenceId: string, kind: string, at: Date): string =>
  logIdOf(trailerId, `${kind} ${geofenceId}`, at);
