import { statements } from './statements';

/** A group can be under several groups, so its parents get their own table. */
export const groups = statements([
  `create table vehicle_group_parents (
    customer_id int not null,
    group_id uuid not null,
    parent_id uuid not null,
    primary key (customer_id, group_id, parent_id),
    foreign key (customer_id, group_id) references vehicle_groups on delete cascade,
    foreign key (customer_id, parent_id) references vehicle_groups on delete cascade,
    check (group_id <> parent_id)
  )`,
  'create index vehicle_group_parents_parent on vehicle_group_parents (customer_id, parent_id)',
  `insert into vehicle_group_parents (customer_id, group_id, parent_id)
    select customer_id, group_id, parent_id from vehicle_groups where parent_id is not null`,
  'alter table vehicle_groups drop column parent_id',
]);
