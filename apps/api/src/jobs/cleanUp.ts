import { DAY_MS } from '@gladhand/domain/readings';
import type { ApiDeps } from '../ports';

/** Rows per statement; a longer delete would delay requests. */
const BATCH = 1_000;

/** Retention of expired data, in ms. The audit log is kept longer. */
export const KEPT_MS = {
  sessions: 31 * DAY_MS,
  links: 31 * DAY_MS,
  mails: 90 * DAY_MS,
  changes: DAY_MS / 24,
  lists: DAY_MS / 24,
  leases: DAY_MS / 24,
  receipts: DAY_MS,
} as const;

/**
 * Deletes ended sessions and links, old mails, and expired messages between processes; creates next month's partition
 * of the log.
 */
export async function cleanUp({ repositories, now }: Pick<ApiDeps, 'repositories' | 'now'>): Promise<void> {
  const { sessions, links, mails, changes, cluster, receipts, ingest } = repositories;
  const before = (keptMs: number) => new Date(now().getTime() - keptMs);
  await untilDone((limit) => sessions.deleteEndedBefore(before(KEPT_MS.sessions), limit));
  await untilDone((limit) => links.deleteEndedBefore(before(KEPT_MS.links), limit));
  await untilDone((limit) => mails.deleteBefore(before(KEPT_MS.mails), limit));
  await changes.deleteBefore(before(KEPT_MS.changes));
  await cluster.deleteListsBefore(before(KEPT_MS.lists));
  await cluster.deleteLeasesBefore(before(KEPT_MS.leases));
  await receipts.deleteBefore(before(KEPT_MS.receipts));
  const at = now();
  const nextMonth = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 1));
  await ingest.ensureMonths([at, nextMonth]);
}

async function untilDone(remove: (limit: number) => Promise<number>): Promise<void> {
  while ((await remove(BATCH)) === BATCH) {
    // Continues with the next batch.
  }
}
