import { statements } from '../../../database/migrations/statements';

/** Servers of a customer and browsers of users that are sent messages about alerts, and those messages. */
export const alertChannels = statements([
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
  `create table push_subscriptions (
    subscription_id uuid primary key,
    user_id uuid not null references users on delete cascade,
    endpoint text not null unique,
    p256dh text not null,
    auth text not null,
    label text not null,
    created_at timestamptz not null,
    last_used_at timestamptz
  )`,
  'create index push_subscriptions_user on push_subscriptions (user_id)',
  `create table push_messages (
    message_id uuid primary key,
    subscription_id uuid not null references push_subscriptions on delete cascade,
    about_id text not null,
    title text not null,
    attempts int not null,
    next_attempt_at timestamptz not null
  )`,
  'create index push_messages_subscription on push_messages (subscription_id)',
  'create index push_messages_due on push_messages (next_attempt_at)',
]);
