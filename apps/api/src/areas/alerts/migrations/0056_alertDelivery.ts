import { statements } from '../../../database/migrations/statements';

/** What a push message leads to, and indexes of messages that failed and of mutes that ended. */
export const alertDelivery = statements([
  'alter table push_messages add column customer_id int, add column rule_id uuid',
  `create index mails_failed on mails (changed_at) where status = 'failed'`,
  'create index alert_deliveries_mail on alert_deliveries (mail_id) where mail_id is not null',
  'create index alert_mutes_ended on alert_mutes (muted_until)',
]);
