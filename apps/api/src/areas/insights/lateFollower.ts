import { utcDayOf } from '@gladhand/domain/readings';
import type { ReportFollower } from '../../ingest/followers/follower';
import type { TrailerDayKey } from './repository';

/** Notes days that are over when a report about them arrives. */
export const lateFollower: ReportFollower<undefined, TrailerDayKey> = {
  name: 'insightDays',
  load: async () => new Map(),
  decide({ before: { customerId, trailerId }, report: { recordedAt }, now }) {
    const day = utcDayOf(recordedAt);
    return { state: undefined, changes: day < utcDayOf(now) ? [{ customerId, trailerId, day }] : [] };
  },
  write: (within, days) => within.insights.markLate(days),
};
