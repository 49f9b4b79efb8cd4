import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '../../database/schema';
import { inTransaction } from '../../repositories/sql/inTransaction';
import type { SharedLinkRecord, SharedLinkRepository, SharedLinksOf } from './repository';

type LinkRow = Selectable<Database['shared_links']> & { trailers: SharedLinkRecord['trailers'] };

const trailersOf = sql<SharedLinkRecord['trailers']>`coalesce((
  select json_agg(json_build_object('trailerId', t.trailer_id, 'name', t.name) order by t.place)
  from shared_link_trailers t where t.link_id = shared_links.link_id), '[]')`;

export function sqlSharedLinks(db: Kysely<Database>): SharedLinkRepository {
  const openOnes = (now: Date) =>
    db
      .selectFrom('shared_links')
      .selectAll('shared_links')
      .select(trailersOf.as('trailers'))
      .where('revoked_at', 'is', null)
      .where('expires_at', '>', now);

  return {
    add: (link) =>
      inTransaction(db, async (trx) => {
        await trx
          .insertInto('shared_links')
          .values({
            link_id: link.linkId,
            secret_hash: link.secretHash,
            customer_id: link.customerId,
            detail: link.detail,
            created_by: link.createdBy,
            created_at: link.createdAt,
            expires_at: link.expiresAt,
            revoked_at: link.revokedAt,
            times_opened: link.timesOpened,
          })
          .execute();
        await trx
          .insertInto('shared_link_trailers')
          .values(
            link.trailers.map(({ trailerId, name }, place) => ({
              link_id: link.linkId,
              place,
              customer_id: link.customerId,
              trailer_id: trailerId,
              name,
            })),
          )
          .execute();
      }),
    async open(secretHash, now) {
      const row = await openOnes(now).where('secret_hash', '=', secretHash).executeTakeFirst();
      return row && toRecord(row);
    },
    async countOpening(linkId) {
      await db
        .updateTable('shared_links')
        .set((eb) => ({ times_opened: eb('times_opened', '+', 1) }))
        .where('link_id', '=', linkId)
        .execute();
    },
    async list(whose, now) {
      const rows = await openOnes(now)
        .innerJoin('users', 'users.user_id', 'shared_links.created_by')
        .select('users.email')
        .where(isOf(whose))
        .orderBy('shared_links.created_at', 'desc')
        .orderBy('shared_links.link_id', 'desc')
        .execute();
      return rows.map((row) => ({ ...toRecord(row), email: row.email }));
    },
    async revoke(whose, linkId, now) {
      const row = await db
        .updateTable('shared_links')
        .set({ revoked_at: now })
        .where('link_id', '=', linkId)
        .where('revoked_at', 'is', null)
        .where('expires_at', '>', now)
        .where(isOf(whose))
        .returningAll()
        .returning(trailersOf.as('trailers'))
        .executeTakeFirst();
      return row && toRecord(row);
    },
    async deleteEndedBefore(before) {
      const { numDeletedRows } = await db
        .deleteFrom('shared_links')
        .where((eb) => eb.or([eb('expires_at', '<', before), eb('revoked_at', '<', before)]))
        .executeTakeFirst();
      return Number(numDeletedRows);
    },
  };
}

function isOf({ userId, customerIds }: SharedLinksOf) {
  if (customerIds === 'all') return sql<boolean>`true`;
  return sql<boolean>`(shared_links.created_by = ${userId}::uuid
    or shared_links.customer_id = any(${customerIds}::int[]))`;
}

function toRecord(row: LinkRow): SharedLinkRecord {
  return {
    linkId: row.link_id,
    secretHash: row.secret_hash,
    customerId: row.customer_id,
    trailers: row.trailers,
    detail: row.detail,
    createdBy: row.created_by,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    revokedAt: row.revoked_at,
    timesOpened: row.times_opened,
  };
}
