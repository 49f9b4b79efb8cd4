import { statements } from '../../../database/migrations/statements';

/** Service centers, inspections, maintenance, and images of cargo cameras. */
export const service = statements([
  `create table dealers (
    dealer_id text primary key,
    name text not null,
    street text not null,
    city text not null,
    region text not null,
    phone text not null,
    email text not null,
    lat double precision not null,
    lng double precision not null
  )`,
  `create table service_records (
    record_id uuid primary key,
    customer_id int not null,
    trailer_id uuid not null,
    list text not null check (list in ('inspection', 'maintenance')),
    kind text not null,
    result text,
    performed_on date not null,
    odometer_miles double precision,
    note text not null,
    added_by uuid references users on delete set null,
    added_at timestamptz not null,
    foreign key (customer_id, trailer_id) references trailer on delete cascade
  )`,
  `create index service_records_trailer
    on service_records (customer_id, trailer_id, list, performed_on desc, added_at desc)`,
  `create table cargo_images (
    image_id uuid primary key,
    customer_id int not null,
    trailer_id uuid not null,
    recorded timestamptz not null,
    received timestamptz not null,
    fullness double precision not null,
    content_type text not null check (content_type in ('image/jpeg', 'image/png')),
    bytes bytea not null check (octet_length(bytes) <= 1048576),
    unique (customer_id, trailer_id, recorded),
    foreign key (customer_id, trailer_id) references trailer on delete cascade
  )`,
  // The images are already compressed.
  'alter table cargo_images alter column bytes set storage external',
  'create index cargo_images_recorded on cargo_images (customer_id, recorded)',
]);
