import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema';
import type { PlacedGroup } from '../entities';
import {
  type GroupRepository,
  type GroupTrailer,
  type GroupUser,
  type GroupWithCount,
  type GroupWithTotals,
  rolesOf,
  type UsersShown,
} from '../groups';
import { inTransaction } from './inTransaction';
import { countFleetChange } from './sqlFleetRevisions';
import { changeGroups, parentsOf } from './sqlGroupChanges';
import { groupMembers, hasAll } from './sqlGroupMembers';
import { inScope, isLeaseOpen } from './sqlScope';

const byName = sql`lower(g.name collate "C"), g.group_id`;
const placed = sql`g.customer_id as "customerId", g.group_id as "groupId", g.name, g.kind, g.version,
  ${parentsOf} as "parentIds"`;

/** Vehicle groups, their hierarchy and their members. */
export function sqlGroups(db: Kysely<Database>): GroupRepository {
  return {
    ...groupMembers(db),

    async list({ customerIds, scope }) {
      if (customerIds !== 'all' && customerIds.length === 0) return [];
      const wanted = customerIds === 'all' ? sql`true` : sql`g.customer_id = any(${[...customerIds]}::int[])`;
      const { rows } = await sql<GroupWithCount>`
        with counts as (
          select m.customer_id, m.group_id, count(*)::int as vehicles
          from vehicle_group_trailers m
          join trailer t on t.customer_id = m.customer_id and t.trailer_id = m.trailer_id
          join customers c on c.customer_id = t.customer_id
          where ${inScope(scope)} group by m.customer_id, m.group_id)
        select ${placed}, coalesce(counts.vehicles, 0) as "vehicleCount"
        from vehicle_groups g left join counts using (customer_id, group_id)
        where ${wanted} order by g.customer_id, ${byName}`.execute(db);
      return rows;
    },

    has: (customerId, groupIds) => hasAll(db, customerId, [], groupIds),

    async withTotals(customerId, whose) {
      const { rows } = await sql<GroupWithTotals>`
        with recursive above as (
          select group_id, group_id as over_id from vehicle_groups where customer_id = ${customerId}::int
          union
          select above.group_id, p.parent_id from above
          join vehicle_group_parents p on p.customer_id = ${customerId}::int and p.group_id = above.over_id
        ), member as (
          select m.group_id, m.trailer_id from vehicle_group_trailers m
          join trailer t on t.customer_id = m.customer_id and t.trailer_id = m.trailer_id
          where m.customer_id = ${customerId}::int
        ), direct as (
          select group_id, count(*)::int as vehicles from member group by group_id
        ), totals as (
          select above.over_id as group_id, count(distinct m.trailer_id)::int as vehicles
          from above join member m on m.group_id = above.group_id group by above.over_id
        ), people as (
          select m.group_id, count(*)::int as users from vehicle_group_users m
          where m.customer_id = ${customerId}::int and ${shown(customerId, whose)} group by m.group_id
        ), whole as (
          select count(*)::int as vehicles from trailer where customer_id = ${customerId}::int
        )
        select ${placed}, coalesce(people.users, 0) as "userCount",
          case g.kind when 'allVins' then whole.vehicles else coalesce(direct.vehicles, 0) end as "vehicleCount",
          case g.kind when 'allVins' then whole.vehicles else coalesce(totals.vehicles, 0) end as "totalVehicleCount"
        from vehicle_groups g cross join whole
          left join direct using (group_id) left join totals using (group_id) left join people using (group_id)
        where g.customer_id = ${customerId}::int order by ${byName}`.execute(db);
      return rows;
    },

    change: (customerId, decide) =>
      inTransaction(db, async (trx) => {
        // One at a time, because two moves that are valid on their own can form a cycle together.
        await sql`select 1 from customers where customer_id = ${customerId}::int for no key update`.execute(trx);
        const { rows } = await sql<PlacedGroup>`select ${placed} from vehicle_groups g
          where g.customer_id = ${customerId}::int order by ${byName}`.execute(trx);
        await changeGroups(trx, customerId, decide(rows));
        await countFleetChange(trx, customerId);
      }),

    async trailers({ customerId, groupId, inside, search, limit, offset, leasesOverAt }) {
      const like = `%${search.replace(/[\\%_]/g, '\\$&').replace(/[A-Z]/g, (letter) => letter.toLowerCase())}%`;
      const member = sql`exists (select 1 from vehicle_group_trailers m where m.customer_id = t.customer_id
        and m.trailer_id = t.trailer_id and m.group_id = ${groupId}::uuid)`;
      const found = sql`from trailer t where t.customer_id = ${customerId}::int and ${inside ? member : sql`not ${member}`}
        and ${isLeaseOpen(leasesOverAt)}
        and lower((t.vin || ' ' || t.unit_id || ' ' || coalesce(t.serial_number, '')) collate "C") like ${like}`;
      const count = await sql<{ total: number }>`select count(*)::int as total ${found}`.execute(db);
      const { rows } = await sql<GroupTrailer>`
        select t.trailer_id as "trailerId", t.vin, t.unit_id as "unitId", t.vehicle_type as "vehicleType",
          t.product_type as "productType" ${found}
        order by lower(t.unit_id collate "C"), t.trailer_id limit ${limit} offset ${offset}`.execute(db);
      return { total: count.rows[0]?.total ?? 0, trailers: rows };
    },

    async users({ customerId, groupId, limit, offset, ...whose }) {
      const found = sql`from vehicle_group_users m join users u using (user_id)
        where m.customer_id = ${customerId}::int and m.group_id = ${groupId}::uuid
        and ${shown(customerId, whose)}`;
      const count = await sql<{ total: number }>`select count(*)::int as total ${found}`.execute(db);
      const { rows } = await sql<GroupUser>`select u.user_id as "userId", u.email, u.enabled ${found}
        order by u.email collate "C" limit ${limit} offset ${offset}`.execute(db);
      return { total: count.rows[0]?.total ?? 0, users: rows };
    },
  };
}

/** Condition on `vehicle_group_users m` for the users that are counted and listed. */
const shown = (customerId: number, { ofCustomerOnly = false }: UsersShown = {}) =>
  ofCustomerOnly
    ? sql`exists (select 1 from user_roles r where r.user_id = m.user_id and r.role = any(${rolesOf(customerId)}::text[]))`
    : sql`true`;
