import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema';
import type { GroupRecord, UserRecord } from '../../repositories/entities';
import { inTransaction } from '../../repositories/sql/inTransaction';
import { groupsOf } from '../../repositories/sql/sqlSessions';
import { insertUser, selectUser, sqlUsers, toUser } from '../../repositories/sql/sqlUsers';
import { customerIdsOf, customersChanged } from '../../repositories/userFacts';
import type { UserAdministrationRepository, UserChange, UserEntry, UserWrite } from './repository';
import { userConditions, userOrder } from './sqlUserConditions';

export function sqlUserAdministration(db: Kysely<Database>): UserAdministrationRepository {
  return {
    async page(query, { limit, offset }) {
      const matches = userConditions(query);
      const rows = await selectEntry(db)
        .select(sql<number>`(select count(*)::int from users where ${matches})`.as('count'))
        // Selects the ids of the page first, so that roles and groups of earlier rows aren't loaded.
        .where('users.user_id', 'in', (eb) =>
          eb
            .selectFrom('users')
            .select('users.user_id')
            .where(matches)
            .orderBy(userOrder(query))
            .limit(limit)
            .offset(offset),
        )
        .orderBy(userOrder(query))
        .execute();
      const first = rows[0];
      if (first || offset === 0) return { count: first?.count ?? 0, users: rows.map(toEntry) };
      const { count } = await db
        .selectFrom('users')
        .select(sql<number>`count(*)::int`.as('count'))
        .where(matches)
        .executeTakeFirstOrThrow();
      return { count, users: [] };
    },

    byIds: (userIds) => entries(db, 'user_id', userIds),
    byEmails: (emails) => entries(db, 'email', emails),

    create: (user) =>
      inTransaction(db, async (trx) => {
        if (!(await insertUser(trx, user))) return undefined;
        await join(trx, user, customerIdsOf(user.roles));
        return one(trx, user.userId);
      }),

    change: (userId, version, change, { now, keepOneOf }) =>
      inTransaction(db, async (trx): Promise<UserWrite> => {
        const before = await locked(trx, userId, keepOneOf);
        if (!before) return { kind: 'absent' };
        if (version !== null && before.version !== version) return { kind: 'conflict', current: before };
        if (isSame(before, change)) return { kind: 'saved', before, user: before };
        const roles = change.roles ?? before.roles;
        const lost = keepOneOf.filter((role) => !(change.enabled ?? before.enabled) || !roles.includes(role));
        const role = await lastHeld(trx, before, lost);
        if (role) return { kind: 'lastOfRole', role };
        await sqlUsers(trx).update(userId, change, { now, endSessions: true });
        const { joined, left } = customersChanged(before.roles, roles);
        if (left.length > 0) {
          await trx
            .deleteFrom('vehicle_group_users')
            .where('user_id', '=', userId)
            .where('customer_id', 'in', left)
            .execute();
        }
        await join(trx, before, joined);
        return { kind: 'saved', before, user: (await one(trx, userId)) ?? before };
      }),

    remove: (userId, { keepOneOf }) =>
      inTransaction(db, async (trx): Promise<UserWrite> => {
        const before = await locked(trx, userId, keepOneOf);
        if (!before) return { kind: 'absent' };
        const role = await lastHeld(trx, before, keepOneOf);
        if (role) return { kind: 'lastOfRole', role };
        await trx.deleteFrom('users').where('user_id', '=', userId).execute();
        return { kind: 'saved', before, user: before };
      }),

    regroup: (userIds, customerId, next) =>
      inTransaction(db, async (trx) => {
        if (userIds.length === 0) return [];
        // A fixed order, so that concurrent calls can't deadlock.
        const ids = [...userIds].sort();
        await trx
          .selectFrom('users')
          .select('user_id')
          .where('user_id', 'in', ids)
          .orderBy('user_id')
          .forUpdate()
          .execute();
        const before = await entries(trx, 'user_id', userIds);
        for (const { userId, groups } of before) {
          const present = groups.filter((group) => group.customerId === customerId);
          const wanted = next(present).map(({ groupId }) => groupId);
          await setGroups(
            trx,
            userId,
            customerId,
            present.map(({ groupId }) => groupId),
            wanted,
          );
        }
        const after = new Map((await entries(trx, 'user_id', userIds)).map((user) => [user.userId, user]));
        return before.map((entry) => ({ before: entry, user: after.get(entry.userId) ?? entry }));
      }),

    async groupsOf(customerIds, groupIds) {
      if (customerIds.length === 0) return [];
      const rows = await db
        .selectFrom('vehicle_groups')
        .selectAll()
        .where('customer_id', 'in', [...customerIds])
        .where((eb) =>
          eb.or([eb('kind', '<>', 'regular'), ...(groupIds.length > 0 ? [eb('group_id', 'in', [...groupIds])] : [])]),
        )
        .orderBy('customer_id')
        .orderBy(sql`lower(name collate "C")`)
        .orderBy('group_id')
        .execute();
      return rows.map((row) => ({
        customerId: row.customer_id,
        groupId: row.group_id,
        name: row.name,
        kind: row.kind,
      }));
    },
  };
}

