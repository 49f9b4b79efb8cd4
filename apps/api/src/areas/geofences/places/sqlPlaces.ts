import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../database/schema';
import type { PlaceRecord, SavedPlaceRepository } from './placeRepository';

const fields = sql`customer_id as "customerId", place_id as "placeId", name, lat, lng, note, version`;

/** Saved places on PostgreSQL. */
export const sqlPlaces = (db: Kysely<Database>): SavedPlaceRepository => ({
  async list(customerId) {
    const { rows } = await sql<PlaceRecord>`select ${fields} from saved_places where customer_id = ${customerId}::int
      order by lower(name) collate "C", place_id`.execute(db);
    return rows;
  },
  async byId(customerId, placeId) {
    const { rows } = await sql<PlaceRecord>`select ${fields} from saved_places
      where customer_id = ${customerId}::int and place_id = ${placeId}::uuid`.execute(db);
    return rows[0];
  },
  async put({ customerId, placeId, name, lat, lng, note, version }) {
    const { rows } =
      version === 1
        ? await sql<object>`insert into saved_places (customer_id, place_id, name, lat, lng, note, version)
            values (${customerId}::int, ${placeId}::uuid, ${name}, ${lat}, ${lng}, ${note}, 1)
            on conflict do nothing returning place_id`.execute(db)
        : await sql<object>`update saved_places set name = ${name}, lat = ${lat}, lng = ${lng}, note = ${note},
              version = ${version}::int
            where customer_id = ${customerId}::int and place_id = ${placeId}::uuid and version = ${version - 1}::int
            returning place_id`.execute(db);
    return rows.length > 0;
  },
  async delete(customerId, placeId) {
    const { rows } = await sql<PlaceRecord>`delete from saved_places
      where customer_id = ${customerId}::int and place_id = ${placeId}::uuid returning ${fields}`.execute(db);
    return rows[0];
  },
});
