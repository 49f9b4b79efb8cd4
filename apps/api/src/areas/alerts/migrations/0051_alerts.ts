import { statements } from '../../../database/migrations/statements';

/**
 * Alert rules and their episodes. `alert_revisions` changes with every rule of the customer; ingest locks and reads it,
 * so that no report is judged by earlier rules. `alert_memory` is what is remembered of a trailer between reports, and
 * `alert_checkpoints` what was remembered earlier, from where a late report is followed again. An open episode is unique
 * per rule version and trailer.
 */
export const alerts = statements([
  `create table alert_revisions (
    customer_id int primary key references customers on delete cascade,
    revision uuid not null
  )`,
  `create table alert_rules (
    customer_id int not null references customers on delete cascade,
    rule_id uuid not null,
    name text not null,
    severity text not null,
    condition jsonb not null,
    all_vehicles boolean not null,
    trailer_ids uuid[] not null,
    group_ids uuid[] not null,
    owner_id uuid not null,
    notify_owner boolean not null,
    notify_all_users boolean not null,
    notify_emails text[] not null,
    include_sensor_data boolean not null,
    rate_limit_ms bigint not null,
    windows jsonb,
    notify_present boolean not null,
    disabled_at timestamptz,
    place int not null,
    version int not null,
    valid_from timestamptz not null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    deleted_at timestamptz,
    failed_at timestamptz,
    failure text,
    primary key (customer_id, rule_id)
  )`,
  `create table alert_rule_versions (
    customer_id int not null,
    rule_id uuid not null,
    version int not null,
    name text not null,
    severity text not null,
    condition jsonb not null,
    primary key (customer_id, rule_id, version),
    foreign key (customer_id, rule_id) references alert_rules on delete cascade
  )`,
  `create table alert_memory (
    customer_id int not null,
    trailer_id uuid not null,
    state jsonb not null,
    due_at timestamptz,
    checkpoint_at timestamptz not null,
    primary key (customer_id, trailer_id),
    foreign key (customer_id, trailer_id) references trailer (customer_id, trailer_id) on delete cascade
  ) with (fillfactor = 70)`,
  'create index alert_memory_due on alert_memory (due_at) where due_at is not null',
  `create table alert_checkpoints (
    customer_id int not null,
    trailer_id uuid not null,
    at timestamptz not null,
    state jsonb not null,
    primary key (customer_id, trailer_id, at),
    foreign key (customer_id, trailer_id) references trailer (customer_id, trailer_id) on delete cascade
  )`,
  'create index alert_checkpoints_at on alert_checkpoints (at)',
  `create table alert_episodes (
    customer_id int not null,
    episode_id uuid not null,
    rule_id uuid not null,
    rule_version int not null,
    trailer_id uuid not null,
    since timestamptz not null,
    ended_at timestamptz,
    ended_by text,
    noticed_at timestamptz not null,
    is_late boolean not null,
    withdrawn_at timestamptz,
    notify text,
    handling text not null,
    handled_at timestamptz,
    handled_by uuid,
    assignee_id uuid,
    snoozed_until timestamptz,
    version int not null,
    primary key (customer_id, episode_id),
    foreign key (customer_id, rule_id, rule_version) references alert_rule_versions on delete cascade,
    foreign key (customer_id, trailer_id) references trailer (customer_id, trailer_id) on delete cascade
  )`,
  `create unique index alert_episodes_open on alert_episodes (customer_id, rule_id, rule_version, trailer_id)
    where ended_at is null and withdrawn_at is null`,
  'create index alert_episodes_since on alert_episodes (customer_id, since desc, episode_id)',
  'create index alert_episodes_rule on alert_episodes (customer_id, rule_id, since desc)',
  'create index alert_episodes_trailer on alert_episodes (customer_id, trailer_id, since desc)',
  `create index alert_episodes_attention on alert_episodes (customer_id, since desc)
    where handling <> 'closed' and withdrawn_at is null`,
  `create index alert_episodes_notify on alert_episodes (customer_id, rule_id, noticed_at) where notify = 'waiting'`,
  `create table alert_steps (
    customer_id int not null,
    episode_id uuid not null,
    step_id uuid not null,
    at timestamptz not null,
    kind text not null,
    user_id uuid,
    detail jsonb not null,
    primary key (customer_id, episode_id, step_id),
    foreign key (customer_id, episode_id) references alert_episodes on delete cascade
  )`,
  'create index alert_steps_at on alert_steps (customer_id, at desc, step_id)',
  `create table alert_deliveries (
    customer_id int not null,
    episode_id uuid not null,
    step text not null,
    channel text not null,
    recipient text not null,
    rule_id uuid not null,
    trailer_id uuid not null,
    user_id uuid,
    outcome text not null,
    reason text,
    mail_id uuid,
    at timestamptz not null,
    primary key (customer_id, episode_id, step, channel, recipient),
    foreign key (customer_id, episode_id) references alert_episodes on delete cascade
  )`,
  'create index alert_deliveries_recipient on alert_deliveries (customer_id, recipient, at desc)',
  'create index alert_deliveries_rule on alert_deliveries (customer_id, rule_id, at desc)',
]);
