import { statements } from '../../../database/migrations/statements';

/** Parts of trailers and models, their pictures, and whether a customer's menu shows them. */
export const parts = statements([
  `create table parts (
    part_id uuid primary key,
    customer_id int not null references customers on delete cascade,
    trailer_id uuid,
    vehicle_type_id int,
    vehicle_length_feet double precision,
    model_year int,
    category text not null,
    name text not null,
    part_number text not null,
    maker text not null,
    part_key text not null,
    quantity int not null check (quantity > 0),
    position text not null,
    description text not null,
    fault_codes int[] not null,
    -- Trailer or model, part and position.
    list_key text not null,
    unique (customer_id, list_key),
    check ((trailer_id is null) <> (vehicle_type_id is null)),
    foreign key (customer_id, trailer_id) references trailer on delete cascade
  )`,
  'create index parts_of_trailers on parts (customer_id, trailer_id)',
  'create index parts_by_key on parts (customer_id, part_key)',
  `create table part_pictures (
    customer_id int not null references customers on delete cascade,
    part_key text not null,
    picture_id uuid not null references pictures on delete cascade,
    description text not null,
    added_at timestamptz not null,
    primary key (customer_id, picture_id)
  )`,
  'create index part_pictures_by_key on part_pictures (customer_id, part_key)',
  'alter table customers add column shows_parts boolean not null default true',
]);
