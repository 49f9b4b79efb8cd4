import { type RawBuilder, sql } from 'kysely';

/** Trailers `t` of groups with these names, or of groups below them. */
export const inNamedGroups = (names: readonly string[]): RawBuilder<boolean> => sql<boolean>`
  (t.customer_id, t.trailer_id) in (
    with recursive chosen as (
      select customer_id, group_id from vehicle_groups where name = any(${[...names]}::text[])
      union
      select p.customer_id, p.group_id from vehicle_group_parents p
      join chosen on chosen.customer_id = p.customer_id and chosen.group_id = p.parent_id)
    select m.customer_id, m.trailer_id from vehicle_group_trailers m
    join chosen on chosen.customer_id = m.customer_id and chosen.group_id = m.group_id)`;
