import { statements } from '../../../database/migrations/statements';

/** Leases of trailers, and the trailers of each. */
export const leases = statements([
  `create table trailer_leases (
    lease_id uuid primary key,
    state text not null,
    lessor_id int not null references customers on delete cascade,
    lessee_id int not null references customers on delete cascade,
    first_day text not null,
    last_day text,
    time_zone text not null,
    from_at timestamptz not null,
    until_at timestamptz,
    creator_id uuid references users on delete set null,
    created_at timestamptz not null,
    version int not null,
    check (lessor_id <> lessee_id),
    check (until_at >= from_at)
  )`,
  'create index trailer_leases_newest on trailer_leases (created_at desc, lease_id)',
  `create index trailer_leases_open on trailer_leases (from_at, until_at) where state in ('planned', 'active')`,
  `create table leased_trailers (
    lease_id uuid not null references trailer_leases on delete cascade,
    lessor_trailer_id uuid not null,
    lessee_trailer_id uuid not null,
    vin text not null,
    unit_id text not null,
    left_at timestamptz,
    primary key (lease_id, lessor_trailer_id)
  )`,
  'create index leased_trailers_lessor on leased_trailers (lessor_trailer_id) where left_at is null',
  'create index leased_trailers_lessee on leased_trailers (lessee_trailer_id)',
  'create index leased_trailers_vin on leased_trailers (vin)',
]);
