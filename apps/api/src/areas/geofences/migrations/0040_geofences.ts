import { statements } from '../../../database/migrations/statements';

/**
 * Geofences and the visits of trailers. `geofence_revisions` changes with every geofence of the customer; ingest locks and
 * reads it, so that no report is decided by earlier geofences. `trailer_status.geofence_state` is what is
 * remembered of a trailer between reports, in the row that each report writes anyway.
 */
export const geofences = statements([
  'alter table trailer_status add column geofence_state jsonb',
  `create table geofences (
    customer_id int not null references customers on delete cascade,
    geofence_id uuid not null,
    name text not null,
    description text,
    category text not null,
    is_active boolean not null,
    shape jsonb not null,
    enter_emails text[] not null,
    exit_emails text[] not null,
    free_minutes int,
    valid_from timestamptz not null,
    version int not null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    deleted_at timestamptz,
    primary key (customer_id, geofence_id)
  )`,
  `create table geofence_revisions (
    customer_id int primary key references customers on delete cascade,
    revision uuid not null
  )`,
  'create unique index geofences_name on geofences (customer_id, lower(name)) where deleted_at is null',
  `create table geofence_shapes (
    customer_id int not null,
    geofence_id uuid not null,
    version int not null,
    shape jsonb not null,
    valid_from timestamptz not null,
    primary key (customer_id, geofence_id, version),
    foreign key (customer_id, geofence_id) references geofences on delete cascade
  )`,
  `create table geofence_visits (
    customer_id int not null,
    visit_id uuid not null,
    geofence_id uuid not null,
    trailer_id uuid not null,
    how text not null,
    entered_at timestamptz not null,
    entered_after timestamptz,
    entered_before timestamptz not null,
    left_at timestamptz,
    left_after timestamptz,
    left_before timestamptz,
    ended_by text,
    load_at_entry text,
    load_at_exit text,
    tether_at_entry text,
    tether_at_exit text,
    decided_at timestamptz not null,
    left_decided_at timestamptz,
    primary key (customer_id, visit_id),
    foreign key (customer_id, geofence_id) references geofences on delete cascade,
    foreign key (customer_id, trailer_id) references trailer (customer_id, trailer_id) on delete cascade
  )`,
  `create unique index geofence_visits_open on geofence_visits (customer_id, geofence_id, trailer_id)
    where left_at is null`,
  'create index geofence_visits_left on geofence_visits (customer_id, geofence_id, left_at desc)',
  'create index geofence_visits_trailer on geofence_visits (customer_id, trailer_id, entered_at desc)',
  'create index geofence_visits_entered on geofence_visits (customer_id, entered_at desc)',
  `create table geofence_events (
    customer_id int not null,
    event_id uuid not null,
    trailer_id uuid not null,
    geofence_id uuid not null,
    visit_id uuid not null,
    kind text not null,
    at timestamptz not null,
    decided_at timestamptz not null,
    noticed_at timestamptz not null,
    state jsonb,
    mail text,
    primary key (customer_id, event_id),
    foreign key (customer_id, trailer_id) references trailer (customer_id, trailer_id) on delete cascade
  )`,
  'create index geofence_events_trailer on geofence_events (customer_id, trailer_id, decided_at desc)',
  'create index geofence_events_noticed on geofence_events (customer_id, noticed_at)',
  `create index geofence_events_mail on geofence_events (customer_id, geofence_id, kind, noticed_at)
    where mail is not null`,
]);
