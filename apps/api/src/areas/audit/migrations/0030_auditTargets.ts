import { statements } from '../../../database/migrations/statements';

const IS_ABOUT_ACCOUNTS = `split_part(action, '.', 1) in ('account', 'session')`;

/**
 * Audit log entries keep the email address of the actor and the id of the target, and name accounts by email address.
 */
export const auditTargets = statements([
  'alter table audit_log add column actor_email text, add column subject_id text',
  'update audit_log set actor_email = users.email from users where users.user_id = audit_log.user_id',
  `update audit_log set subject = users.email from users where ${IS_ABOUT_ACCOUNTS} and audit_log.subject = users.user_id::text`,
  `update audit_log set detail = detail || jsonb_build_object('sessionId', subject), subject = actor_email
    where action in ('session.signedIn', 'session.ended', 'session.refreshTokenReused') and position('@' in subject) = 0`,
  `update audit_log set subject = actor_email where ${IS_ABOUT_ACCOUNTS} and subject is null`,
  'update audit_log set subject_id = users.user_id::text from users where users.email = audit_log.subject',
  'update audit_log set subject_id = trailer.trailer_id::text from trailer where trailer.vin = audit_log.subject',
  `update audit_log set subject_id = vehicle_groups.group_id::text from vehicle_groups
    where split_part(action, '.', 1) = 'group' and vehicle_groups.customer_id = audit_log.customer_id and vehicle_groups.name = audit_log.subject`,
  `update audit_log set subject_id = customer_id::text where split_part(action, '.', 1) = 'customer'`,
  'create index audit_log_subject on audit_log (lower(subject))',
  'create index audit_log_subject_id on audit_log (subject_id) where subject_id is not null',
]);
