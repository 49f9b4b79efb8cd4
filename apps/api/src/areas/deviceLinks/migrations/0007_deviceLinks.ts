import { statements } from '../../../database/migrations/statements';

/** Reporting addresses of phones with one secret each, and the last implausible position of a trailer. */
export const deviceLinks = statements([
  `create table device_links (
    link_id uuid primary key,
    secret_hash text not null unique,
    customer_id int not null,
    trailer_id uuid not null,
    name text not null,
    created_by uuid references users on delete set null,
    created_at timestamptz not null,
    revoked_at timestamptz,
    foreign key (customer_id, trailer_id) references trailer on delete cascade
  )`,
  'create index device_links_trailer on device_links (customer_id, trailer_id)',
  `alter table trailer_status
    add column doubted_lat double precision,
    add column doubted_lng double precision,
    add column doubted_at timestamptz`,
]);
