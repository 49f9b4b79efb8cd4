import { DAY_MS } from '@gladhand/domain';
import { createAudit } from '../auth/audit';
import type { ApiDeps } from '../ports';
import { NO_TRAILERS } from '../repositories/scope';

/** Rows a statement; a long delete would keep reports waiting. */
const BATCH = 5_000;

/** Deletes the log rows that are older than their customer keeps them; each customer's deletion is in the audit log. */
export async function applyRetention(deps: Pick<ApiDeps, 'repositories' | 'ids' | 'now'>): Promise<void> {
  const { customers, activityLog } = deps.repositories;
  const audit = createAudit(deps);
  const now = deps.now().getTime();
  for (const { customerId, retentionDurationDays } of await customers.list({
    customerIds: 'all',
    showDeactivated: true,
    scope: NO_TRAILERS,
  })) {
    const before = new Date(now - retentionDurationDays * DAY_MS);
    let deleted = 0;
    for (;;) {
      const rows = await activityLog.deleteBefore(customerId, before, BATCH);
      deleted += rows;
      if (rows < BATCH) break;
    }
    if (deleted > 0) {
      const detail = { rows: deleted, before: before.toISOString(), retentionDurationDays };
      await audit('activityLogDeleted', { customerId, detail });
    }
  }
}
