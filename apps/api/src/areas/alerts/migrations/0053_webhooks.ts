import { statements } from '../../../database/migrations/statements';

/** Servers of a customer that are sent messages about alerts, and those messages. */
export const webhooks = statements([
  `create table alert_webhooks (
    customer_id int not null references customers on delete cascade,
    webhook_id uuid not null,
    name text not null,
    url text not null,
    severities text[] not null,
    enabled boolean not null,
    disabled_reason text,
    secret text not null,
    earlier_secret text,
    earlier_secret_until timestamptz,
    last_success_at timestamptz,
    last_failure_at timestamptz,
    version int not null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    primary key (customer_id, webhook_id)
  )`,
  `create table alert_webhook_messages (
    message_id uuid primary key,
    customer_id int not null,
    webhook_id uuid not null,
    event text not null,
    rule_id uuid,
    episode_ids uuid[] not null,
    payload jsonb not null,
    state text not null,
    attempts jsonb not null,
    created_at timestamptz not null,
    next_attempt_at timestamptz,
    claimed_at timestamptz,
    foreign key (customer_id, webhook_id) references alert_webhooks on delete cascade
  )`,
  'create index alert_webhook_messages_log on alert_webhook_messages (customer_id, webhook_id, message_id desc)',
  `create index alert_webhook_messages_due on alert_webhook_messages (next_attempt_at)
    where next_attempt_at is not null`,
  'create index alert_webhook_messages_created on alert_webhook_messages (created_at)',
]);
