import { statements } from '../../../database/migrations/statements';

/**
 * Maintenance issues of trailers. `trailer_status.maintenance_state` is what is remembered of a trailer between
 * reports, in the row that each report writes anyway.
 */
export const maintenance = statements([
  'alter table trailer_status add column maintenance_state jsonb',
  `create table maintenance_issues (
    customer_id int not null references customers on delete cascade,
    issue_id uuid not null,
    trailer_id uuid not null,
    kind text not null,
    opened_at timestamptz not null,
    round int not null,
    round_at timestamptz not null,
    state text not null,
    worst text not null,
    occurrences int not null,
    good_since timestamptz,
    closed_at timestamptz,
    abs_miles float8,
    gps_miles float8,
    evidence jsonb not null,
    points int not null,
    withdrawn_at timestamptz,
    snoozed_at timestamptz,
    snoozed_until timestamptz,
    snoozed_state text,
    snoozed_by uuid,
    snooze_reason text,
    assignee_id uuid,
    repaired_at timestamptz,
    repaired_by uuid,
    version int not null,
    primary key (customer_id, issue_id),
    foreign key (customer_id, trailer_id) references trailer on delete cascade
  )`,
  // The numbers of the dashboard and its order are read from it alone.
  `create index maintenance_issues_open on maintenance_issues (customer_id, trailer_id)
    include (issue_id, kind, state, snoozed_at, snoozed_until, round_at, points)
    where closed_at is null and withdrawn_at is null`,
  `create index trailer_deactivated on trailer (customer_id, trailer_id) where sim_status = 'deactivated'`,
  'create index maintenance_issues_trailer on maintenance_issues (customer_id, trailer_id, kind, opened_at)',
  `create table maintenance_events (
    customer_id int not null,
    event_id uuid not null,
    trailer_id uuid not null,
    issue_id uuid not null,
    kind text not null,
    at timestamptz not null,
    noticed_at timestamptz not null,
    state text,
    evidence jsonb,
    checkpoint jsonb,
    user_id uuid,
    detail jsonb not null,
    primary key (customer_id, event_id),
    foreign key (customer_id, issue_id) references maintenance_issues on delete cascade
  )`,
  'create index maintenance_events_issue on maintenance_events (customer_id, issue_id, at)',
  `create index maintenance_events_checkpoint on maintenance_events (customer_id, trailer_id, at)
    where checkpoint is not null`,
]);
