import { type AuditAction, DAY_MS } from '@gladhand/domain';
import { createUnits } from '../engine/unitOfWork';
import type { ApiDeps } from '../ports';
import { NO_TRAILERS } from '../repositories/scope';

/** Rows a statement; a long delete would keep reports waiting. */
const BATCH = 5_000;
/** Links that are over are kept so long, and then forgotten; the audit log still tells of them. */
const ENDED_LINKS_KEPT_MS = 31 * DAY_MS;
/** Pictures are up to a megabyte each. */
const IMAGE_BATCH = 500;

/** Deletes log rows, pictures, cleared faults and ended commands that are older than their customer keeps them; each deletion is in the audit log. */
export async function applyRetention(deps: Pick<ApiDeps, 'repositories' | 'ids' | 'now'>): Promise<void> {
  const { customers, activityLog, cargoImages, faults, reefers, sharedLinks } = deps.repositories;
  const runUnit = createUnits(deps);
  const now = deps.now().getTime();
  await sharedLinks.deleteEndedBefore(new Date(now - ENDED_LINKS_KEPT_MS));
  for (const { customerId, retentionDurationDays } of await customers.list({
    customerIds: 'all',
    showDeactivated: true,
    scope: NO_TRAILERS,
  })) {
    const before = new Date(now - retentionDurationDays * DAY_MS);
    const tell = async (action: AuditAction, rows: number) => {
      const detail = { rows, before: before.toISOString(), retentionDurationDays };
      if (rows > 0) await runUnit(({ audit }) => audit(action, { customerId, detail }));
    };
    await tell(
      'retention.activityLogDeleted',
      await inBatches(BATCH, (limit) => activityLog.deleteBefore(customerId, before, limit)),
    );
    await tell(
      'retention.cargoImagesDeleted',
      await inBatches(IMAGE_BATCH, (limit) => cargoImages.deleteBefore(customerId, before, limit)),
    );
    await tell(
      'retention.faultsDeleted',
      await inBatches(BATCH, (limit) => faults.deleteBefore(customerId, before, limit)),
    );
    await tell(
      'retention.reeferCommandsDeleted',
      await inBatches(BATCH, (limit) => reefers.deleteBefore(customerId, before, limit)),
    );
  }
}

/** Deletes until a batch is not full; answers how many rows. */
async function inBatches(size: number, remove: (limit: number) => Promise<number>): Promise<number> {
  let deleted = 0;
  for (;;) {
    const rows = await remove(size);
    deleted += rows;
    if (rows < size) return deleted;
  }
}
