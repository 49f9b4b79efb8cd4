import { partKey } from '@gladhand/domain/parts';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '../../database/schema';
import { listKey } from './listKey';
import { OF_MODEL } from './ofModel';
import type { PartPictureRecord, PartRecord, PartRepository } from './repository';
import { partTrailers, searchParts } from './sqlPartSearch';
import type { PartsTable } from './tables';

export const sqlParts = (db: Kysely<Database>): PartRepository => ({
  async ofTrailer({ customerId, trailerId }) {
    const { rows } = await sql<PartsTable>`
      select p.* from parts p where p.customer_id = ${customerId}::int and p.trailer_id = ${trailerId}::uuid
      union all
      select p.* from parts p join trailer t on t.customer_id = p.customer_id and t.trailer_id = ${trailerId}::uuid
      where p.customer_id = ${customerId}::int and p.trailer_id is null and ${OF_MODEL}`.execute(db);
    return rows.map(toPart);
  },
  async ofLists(customerId, trailerIds, withModels) {
    const rows = await db
      .selectFrom('parts')
      .selectAll()
      .where('customer_id', '=', customerId)
      .where(({ or, eb }) =>
        or([
          eb('trailer_id', '=', sql<string>`any(${trailerIds}::uuid[])`),
          ...(withModels ? [eb('trailer_id', 'is', null)] : []),
        ]),
      )
      .execute();
    return rows.map(toPart);
  },
  async put(parts) {
    if (parts.length === 0) return;
    await db
      .insertInto('parts')
      .values(parts.map(toRow))
      .onConflict((conflict) =>
        conflict.columns(['customer_id', 'list_key']).doUpdateSet(({ ref }) => ({
          ...{ category: ref('excluded.category'), name: ref('excluded.name'), quantity: ref('excluded.quantity') },
          ...{ part_number: ref('excluded.part_number'), maker: ref('excluded.maker') },
          ...{ position: ref('excluded.position'), description: ref('excluded.description') },
          fault_codes: ref('excluded.fault_codes'),
        })),
      )
      .execute();
  },
  async remove(customerId, partIds) {
    if (partIds.length === 0) return [];
    const rows = await db
      .deleteFrom('parts')
      .where('customer_id', '=', customerId)
      .where('part_id', 'in', partIds)
      .returningAll()
      .execute();
    return rows.map(toPart);
  },
  async has(customerId, key) {
    const row = await db
      .selectFrom('parts')
      .select('part_id')
      .where('customer_id', '=', customerId)
      .where('part_key', '=', key)
      .limit(1)
      .executeTakeFirst();
    return row !== undefined;
  },

  search: (search) => searchParts(db, search),
  trailers: (key, page) => partTrailers(db, key, page),

  async pictures(customerIds, partKeys) {
    if (customerIds.length === 0 || partKeys.length === 0) return [];
    const rows = await db
      .selectFrom('part_pictures')
      .selectAll()
      .where('customer_id', '=', sql<number>`any(${customerIds}::int[])`)
      .where('part_key', '=', sql<string>`any(${partKeys}::text[])`)
      .orderBy('added_at')
      .orderBy('picture_id')
      .execute();
    return rows.map(toPicture);
  },
  async addPicture(picture, limit) {
    // One at a time for a part, so that two requests can't exceed the limit together.
    await sql`select 1 from parts where customer_id = ${picture.customerId}::int and part_key = ${picture.partKey}
      order by part_id limit 1 for update`.execute(db);
    const { count } = await db
      .selectFrom('part_pictures')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('customer_id', '=', picture.customerId)
      .where('part_key', '=', picture.partKey)
      .executeTakeFirstOrThrow();
    if (count >= limit) return false;
    await db
      .insertInto('part_pictures')
      .values({
        ...{ customer_id: picture.customerId, part_key: picture.partKey, picture_id: picture.pictureId },
        ...{ description: picture.description, added_at: picture.addedAt },
      })
      .execute();
    return true;
  },
  async removePicture(customerId, pictureId) {
    const row = await db
      .deleteFrom('part_pictures')
      .where('customer_id', '=', customerId)
      .where('picture_id', '=', pictureId)
      .returningAll()
      .executeTakeFirst();
    return row && toPicture(row);
  },
});

const toPart = (row: Selectable<PartsTable>): PartRecord => ({
  ...{ partId: row.part_id, customerId: row.customer_id, trailerId: row.trailer_id },
  ...{ vehicleTypeId: row.vehicle_type_id, vehicleLengthFeet: row.vehicle_length_feet, modelYear: row.model_year },
  ...{ category: row.category, name: row.name, partNumber: row.part_number, maker: row.maker },
  ...{ quantity: row.quantity, position: row.position, description: row.description, faultCodes: row.fault_codes },
});

const toRow = (part: PartRecord): PartsTable => ({
  ...{ part_id: part.partId, customer_id: part.customerId, trailer_id: part.trailerId },
  ...{ vehicle_type_id: part.vehicleTypeId, vehicle_length_feet: part.vehicleLengthFeet, model_year: part.modelYear },
  ...{ category: part.category, name: part.name, part_number: part.partNumber, maker: part.maker },
  ...{ part_key: partKey(part), quantity: part.quantity, position: part.position, description: part.description },
  fault_codes: [...part.faultCodes],
  list_key: listKey(part),
});

const toPicture = (row: Selectable<Database['part_pictures']>): PartPictureRecord => ({
  ...{ customerId: row.customer_id, partKey: row.part_key, pictureId: row.picture_id },
  ...{ description: row.description, addedAt: row.added_at },
});
