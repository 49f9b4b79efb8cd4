import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema';
import type { NamedView, SavedViewRecord, SavedViewRepository } from './repository';

export function sqlSavedViews(db: Kysely<Database>): SavedViewRepository {
  return {
    async list(screen, { userId, roles, customerIds, groupIds, administers }) {
      const everyCustomer = customerIds === 'all';
      const everything = administers === 'all';
      const { rows } = await sql<NamedView>`${named}
        where v.screen = ${screen} and (
          v.owner_id = ${userId}::uuid
          or v.audience <> 'private' and (
            ${everything}::boolean or v.customer_id = any(${everything ? [] : [...administers]}::int[]))
          or v.audience = 'group' and v.group_id = any(${[...groupIds]}::uuid[])
          or v.audience = 'role' and v.role = any(${[...roles]}::text[]) and (
            v.customer_id is null or ${everyCustomer}::boolean
            or v.customer_id = any(${everyCustomer ? [] : [...customerIds]}::int[])))
        order by lower(v.name) collate "C", v.view_id`.execute(db);
      return rows;
    },
    async byId(viewId) {
      const { rows } = await sql<NamedView>`${named} where v.view_id = ${viewId}::uuid`.execute(db);
      return rows[0];
    },
    async countOf(ownerId, screen) {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from saved_views
        where owner_id = ${ownerId}::uuid and screen = ${screen}`.execute(db);
      return rows[0]?.count ?? 0;
    },
    async add(view) {
      await endOtherDefault(db, view);
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('saved_views')
        .values(toRow(view))
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      return (numInsertedOrUpdatedRows ?? 0n) > 0n;
    },
    async replace(view) {
      const { rows } = await sql<{ version: number; taken: boolean }>`
        select version, exists (
          select from saved_views o where o.owner_id = v.owner_id and o.screen = v.screen
            and lower(o.name) = lower(${view.name}) and o.view_id <> v.view_id) as taken
        from saved_views v where view_id = ${view.viewId}::uuid for update`.execute(db);
      const [before] = rows;
      if (before?.version !== view.version - 1) return 'changed';
      if (before.taken) return 'nameTaken';
      await endOtherDefault(db, view);
      await db.updateTable('saved_views').set(toRow(view)).where('view_id', '=', view.viewId).execute();
      return 'replaced';
    },
    async delete(viewId) {
      await db.deleteFrom('saved_views').where('view_id', '=', viewId).execute();
    },
    async deleteOrphans() {
      const { numDeletedRows } = await db
        .deleteFrom('saved_views')
        .where('owner_id', 'is', null)
        .where('audience', '=', 'private')
        .executeTakeFirst();
      return Number(numDeletedRows);
    },
  };
}

const named = sql`
  select v.view_id as "viewId", v.screen, v.name, v.query, v.layout, v.owner_id as "ownerId", v.audience,
    v.customer_id as "customerId", v.role, v.group_id as "groupId", v.is_default as "isDefault", v.version,
    v.created_at as "createdAt", v.updated_at as "updatedAt", u.email as owner, c.short_name as "customerName",
    g.name as "groupName"
  from saved_views v
  left join users u on u.user_id = v.owner_id
  left join customers c on c.customer_id = v.customer_id
  left join vehicle_groups g on g.customer_id = v.customer_id and g.group_id = v.group_id`;

/** Waits for another transaction that sets a default of this screen, so that two of them can't both add one. */
async function endOtherDefault(db: Kysely<Database>, view: SavedViewRecord): Promise<void> {
  if (!view.isDefault) return;
  await sql`select pg_advisory_xact_lock(hashtext(${`saved view ${view.screen}`}))`.execute(db);
  await sql`
    update saved_views set is_default = false, version = version + 1
    where is_default and view_id <> ${view.viewId}::uuid and screen = ${view.screen} and audience = ${view.audience}
      and case when audience = 'private' then owner_id = ${view.ownerId}::uuid
        else role = ${view.role} and customer_id is not distinct from ${view.customerId}::int end`.execute(db);
}

const toRow = (view: SavedViewRecord) => ({
  view_id: view.viewId,
  screen: view.screen,
  name: view.name,
  query: view.query,
  layout: view.layout,
  owner_id: view.ownerId,
  audience: view.audience,
  customer_id: view.customerId,
  role: view.role,
  group_id: view.groupId,
  is_default: view.isDefault,
  version: view.version,
  created_at: view.createdAt,
  updated_at: view.updatedAt,
});
