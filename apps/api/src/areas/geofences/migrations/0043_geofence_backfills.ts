import { statements } from '../../../database/migrations/statements';

/** Searches of earlier reports for visits. A geofence has one: a new search replaces it. */
export const geofenceBackfills = statements([
  'alter table geofence_visits add column is_backfilled boolean not null default false',
  `create table geofence_backfills (
    customer_id int not null,
    geofence_id uuid not null,
    backfill_id uuid not null,
    from_at timestamptz not null,
    until_at timestamptz not null,
    status text not null,
    after_trailer_id uuid,
    searched int not null,
    total int not null,
    primary key (customer_id, geofence_id),
    foreign key (customer_id, geofence_id) references geofences on delete cascade
  )`,
]);
