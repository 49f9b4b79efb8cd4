import { statements } from './statements';

/** Lines of the audit log tell the fields that changed, and are looked through by time. */
export const audit = statements([
  `alter table audit_log add column changes jsonb not null default '[]'`,
  'create index audit_log_at on audit_log (at desc, audit_id desc)',
]);
