import type { ApiDeps } from '../ports';
import type { AuditEntry } from '../repositories/entities';

export type WriteAudit = (
  action: string,
  entry?: Partial<Pick<AuditEntry, 'userId' | 'customerId' | 'subject' | 'detail'>>,
) => Promise<void>;

/** Adds a line to the audit log. Details never hold secrets. */
export function createAudit({ repositories, ids, now }: Pick<ApiDeps, 'repositories' | 'ids' | 'now'>): WriteAudit {
  return (action, { userId = null, customerId = null, subject = null, detail = {} } = {}) =>
    repositories.audit.add({ auditId: ids.uuid(), at: now(), action, userId, customerId, subject, detail });
}
