import { statements } from './statements';

/** Customers, users, groups, sessions, links, mails and the audit log. */
export const identity = statements([
  `create table customers (
    customer_id int primary key check (customer_id > 0),
    short_name text not null,
    long_name text not null,
    abbrev text not null,
    active boolean not null default true,
    dot_number text,
    retention_duration_days int not null default 365,
    hidden_from_technicians boolean not null default false,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    version int not null default 1
  )`,
  `create table customer_features (
    customer_id int not null references customers on delete cascade,
    feature text not null,
    primary key (customer_id, feature)
  )`,
  `create table users (
    user_id uuid primary key,
    email text not null,
    password_hash text,
    account_status text not null check (account_status in ('CONFIRMED', 'FORCE_CHANGE_PASSWORD')),
    enabled boolean not null,
    email_verified boolean not null,
    token_version int not null default 1,
    password_expires_at timestamptz,
    terms_accepted_at timestamptz,
    data_agreement_accepted_at timestamptz,
    mails_off boolean not null default false,
    time_zone text,
    last_login_at timestamptz,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    version int not null default 1
  )`,
  'create unique index users_email on users (email)',
  `create table user_roles (
    user_id uuid not null references users on delete cascade,
    role text not null,
    primary key (user_id, role)
  )`,
  'create index user_roles_role on user_roles (role)',
  `create table vehicle_groups (
    customer_id int not null references customers on delete cascade,
    group_id uuid not null,
    parent_id uuid,
    name text not null,
    kind text not null check (kind in ('regular', 'allVins', 'noVins', 'tkCommandControl', 'noHelp')),
    version int not null default 1,
    primary key (customer_id, group_id),
    foreign key (customer_id, parent_id) references vehicle_groups (customer_id, group_id) on delete cascade
  )`,
  'create unique index vehicle_groups_name on vehicle_groups (customer_id, lower(name))',
  `create table vehicle_group_users (
    customer_id int not null,
    group_id uuid not null,
    user_id uuid not null references users on delete cascade,
    primary key (customer_id, group_id, user_id),
    foreign key (customer_id, group_id) references vehicle_groups on delete cascade
  )`,
  'create index vehicle_group_users_user on vehicle_group_users (user_id)',
  `create table sessions (
    session_id uuid primary key,
    user_id uuid not null references users on delete cascade,
    created_at timestamptz not null,
    ends_at timestamptz not null,
    revoked_at timestamptz
  )`,
  'create index sessions_user on sessions (user_id) where revoked_at is null',
  `create table refresh_tokens (
    token_hash text primary key,
    session_id uuid not null references sessions on delete cascade,
    parent_hash text,
    created_at timestamptz not null,
    replaced_at timestamptz,
    children int not null default 0
  )`,
  'create index refresh_tokens_session on refresh_tokens (session_id)',
  `create table link_tokens (
    token_hash text primary key,
    user_id uuid not null references users on delete cascade,
    purpose text not null,
    email text not null,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    used_at timestamptz
  )`,
  'create index link_tokens_user on link_tokens (user_id, purpose) where used_at is null',
  `create table outbox_mails (
    mail_id uuid primary key,
    recipient text not null,
    subject text not null,
    body text not null,
    purpose text not null,
    created_at timestamptz not null
  )`,
  `create table audit_log (
    audit_id uuid primary key,
    at timestamptz not null,
    action text not null,
    user_id uuid,
    customer_id int,
    subject text,
    detail jsonb not null
  )`,
  'create index audit_log_customer on audit_log (customer_id, at desc)',
  `create table ingest_keys (
    key_id uuid primary key,
    key_hash text not null unique,
    name text not null,
    customer_id int references customers on delete cascade,
    gateway text,
    created_at timestamptz not null,
    revoked_at timestamptz
  )`,
]);
