import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema';
import type { FreightRepository } from './repository';

export const sqlFreight = (db: Kysely<Database>): FreightRepository => ({
  async acceptedAt(userId, version) {
    const found = await db
      .selectFrom('freight_acceptances')
      .select('accepted_at')
      .where('user_id', '=', userId)
      .where('version', '=', version)
      .executeTakeFirst();
    return found?.accepted_at;
  },
  async accept(userId, version, at) {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('freight_acceptances')
      .values({ user_id: userId, version, accepted_at: at })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return (numInsertedOrUpdatedRows ?? 0n) > 0n;
  },
});
