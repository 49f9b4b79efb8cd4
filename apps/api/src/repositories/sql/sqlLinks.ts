import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '../../database/schema';
import type { LinkRecord } from '../entities';
import type { LinkRepository } from '../port';

const toLink = (row: Selectable<Database['link_tokens']>): LinkRecord => ({
  tokenHash: row.token_hash,
  userId: row.user_id,
  purpose: row.purpose,
  email: row.email,
  createdAt: row.created_at,
  expiresAt: row.expires_at,
  usedAt: row.used_at,
});

export function sqlLinks(db: Kysely<Database>): LinkRepository {
  return {
    async add(link) {
      await db
        .insertInto('link_tokens')
        .values({
          token_hash: link.tokenHash,
          user_id: link.userId,
          purpose: link.purpose,
          email: link.email,
          created_at: link.createdAt,
          expires_at: link.expiresAt,
          used_at: link.usedAt,
        })
        .execute();
    },

    async find(tokenHash) {
      const row = await db.selectFrom('link_tokens').selectAll().where('token_hash', '=', tokenHash).executeTakeFirst();
      return row && toLink(row);
    },

    async deleteEndedBefore(before, limit) {
      const { numAffectedRows } = await sql`delete from link_tokens where token_hash in (
        select token_hash from link_tokens where expires_at < ${before}::timestamptz or used_at < ${before}::timestamptz
        limit ${limit})`.execute(db);
      return Number(numAffectedRows ?? 0n);
    },

    async spend(tokenHash, now) {
      const row = await db
        .updateTable('link_tokens')
        .set({ used_at: now })
        .where('token_hash', '=', tokenHash)
        .where('used_at', 'is', null)
        .where('expires_at', '>', now)
        .returningAll()
        .executeTakeFirst();
      return row && toLink(row);
    },

    async voidAllOf(userId, purpose, now) {
      await db
        .updateTable('link_tokens')
        .set({ used_at: now })
        .where('user_id', '=', userId)
        .where('purpose', '=', purpose)
        .where('used_at', 'is', null)
        .execute();
    },
  };
}
