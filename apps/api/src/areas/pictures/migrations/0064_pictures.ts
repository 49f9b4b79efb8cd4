import { statements } from '../../../database/migrations/statements';

/** Pictures that people upload, such as those of parts and repairs. */
export const pictures = statements([
  `create table pictures (
    picture_id uuid primary key,
    customer_id int not null references customers on delete cascade,
    content_type text not null check (content_type in ('image/jpeg', 'image/png')),
    bytes bytea not null check (octet_length(bytes) <= 2097152),
    added_by uuid references users on delete set null,
    added_at timestamptz not null,
    -- Null: nothing uses it yet.
    kept_for text check (kept_for in ('part', 'repair'))
  )`,
  // The pictures are already compressed.
  'alter table pictures alter column bytes set storage external',
  'create index pictures_unused on pictures (added_at) where kept_for is null',
  "create index pictures_of_repairs on pictures (customer_id, added_at) where kept_for = 'repair'",
]);
