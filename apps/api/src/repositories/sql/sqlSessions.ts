import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '../../database/schema';
import type { GroupRecord, SessionRecord } from '../entities';
import type { SessionRepository } from '../port';
import { inTransaction } from './inTransaction';
import { selectUser, toUser } from './sqlUsers';

const toSession = (row: Omit<Selectable<Database['sessions']>, 'revoked_at' | 'last_used_at'>): SessionRecord => ({
  sessionId: row.session_id,
  userId: row.user_id,
  createdAt: row.created_at,
  endsAt: row.ends_at,
  userAgent: row.user_agent,
});

/** Groups of the user as JSON, so that a call needs only one statement. */
export const groupsOf = sql<GroupRecord[]>`coalesce((
  select json_agg(json_build_object(
    'customerId', g.customer_id, 'groupId', g.group_id, 'name', g.name, 'kind', g.kind)
    order by g.customer_id, lower(g.name) collate "C", g.group_id)
  from vehicle_group_users m join vehicle_groups g using (customer_id, group_id)
  where m.user_id = users.user_id), '[]')`;

/** The regular groups among these, with all descendants. */
const accessGroupsOf = sql<{ customerId: number; groupId: string }[]>`coalesce((
  with recursive sight as (
    select g.customer_id, g.group_id
    from vehicle_group_users m join vehicle_groups g using (customer_id, group_id)
    where m.user_id = users.user_id and g.kind = 'regular'
    union
    select child.customer_id, child.group_id
    from vehicle_group_parents child
    join sight on child.customer_id = sight.customer_id and child.parent_id = sight.group_id
  )
  select json_agg(json_build_object('customerId', customer_id, 'groupId', group_id) order by customer_id, group_id)
  from sight), '[]')`;

/** Reads one entry of an index, and none where every lease that is over has been ended. */
const latestLeaseOver = (now: Date) => sql<Date | null>`(
  select max(t.lent_until) from trailer t where t.lent_until <= ${now.toISOString()}::timestamptz)`;

export function sqlSessions(db: Kysely<Database>): SessionRepository {
  return {
    open: (session, refreshTokenHash) =>
      inTransaction(db, async (trx) => {
        await trx
          .insertInto('sessions')
          .values({
            session_id: session.sessionId,
            user_id: session.userId,
            created_at: session.createdAt,
            ends_at: session.endsAt,
            revoked_at: null,
            user_agent: session.userAgent,
            last_used_at: session.createdAt,
          })
          .execute();
        await addToken(trx, session.sessionId, refreshTokenHash, null, session.createdAt);
      }),

    rotate: (tokenHash, nextHash, now, graceMs) =>
      inTransaction(db, async (trx) => {
        const found = await trx
          .selectFrom('refresh_tokens')
          .innerJoin('sessions', 'sessions.session_id', 'refresh_tokens.session_id')
          .selectAll('sessions')
          .select(['replaced_at', 'children'])
          .where('token_hash', '=', tokenHash)
          .forUpdate()
          .executeTakeFirst();
        if (!found || found.revoked_at || found.ends_at <= now) return { kind: 'ended' };
        const session = toSession(found);
        const replacedAt = found.replaced_at;
        const inGrace = !!replacedAt && now.getTime() - replacedAt.getTime() <= graceMs && found.children < 2;
        if (replacedAt && !inGrace) {
          await trx
            .updateTable('sessions')
            .set({ revoked_at: now })
            .where('session_id', '=', session.sessionId)
            .execute();
          return { kind: 'reused', session };
        }
        await trx
          .updateTable('refresh_tokens')
          .set({ replaced_at: replacedAt ?? now, children: found.children + 1 })
          .where('token_hash', '=', tokenHash)
          .execute();
        await trx
          .updateTable('sessions')
          .set({ last_used_at: now })
          .where('session_id', '=', session.sessionId)
          .execute();
        await addToken(trx, session.sessionId, nextHash, tokenHash, now);
        return { kind: 'rotated', session };
      }),

    async deleteEndedBefore(before, limit) {
      const { numAffectedRows } = await sql`delete from sessions where session_id in (
        select session_id from sessions where ends_at < ${before}::timestamptz or revoked_at < ${before}::timestamptz
        limit ${limit})`.execute(db);
      return Number(numAffectedRows ?? 0n);
    },

    async caller(sessionId, userId, now) {
      const row = await selectUser(db)
        .innerJoin('sessions', 'sessions.user_id', 'users.user_id')
        .select(['sessions.session_id', 'sessions.created_at as session_created_at', 'sessions.ends_at', 'user_agent'])
        .select([groupsOf.as('groups'), accessGroupsOf.as('access_groups')])
        .select(latestLeaseOver(now).as('leases_over_at'))
        .where('sessions.session_id', '=', sessionId)
        .where('users.user_id', '=', userId)
        .where('sessions.revoked_at', 'is', null)
        .where('sessions.ends_at', '>', now)
        .where('users.enabled', '=', true)
        .executeTakeFirst();
      if (!row) return undefined;
      return {
        user: toUser(row),
        session: toSession({ ...row, created_at: row.session_created_at }),
        groups: row.groups,
        accessGroups: row.access_groups,
        leasesOverAt: row.leases_over_at,
      };
    },

    async principalScope(userId, now) {
      const row = await selectUser(db)
        .select([groupsOf.as('groups'), accessGroupsOf.as('access_groups')])
        .select(latestLeaseOver(now).as('leases_over_at'))
        .where('users.user_id', '=', userId)
        .where('users.enabled', '=', true)
        .executeTakeFirst();
      if (!row) return undefined;
      const { groups, access_groups: accessGroups, leases_over_at: leasesOverAt } = row;
      return { user: toUser(row), groups, accessGroups, leasesOverAt };
    },

    async openOf(userId, now) {
      const rows = await db
        .selectFrom('sessions')
        .selectAll()
        .where('user_id', '=', userId)
        .where('revoked_at', 'is', null)
        .where('ends_at', '>', now)
        .orderBy('last_used_at', 'desc')
        .orderBy('session_id', 'desc')
        .execute();
      return rows.map((row) => ({ ...toSession(row), lastUsedAt: row.last_used_at }));
    },

    async revoke(sessionId, now) {
      await db
        .updateTable('sessions')
        .set({ revoked_at: now })
        .where('session_id', '=', sessionId)
        .where('revoked_at', 'is', null)
        .execute();
    },

    async revokeAllOf(userId, now) {
      await db
        .updateTable('sessions')
        .set({ revoked_at: now })
        .where('user_id', '=', userId)
        .where('revoked_at', 'is', null)
        .execute();
    },
  };
}

async function addToken(
  db: Kysely<Database>,
  sessionId: string,
  tokenHash: string,
  parentHash: string | null,
  createdAt: Date,
): Promise<void> {
  await db
    .insertInto('refresh_tokens')
    .values({ token_hash: tokenHash, session_id: sessionId, parent_hash: parentHash, created_at: createdAt })
    .execute();
}
