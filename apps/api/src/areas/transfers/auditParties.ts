import type { AuditAction } from '@gladhand/domain/audit';
import type { WriteAudit } from '../../auth/audit';
import type { TransferRecord } from './repository';

/** Writes a line for the side that prepares a draft, which the other one doesn't see. */
export async function auditDraft(
  { audit, access }: { audit: WriteAudit; access: { user: { userId: string } } },
  action: AuditAction,
  { transferId, requestedBy, fromCustomerId, toCustomerId }: TransferRecord,
  detail: Readonly<Record<string, string | number>> = {},
): Promise<void> {
  const customerId = { from: fromCustomerId, to: toCustomerId, administrator: null }[requestedBy];
  await audit(action, { userId: access.user.userId, customerId, subjectId: transferId, detail });
}

/** Writes a line for each of the two customers, because neither sees those of the other. */
export async function auditParties(
  { audit, access }: { audit: WriteAudit; access?: { user: { userId: string } } },
  action: AuditAction,
  { transferId, fromCustomerId, toCustomerId }: TransferRecord,
  detail: Readonly<Record<string, string | number>>,
): Promise<void> {
  for (const customerId of [fromCustomerId, toCustomerId]) {
    await audit(action, { userId: access?.user.userId ?? null, customerId, subjectId: transferId, detail });
  }
}
