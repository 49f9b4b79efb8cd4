import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema';
import type { PictureRepository } from './repository';

export const sqlPictures = (db: Kysely<Database>): PictureRepository => ({
  async add({ pictureId, customerId, contentType, addedBy, addedAt }, bytes) {
    await db
      .insertInto('pictures')
      .values({
        ...{ picture_id: pictureId, customer_id: customerId, content_type: contentType, bytes },
        ...{ added_by: addedBy, added_at: addedAt, kept_for: null },
      })
      .execute();
  },
  async keep({ pictureId, customerId, userId, use }) {
    const { numUpdatedRows } = await db
      .updateTable('pictures')
      .set({ kept_for: use })
      .where('picture_id', '=', pictureId)
      .where('customer_id', '=', customerId)
      .where('added_by', '=', userId)
      .where('kept_for', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },
  async read(pictureId) {
    const row = await db.selectFrom('pictures').selectAll().where('picture_id', '=', pictureId).executeTakeFirst();
    return (
      row && {
        ...{ pictureId, customerId: row.customer_id, contentType: row.content_type },
        ...{ addedBy: row.added_by, addedAt: row.added_at, bytes: new Uint8Array(row.bytes) },
      }
    );
  },
  async remove(pictureIds) {
    if (pictureIds.length > 0) await db.deleteFrom('pictures').where('picture_id', 'in', pictureIds).execute();
  },
  async deleteBefore(customerId, before, limit) {
    const { numAffectedRows = 0n } = await sql`delete from pictures where picture_id in (
      select picture_id from pictures where customer_id = ${customerId}::int and kept_for = 'repair'
        and added_at < ${before.toISOString()}::timestamptz limit ${limit}::int)`.execute(db);
    return Number(numAffectedRows);
  },
  async deleteUnused(before) {
    const { numDeletedRows } = await db
      .deleteFrom('pictures')
      .where('kept_for', 'is', null)
      .where('added_at', '<', before)
      .executeTakeFirst();
    return Number(numDeletedRows);
  },
});
