import { statements } from '../../../database/migrations/statements';

/** Adds the changed fields to audit log entries, and an index by time. */
export const audit = statements([
  `alter table audit_log add column changes jsonb not null default '[]'`,
  'create index audit_log_at on audit_log (at desc, audit_id desc)',
]);
