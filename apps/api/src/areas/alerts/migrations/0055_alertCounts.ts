import { statements } from '../../../database/migrations/statements';

/**
 * Episodes of geofences whose trailers are counted, and which trailers each rule counts since when. An episode is about
 * a trailer or a geofence. A rule version has at most one open episode per geofence.
 */
export const alertCounts = statements([
  `alter table alert_episodes alter column trailer_id drop not null, add column geofence_id uuid,
    add column geofence_name text,
    add constraint alert_episodes_subject check (num_nonnulls(trailer_id, geofence_id) = 1),
    add constraint alert_episodes_geofence foreign key (customer_id, geofence_id) references geofences on delete cascade`,
  `create unique index alert_episodes_open_geofence on alert_episodes
    (customer_id, rule_id, rule_version, geofence_id)
    where geofence_id is not null and ended_at is null and withdrawn_at is null`,
  `create index alert_episodes_geofence on alert_episodes (customer_id, rule_id, rule_version, geofence_id, since)
    where geofence_id is not null`,
  'alter table alert_deliveries alter column trailer_id drop not null, add column geofence_id uuid',
  `create table alert_counts (
    customer_id int not null,
    rule_id uuid not null,
    rule_version int not null,
    since timestamptz not null,
    trailer_ids uuid[] not null,
    unplaced_ids uuid[] not null,
    primary key (customer_id, rule_id),
    foreign key (customer_id, rule_id) references alert_rules on delete cascade
  )`,
]);
