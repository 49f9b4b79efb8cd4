import type { JobRequest } from '../../../engine/jobs';

export const COUNT_JOB = 'alert.count';

/** A job that counts the trailers in a geofence for all rules of a customer, or in all geofences. */
export const countRequest = (customerId: number, geofenceId?: string): JobRequest => ({
  name: COUNT_JOB,
  data: { customerId, geofenceId: geofenceId ?? null },
  key: geofenceId ? `${customerId} ${geofenceId}` : `${customerId}`,
});
