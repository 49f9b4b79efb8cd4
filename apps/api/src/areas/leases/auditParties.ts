import type { AuditAction } from '@gladhand/domain/audit';
import type { WriteAudit } from '../../auth/audit';
import type { LeaseRecord } from './repository';

/** Writes a line for the lessor and one for the lessee, because neither sees those of the other. */
export async function auditParties(
  { audit, access }: { audit: WriteAudit; access?: { user: { userId: string } } },
  action: AuditAction,
  { leaseId, lessorId, lesseeId }: LeaseRecord,
  detail: Readonly<Record<string, string | number>>,
): Promise<void> {
  for (const customerId of [lessorId, lesseeId]) {
    await audit(action, { userId: access?.user.userId ?? null, customerId, subjectId: leaseId, detail });
  }
}
