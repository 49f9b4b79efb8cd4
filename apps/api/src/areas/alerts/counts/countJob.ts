import type { JobDeps } from '../../../engine/jobDeps';
import type { JobDefinition } from '../../../engine/jobs';
import { ALERT_SCHEDULES } from '../schedules';
import { COUNT_JOB, countRequest } from './countRequest';
import { countTrailers } from './countTrailers';

/**
 * Counts trailers in geofences for the rules of a customer, and stores the difference to what was counted before. It can
 * be repeated, and one run at a time counts for a customer.
 */
export function countJob({ repositories, now }: Pick<JobDeps, 'repositories' | 'now'>): JobDefinition {
  return {
    name: COUNT_JOB,
    expireInSeconds: 5 * 60,
    async run({ data }) {
      const customerId = Number(data.customerId);
      const geofenceId = typeof data.geofenceId === 'string' ? data.geofenceId : undefined;
      await repositories.transaction((within) => countTrailers(within, { customerId, geofenceId, now: now() }));
    },
  };
}

/**
 * Requests a count of every geofence of customers with such rules: groups, the access of owners and geofences can change
 * without a report.
 */
export function countAllJob({ repositories }: Pick<JobDeps, 'repositories'>): JobDefinition {
  return {
    name: 'alert.countAll',
    schedule: ALERT_SCHEDULES['alert.countAll'],
    async run() {
      const customerIds = await repositories.alertCounts.customers();
      await repositories.jobs.add(customerIds.map((customerId) => countRequest(customerId)));
    },
  };
}