const selectEntry = (db: Kysely<Database>) => selectUser(db).select(groupsOf.as('groups'));

type EntryRow = Parameters<typeof toUser>[0] & { version: number; groups: GroupRecord[] };
const toEntry = (row: EntryRow): UserEntry => ({ ...toUser(row), version: row.version, groups: row.groups });

async function entries(
  db: Kysely<Database>,
  column: 'user_id' | 'email',
  values: readonly string[],
): Promise<UserEntry[]> {
  if (values.length === 0) return [];
  const rows = await selectEntry(db)
    .where(`users.${column}`, 'in', [...values])
    .orderBy(sql`users.email collate "C"`)
    .execute();
  return rows.map(toEntry);
}

const one = async (db: Kysely<Database>, userId: string) => (await entries(db, 'user_id', [userId]))[0];

/**
 * Locks the user and all holders of the given roles until the transaction ends. The fixed order prevents a deadlock
 * between two administrators who remove each other.
 */
async function locked(trx: Kysely<Database>, userId: string, roles: readonly string[]): Promise<UserEntry | undefined> {
  await sql`select user_id from users
    where user_id = ${userId}::uuid
      or user_id in (select r.user_id from user_roles r where r.role = any(${[...roles]}::text[]))
    order by user_id for update`.execute(trx);
  return one(trx, userId);
}

const isSame = (before: UserRecord, { roles = before.roles, enabled = before.enabled }: UserChange) =>
  enabled === before.enabled && [...roles].sort().join() === [...before.roles].sort().join();

/** The first of the roles that no other enabled user holds. Its holders must be locked already. */
async function lastHeld(
  trx: Kysely<Database>,
  user: UserRecord,
  roles: readonly string[],
): Promise<string | undefined> {
  for (const role of user.enabled ? roles.filter((name) => user.roles.includes(name)) : []) {
    const holders = await trx
      .selectFrom('users')
      .innerJoin('user_roles', 'user_roles.user_id', 'users.user_id')
      .select('users.user_id')
      .where('user_roles.role', '=', role)
      .where('users.enabled', '=', true)
      .execute();
    if (!holders.some(({ user_id }) => user_id !== user.userId)) return role;
  }
  return undefined;
}

/** Adds a user to the default group of customers for which no other group determines the visible trailers. */
async function join(trx: Kysely<Database>, { userId }: Pick<UserRecord, 'userId'>, customerIds: readonly number[]) {
  if (customerIds.length === 0) return;
  await sql`
    insert into vehicle_group_users (customer_id, group_id, user_id)
    select g.customer_id, g.group_id, ${userId}::uuid from vehicle_groups g
    where g.kind = 'allVins' and g.customer_id = any(${[...customerIds]}::int[])
      and not exists (
        select 1 from vehicle_group_users m join vehicle_groups o using (customer_id, group_id)
        where m.user_id = ${userId}::uuid and m.customer_id = g.customer_id
          and o.kind in ('regular', 'allVins', 'noVins'))
    on conflict do nothing`.execute(trx);
}

async function setGroups(
  trx: Kysely<Database>,
  userId: string,
  customerId: number,
  present: readonly string[],
  wanted: readonly string[],
): Promise<void> {
  const gone = present.filter((id) => !wanted.includes(id));
  const added = wanted.filter((id) => !present.includes(id));
  if (gone.length > 0) {
    await trx
      .deleteFrom('vehicle_group_users')
      .where('user_id', '=', userId)
      .where('customer_id', '=', customerId)
      .where('group_id', 'in', gone)
      .execute();
  }
  if (added.length > 0) {
    await trx
      .insertInto('vehicle_group_users')
      .values(added.map((groupId) => ({ customer_id: customerId, group_id: groupId, user_id: userId })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}
