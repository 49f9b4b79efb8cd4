import type { JobRequest } from '../../../engine/jobs';
import type { EpisodeRecord } from '../episodes/episodeRepository';

export const NOTIFY_JOB = 'alert.notify';

/** Jobs that decide on the messages about new episodes: one per rule. */
export function notifyRequests(
  episodes: readonly Pick<EpisodeRecord, 'customerId' | 'ruleId'>[],
  startAfter?: Date,
): JobRequest[] {
  const jobs = episodes.map(({ customerId, ruleId }) => ({
    name: NOTIFY_JOB,
    data: { customerId, ruleId },
    // A late one must not take the place of one that starts at once.
    key: startAfter ? `${ruleId} late` : ruleId,
    ...(startAfter && { startAfter }),
  }));
  // In one order, so that two transactions that add the same jobs can't deadlock.
  return [...new Map(jobs.map((job) => [job.key, job])).values()].sort((a, b) => (a.key < b.key ? -1 : 1));
}
