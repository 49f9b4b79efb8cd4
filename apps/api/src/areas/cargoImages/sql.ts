import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '../../database/schema';
import type { CargoImageRecord, CargoImageRepository } from './repository';

const COLUMNS = ['image_id', 'customer_id', 'trailer_id', 'recorded', 'received', 'fullness', 'content_type'] as const;

export function sqlCargoImages(db: Kysely<Database>): CargoImageRepository {
  return {
    async add(image, bytes) {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('cargo_images')
        .values({
          image_id: image.imageId,
          customer_id: image.customerId,
          trailer_id: image.trailerId,
          recorded: image.recorded,
          received: image.received,
          fullness: image.fullness,
          content_type: image.contentType,
          bytes,
        })
        .onConflict((conflict) => conflict.columns(['customer_id', 'trailer_id', 'recorded']).doNothing())
        .executeTakeFirst();
      return (numInsertedOrUpdatedRows ?? 0n) > 0n;
    },
    async page({ customerId, trailerId }, { limit, offset }) {
      const own = db
        .selectFrom('cargo_images')
        .where('customer_id', '=', customerId)
        .where('trailer_id', '=', trailerId);
      const [{ total }, rows] = await Promise.all([
        own.select(sql<string>`count(*)`.as('total')).executeTakeFirstOrThrow(),
        own.select(COLUMNS).orderBy('recorded', 'desc').limit(limit).offset(offset).execute(),
      ]);
      return { total: Number(total), images: rows.map(toImage) };
    },
    async read(imageId, now) {
      const row = await db
        .selectFrom('cargo_images as i')
        .selectAll('i')
        .where('image_id', '=', imageId)
        .where(sql<boolean>`not exists (select from trailer_records r
          where r.customer_id = i.customer_id and r.trailer_id = i.trailer_id and r.lessor_trailer_id is not null
            and (r.held_until is not null or r.lent_until <= ${now.toISOString()}::timestamptz))`)
        .executeTakeFirst();
      return row && { ...toImage(row), bytes: new Uint8Array(row.bytes) };
    },
    async deleteBefore(customerId, before, limit) {
      const { numAffectedRows } = await sql`delete from cargo_images where image_id in (
        select image_id from cargo_images where customer_id = ${customerId} and recorded < ${before} limit ${limit})`.execute(
        db,
      );
      return Number(numAffectedRows ?? 0n);
    },
  };
}

function toImage(row: Omit<Selectable<Database['cargo_images']>, 'bytes'>): CargoImageRecord {
  return {
    imageId: row.image_id,
    customerId: row.customer_id,
    trailerId: row.trailer_id,
    recorded: row.recorded,
    received: row.received,
    fullness: row.fullness,
    contentType: row.content_type,
  };
}
