import type { AuditAction } from '@gladhand/domain';
import type { AuditChange, AuditEntry, UserRecord } from '../repositories/entities';

/** Adds a line to the audit log. Details and changes never hold secrets. */
export type WriteAudit = (
  action: AuditAction,
  entry?: Partial<Pick<AuditEntry, 'userId' | 'customerId' | 'subject' | 'detail' | 'changes'>> & {
    subjectId?: string | number | null | undefined;
  },
) => Promise<void>;

/** A value as the audit log tells it. */
type Told = string | number | boolean | Date | null | undefined | readonly string[];

/** The fields that differ, as text; lists in the order of their words. */
export function changesBetween<Field extends string>(
  before: Readonly<Partial<Record<Field, Told>>>,
  after: Readonly<Partial<Record<Field, Told>>>,
): AuditChange[] {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])] as Field[];
  return fields
    .map((field) => ({ field, before: told(before[field]), after: told(after[field]) }))
    .filter((change) => change.before !== change.after);
}

function told(value: Told): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'object') return value.length > 0 ? [...value].sort().join(', ') : null;
  return String(value);
}

/** Actor and target of a line about somebody's own account. */
export const owner = ({ userId, email }: Pick<UserRecord, 'userId' | 'email'>) => ({
  userId,
  subject: email,
  subjectId: userId,
});
