import { statements } from '../../../database/migrations/statements';

/** SIMs with their plans, the changes that were requested, and the events of the provider. */
export const sims = statements([
  `create table sim_plans (
    plan_id text primary key,
    name text not null,
    included_mb int not null,
    is_pooled boolean not null,
    time_zone text not null
  )`,
  `create table sims (
    iccid text primary key,
    customer_id int not null,
    trailer_id uuid not null,
    carrier text not null,
    state text not null check (state in ('ready', 'active', 'suspended', 'deactivated')),
    since timestamptz not null,
    -- Of the newest event that was applied.
    sequence bigint not null,
    until timestamptz,
    plan_id text not null references sim_plans,
    usage_month text,
    used_mb float8,
    usage_at timestamptz,
    -- The newest one.
    request_id uuid,
    foreign key (customer_id, trailer_id) references trailer on update cascade on delete cascade
  )`,
  'create index sims_trailer on sims (customer_id, trailer_id)',
  `create table sim_requests (
    request_id uuid primary key,
    batch_id uuid not null,
    iccid text not null references sims on delete cascade,
    action text not null check (action in ('activate', 'suspend', 'deactivate')),
    state text not null check (state in ('queued', 'accepted', 'unknown', 'done', 'refused', 'overtaken')),
    reason text,
    detail text,
    requested_at timestamptz not null,
    user_id uuid references users on delete set null,
    requested_by text not null,
    attempts int not null,
    next_at timestamptz not null,
    answered_at timestamptz
  )`,
  // A SIM has one pending change, however many processes request changes.
  `create unique index sim_requests_open on sim_requests (iccid)
    where state in ('queued', 'accepted', 'unknown')`,
  'create index sim_requests_batch on sim_requests (batch_id, state)',
  'create index sim_requests_sim on sim_requests (iccid, requested_at desc)',
  `create index sim_requests_due on sim_requests (next_at) where state in ('queued', 'accepted', 'unknown')`,
  // Events of SIMs that aren't known are kept too.
  `create table sim_events (
    event_id text primary key,
    iccid text not null,
    received_at timestamptz not null,
    occurred_at timestamptz not null,
    sequence bigint,
    from_state text,
    state text,
    result text not null,
    body text not null
  )`,
  'create index sim_events_sim on sim_events (iccid, occurred_at desc)',
  // Fleet Control and maintenance treat a suspended SIM as the reason of a silence.
  `create index trailer_suspended on trailer (customer_id, trailer_id) where sim_status = 'suspended'`,
]);
