import { statements } from '../../../database/migrations/statements';

/** Views of screens. At most one default for each owner, and for each role at a customer. */
export const savedViews = statements([
  `create table saved_views (
    view_id uuid primary key,
    screen text not null,
    name text not null,
    query text not null,
    layout text,
    owner_id uuid references users on delete set null,
    audience text not null,
    customer_id int references customers on delete cascade,
    role text,
    group_id uuid,
    is_default boolean not null,
    version int not null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    foreign key (customer_id, group_id) references vehicle_groups (customer_id, group_id) on delete cascade
  )`,
  'create unique index saved_views_name on saved_views (owner_id, screen, lower(name))',
  `create unique index saved_views_own_default on saved_views (screen, owner_id)
    where is_default and audience = 'private'`,
  `create unique index saved_views_role_default on saved_views (screen, role, coalesce(customer_id, 0))
    where is_default and audience = 'role'`,
  'create index saved_views_audience on saved_views (screen, audience, customer_id)',
]);
