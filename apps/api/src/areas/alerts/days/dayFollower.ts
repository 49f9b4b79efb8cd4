import { utcDayOf } from '@gladhand/domain/readings';
import type { ReportFollower } from '../../../ingest/followers/follower';
import { REPLAY_POLICY } from '../engine/alertPolicy';
import type { TrailerDay } from './dayRepository';

/** Forgets a stored day when a report about it arrives. Reports that are only logged change nothing. */
export const dayFollower: ReportFollower<undefined, TrailerDay> = {
  name: 'alertDays',
  load: async () => new Map(),
  decide({ before: { customerId, trailerId }, report: { recordedAt }, now }) {
    const lateMs = now.getTime() - recordedAt.getTime();
    const day = utcDayOf(recordedAt);
    const isStored = lateMs <= REPLAY_POLICY.maxLateMs && day < utcDayOf(now);
    return { state: undefined, changes: isStored ? [{ customerId, trailerId, day }] : [] };
  },
  write: (within, days) => within.alertDays.forget(days),
};
