import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../database/schema';
import type { CategoryRecord, GeofenceCategoryRepository } from './categoryRepository';

const fields = sql`c.customer_id as "customerId", c.category_id as "categoryId", c.label,
  c.free_minutes as "freeMinutes"`;

/** Categories on PostgreSQL. */
export const sqlCategories = (db: Kysely<Database>): GeofenceCategoryRepository => ({
  async list(customerId) {
    const { rows } = await sql<CategoryRecord & { geofences: number }>`
      select ${fields}, (select count(*)::int from geofences g where g.customer_id = c.customer_id
        and g.category = c.category_id::text and g.deleted_at is null) as geofences
      from geofence_categories c where c.customer_id = ${customerId}::int
      order by lower(c.label) collate "C", c.category_id`.execute(db);
    return rows;
  },
  async put({ customerId, categoryId, label, freeMinutes }) {
    // Changing a label that is taken fails before the insertion, which would end the transaction.
    const { rows } = await sql<object>`
      insert into geofence_categories (customer_id, category_id, label, free_minutes)
      select ${customerId}::int, ${categoryId}::uuid, ${label}, ${freeMinutes}::int
      where not exists (select from geofence_categories o where o.customer_id = ${customerId}::int
        and lower(o.label) = lower(${label}) and o.category_id <> ${categoryId}::uuid)
      on conflict (customer_id, category_id) do update
        set label = excluded.label, free_minutes = excluded.free_minutes
      returning category_id`.execute(db);
    return rows.length > 0;
  },
  async delete(customerId, categoryId, instead) {
    const { rows } = await sql<CategoryRecord>`delete from geofence_categories c
      where c.customer_id = ${customerId}::int and c.category_id = ${categoryId}::uuid returning ${fields}`.execute(db);
    if (rows.length > 0) {
      await sql`update geofences set category = ${instead}, version = version + 1
        where customer_id = ${customerId}::int and category = ${categoryId}`.execute(db);
    }
    return rows[0];
  },
});
