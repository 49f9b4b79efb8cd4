import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema';
import type { GroupMembers, GroupRepository } from '../groups';
import { inTransaction } from './inTransaction';
import { countFleetChange } from './sqlFleetRevisions';
import { isLeaseOpen } from './sqlScope';

type Memberships = Pick<GroupRepository, 'members' | 'addTrailers' | 'removeTrailers' | 'findTrailers'>;

const groupIdsOf = sql<string[]>`array(select m.group_id::text from vehicle_group_trailers m
  where m.customer_id = t.customer_id and m.trailer_id = t.trailer_id order by m.group_id)`;

/** Users and trailers of groups. */
export function groupMembers(db: Kysely<Database>): Memberships {
  return {
    async members(customerId, { userGroupIds, trailerGroupIds, leasesOverAt }) {
      const users = await sql<GroupMembers['users'][number]>`
        select u.user_id as id, u.email,
          array(select role from user_roles r where r.user_id = u.user_id order by role collate "C") as roles,
          array(select m.group_id::text from vehicle_group_users m
            where m.customer_id = ${customerId}::int and m.user_id = u.user_id order by m.group_id) as "groupIds"
        from users u where u.user_id in (select user_id from vehicle_group_users
          where customer_id = ${customerId}::int and group_id = any(${[...userGroupIds]}::uuid[]))
        order by u.email collate "C"`.execute(db);
      const trailers = await sql<GroupMembers['trailers'][number]>`
        select t.trailer_id as id, t.unit_id as "unitId", ${groupIdsOf} as "groupIds"
        from trailer t where t.customer_id = ${customerId}::int and ${isLeaseOpen(leasesOverAt)} and t.trailer_id in (
          select trailer_id from vehicle_group_trailers
          where customer_id = ${customerId}::int and group_id = any(${[...trailerGroupIds]}::uuid[]))
        order by lower(t.unit_id collate "C"), t.trailer_id`.execute(db);
      return { users: users.rows, trailers: trailers.rows };
    },

    addTrailers: (customerId, trailerIds, groupIds) =>
      inTransaction(db, async (trx) => {
        // Waits while one of them moves to another customer, and then doesn't find it.
        await sql`select from trailer t where t.customer_id = ${customerId}::int
          and t.trailer_id = any(${[...trailerIds]}::uuid[]) order by t.trailer_id for key share`.execute(trx);
        if (!(await hasAll(trx, customerId, trailerIds, groupIds))) return undefined;
        const { rows } = await sql`
          insert into vehicle_group_trailers (customer_id, group_id, trailer_id)
          select ${customerId}::int, g, t from unnest(${[...groupIds]}::uuid[]) g, unnest(${[...trailerIds]}::uuid[]) t
          on conflict do nothing returning 1`.execute(trx);
        await countFleetChange(trx, customerId);
        return rows.length;
      }),

    removeTrailers: (customerId, trailerIds, groupIds) =>
      inTransaction(db, async (trx) => {
        if (!(await hasAll(trx, customerId, trailerIds, groupIds))) return undefined;
        const { rows } = await sql`delete from vehicle_group_trailers
          where customer_id = ${customerId}::int and group_id = any(${[...groupIds]}::uuid[])
          and trailer_id = any(${[...trailerIds]}::uuid[]) returning 1`.execute(trx);
        await countFleetChange(trx, customerId);
        return rows.length;
      }),

    async findTrailers(customerId, names, { leasesOverAt }) {
      const folded = names.map((name) => name.replace(/[A-Z]/g, (letter) => letter.toLowerCase()));
      const { rows } = await sql<{ trailerId: string; vin: string; unitId: string; groupIds: string[] }>`
        select t.trailer_id as "trailerId", t.vin, t.unit_id as "unitId", ${groupIdsOf} as "groupIds"
        from trailer t where t.customer_id = ${customerId}::int and ${isLeaseOpen(leasesOverAt)}
        and (lower(t.vin collate "C") = any(${folded}::text[]) or lower(t.unit_id collate "C") = any(${folded}::text[]))
        order by t.trailer_id`.execute(db);
      return rows;
    },
  };
}

/** Whether all of these belong to the customer. */
export async function hasAll(
  db: Kysely<Database>,
  customerId: number,
  trailerIds: readonly string[],
  groupIds: readonly string[],
): Promise<boolean> {
  const { rows } = await sql<{ trailers: number; groups: number }>`select
    (select count(*)::int from trailer where customer_id = ${customerId}::int
      and trailer_id = any(${[...trailerIds]}::uuid[])) as trailers,
    (select count(*)::int from vehicle_groups where customer_id = ${customerId}::int
      and group_id = any(${[...groupIds]}::uuid[])) as groups`.execute(db);
  return rows[0]?.trailers === new Set(trailerIds).size && rows[0]?.groups === new Set(groupIds).size;
}
