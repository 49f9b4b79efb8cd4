import { statements } from '../../../database/migrations/statements';

/** Temporary links that show trailers to anyone who has the link. */
export const sharedLinks = statements([
  `create table shared_links (
    link_id uuid primary key,
    secret_hash text not null unique,
    customer_id int not null references customers on delete cascade,
    detail text not null check (detail in ('position', 'movement', 'lastDay')),
    created_by uuid not null references users on delete cascade,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    revoked_at timestamptz,
    times_opened int not null default 0
  )`,
  'create index shared_links_user on shared_links (created_by) where revoked_at is null',
  'create index shared_links_customer on shared_links (customer_id) where revoked_at is null',
  `create table shared_link_trailers (
    link_id uuid not null references shared_links on delete cascade,
    place int not null,
    customer_id int not null,
    trailer_id uuid not null,
    name text not null,
    primary key (link_id, place),
    foreign key (customer_id, trailer_id) references trailer on delete cascade
  )`,
  'create index shared_link_trailers_trailer on shared_link_trailers (customer_id, trailer_id)',
]);
