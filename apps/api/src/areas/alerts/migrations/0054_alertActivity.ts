import { statements } from '../../../database/migrations/statements';

/** Indexes in the order of the activity feed, so that a page reads no more lines than it shows. */
export const alertActivity = statements([
  'drop index alert_steps_at',
  'create index alert_steps_at on alert_steps (customer_id, at desc, step_id desc)',
  `create index alert_steps_user on alert_steps (customer_id, user_id, at desc, step_id desc)
    where user_id is not null`,
  `create index alert_deliveries_at on alert_deliveries (customer_id, at desc, episode_id desc,
    step collate "C" desc, channel collate "C" desc, recipient collate "C" desc)`,
  `create index audit_log_alert_rules on audit_log (customer_id, at desc, audit_id desc)
    where action like 'alert.rule%'`,
]);
