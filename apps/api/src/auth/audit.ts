import type { AuditAction } from '@gladhand/domain/audit';
import type { AuditChange } from '../database/auditChange';
import type { AuditEntry, UserRecord } from '../repositories/entities';

/** Adds an entry to the audit log. Details and changes never contain secrets. */
export type WriteAudit = (
  action: AuditAction,
  entry?: Partial<Pick<AuditEntry, 'userId' | 'customerId' | 'subject' | 'detail' | 'changes'>> & {
    subjectId?: string | number | null | undefined;
  },
) => Promise<void>;

/** A value in the audit log. */
type AuditedValue = string | number | boolean | Date | null | undefined | readonly string[];

/** The changed fields as text; lists are sorted alphabetically. */
export function changesBetween<Field extends string>(
  before: Readonly<Partial<Record<Field, AuditedValue>>>,
  after: Readonly<Partial<Record<Field, AuditedValue>>>,
): AuditChange[] {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])] as Field[];
  return fields
    .map((field) => ({ field, before: auditText(before[field]), after: auditText(after[field]) }))
    .filter((change) => change.before !== change.after);
}

function auditText(value: AuditedValue): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'object') return value.length > 0 ? [...value].sort().join(', ') : null;
  return String(value);
}

/** Actor and target of an entry about the user's own account. */
export const owner = ({ userId, email }: Pick<UserRecord, 'userId' | 'email'>) => ({
  userId,
  subject: email,
  subjectId: userId,
});
