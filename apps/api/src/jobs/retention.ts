import type { AuditAction } from '@gladhand/domain/audit';
import { DAY_MS } from '@gladhand/domain/readings';
import { createUnits } from '../engine/unitOfWork';
import type { ApiDeps } from '../ports';
import type { Repositories } from '../repositories/port';
import { NO_TRAILERS } from '../repositories/scope';

/** Deletes old rows of a customer in batches; every deletion is recorded in the audit log. */
export interface RetentionRule {
  action: AuditAction;
  /** Rows per statement. */
  batch: number;
  /** Resolves to the number of rows deleted. */
  deleteBefore(repositories: Repositories, customerId: number, before: Date, limit: number): Promise<number>;
}

/** Rows per statement; a longer delete would delay reports. */
const BATCH = 5_000;

const KERNEL_RULES: readonly RetentionRule[] = [
  {
    action: 'retention.activityLogDeleted',
    batch: BATCH,
    deleteBefore: ({ activityLog }, ...args) => activityLog.deleteBefore(...args),
  },
  {
    action: 'retention.faultsDeleted',
    batch: BATCH,
    deleteBefore: ({ faults }, ...args) => faults.deleteBefore(...args),
  },
];

/** Deletes data older than the customer's retention period; every deletion is recorded in the audit log. */
export async function deleteExpired(
  deps: Pick<ApiDeps, 'repositories' | 'ids' | 'now'>,
  areaRules: readonly RetentionRule[],
): Promise<void> {
  const { repositories } = deps;
  const runUnit = createUnits(deps);
  const now = deps.now().getTime();
  for (const { customerId, retentionDurationDays } of await repositories.customers.list({
    customerIds: 'all',
    showDeactivated: true,
    scope: NO_TRAILERS,
  })) {
    const before = new Date(now - retentionDurationDays * DAY_MS);
    for (const { action, batch, deleteBefore } of [...KERNEL_RULES, ...areaRules]) {
      const rows = await inBatches(batch, (limit) => deleteBefore(repositories, customerId, before, limit));
      const detail = { rows, before: before.toISOString(), retentionDurationDays };
      if (rows > 0) await runUnit(({ audit }) => audit(action, { customerId, detail }));
    }
  }
}

/** Deletes until a batch isn't full. Returns the number of rows deleted. */
async function inBatches(size: number, remove: (limit: number) => Promise<number>): Promise<number> {
  let deleted = 0;
  for (;;) {
    const rows = await remove(size);
    deleted += rows;
    if (rows < size) return deleted;
  }
}
