import { statements } from '../../../database/migrations/statements';

/**
 * Messages that wait, with reminders and escalations; rules that are muted for a trailer; and when and how users want to
 * be notified.
 */
export const alertMessages = statements([
  `alter table alert_rules add column escalation jsonb not null default '[]'`,
  'alter table alert_deliveries add column due_at timestamptz',
  `create index alert_deliveries_due on alert_deliveries (due_at) where outcome = 'waiting'`,
  `create index alert_deliveries_sent on alert_deliveries (customer_id, recipient, rule_id, trailer_id, at desc)
    where outcome = 'queued'`,
  `create table alert_mutes (
    customer_id int not null,
    rule_id uuid not null,
    trailer_id uuid not null,
    muted_until timestamptz not null,
    user_id uuid not null,
    primary key (customer_id, rule_id, trailer_id),
    foreign key (customer_id, rule_id) references alert_rules on delete cascade,
    foreign key (customer_id, trailer_id) references trailer (customer_id, trailer_id) on delete cascade
  )`,
  `create table alert_user_settings (
    user_id uuid primary key references users on delete cascade,
    email_for text[] not null,
    push_for text[] not null,
    quiet_hours jsonb,
    digest jsonb,
    version int not null,
    updated_at timestamptz not null
  )`,
]);
