import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../database/schema';
import type { GeofenceRecord } from '../repository';
import { countRevision, json, keepShapes, stored, toRow } from '../sql';
import type { GeofenceImport, GeofenceImportRepository, ImportedRow } from './repository';

/** Imports of geofences on PostgreSQL. */
export function sqlGeofenceImports(db: Kysely<Database>): GeofenceImportRepository {
  const lock = async (customerId: number, importId: string): Promise<GeofenceImport | undefined> => {
    await lockImports(db, customerId);
    const { rows } = await sql<GeofenceImport>`select customer_id as "customerId", import_id as "importId",
        user_id as "userId", applied_at as "appliedAt", undone_at as "undoneAt"
      from geofence_imports where customer_id = ${customerId}::int and import_id = ${importId}::uuid`.execute(db);
    return rows[0];
  };

  return {
    lock,
    async open(started) {
      const { customerId, importId, userId, appliedAt } = started;
      await lockImports(db, customerId);
      await sql`insert into geofence_imports (customer_id, import_id, user_id, applied_at)
        values (${customerId}::int, ${importId}::uuid, ${userId}::uuid, ${appliedAt.toISOString()}::timestamptz)
        on conflict do nothing`.execute(db);
      return (await lock(customerId, importId)) ?? started;
    },
    async touch({ customerId, importId, appliedAt, undoneAt }) {
      await sql`update geofence_imports set applied_at = ${appliedAt.toISOString()}::timestamptz,
          undone_at = ${undoneAt?.toISOString() ?? null}::timestamptz
        where customer_id = ${customerId}::int and import_id = ${importId}::uuid`.execute(db);
    },
    async written(customerId, importId, rowIds) {
      const { rows } = await sql<StoredRow>`${imported} where customer_id = ${customerId}::int
        and import_id = ${importId}::uuid and row_id = any(${[...rowIds]}::uuid[]) order by row_id`.execute(db);
      return rows.map(toImportedRow);
    },
    async addRows(customerId, importId, added) {
      const rows = added.map(({ rowId, geofenceId, version, before }) => ({
        ...{ customer_id: customerId, import_id: importId, row_id: rowId, geofence_id: geofenceId },
        ...{ version, before, is_undone: false },
      }));
      await sql`insert into geofence_import_rows
        select * from json_populate_recordset(null::geofence_import_rows, ${json(rows)}::json)`.execute(db);
    },
    async notUndone(customerId, importId, limit) {
      const left = sql`customer_id = ${customerId}::int and import_id = ${importId}::uuid and not is_undone`;
      const { rows: counts } = await sql<{ total: number }>`select count(*)::int as total
        from geofence_import_rows where ${left}`.execute(db);
      const { rows } = await sql<StoredRow>`${imported} where ${left} order by row_id limit ${limit}::int`.execute(db);
      return { total: counts[0]?.total ?? 0, rows: rows.map(toImportedRow) };
    },
    async markUndone(customerId, importId, rowIds) {
      await sql`update geofence_import_rows set is_undone = true where customer_id = ${customerId}::int
        and import_id = ${importId}::uuid and row_id = any(${[...rowIds]}::uuid[])`.execute(db);
    },

    async named(customerId, names) {
      const { rows } = await sql<GeofenceRecord>`${stored} where customer_id = ${customerId}::int
        and deleted_at is null and lower(name) in (select lower(n) from unnest(${[...names]}::text[]) n)
        order by geofence_id`.execute(db);
      return rows;
    },
    async byIds(customerId, geofenceIds) {
      const { rows } = await sql<GeofenceRecord>`${stored} where customer_id = ${customerId}::int
        and deleted_at is null and geofence_id = any(${[...geofenceIds]}::uuid[]) order by geofence_id`.execute(db);
      return rows;
    },
    async write({ customerId, created, replaced, deleted, at }) {
      const written: Written[] = [];
      // Rows before names, and each in a fixed order, so that this can't deadlock with single changes.
      const ids = [...replaced, ...deleted].map(({ geofenceId }) => geofenceId);
      await sql`select from geofences where customer_id = ${customerId}::int
        and geofence_id = any(${ids}::uuid[]) order by geofence_id for no key update`.execute(db);
      if (replaced.length > 0) written.push(...(await replaceAll(db, replaced)));
      if (deleted.length > 0) written.push(...(await deleteAll(db, customerId, deleted, at)));
      if (created.length > 0) written.push(...(await addAll(db, created)));
      if (written.length === 0) return new Set();
      const ofIds = new Set(written.map(({ geofenceId }) => geofenceId));
      await keepShapes(
        db,
        [...created, ...replaced].filter(({ geofenceId }) => ofIds.has(geofenceId)),
      );
      await countRevision(db, customerId);
      return ofIds;
    },
    async deleteBefore(before) {
      const { rows } = await sql<object>`delete from geofence_imports
        where applied_at < ${before.toISOString()}::timestamptz returning import_id`.execute(db);
      return rows.length;
    },
  };
}

interface Written {
  geofenceId: string;
}

async function addAll(db: Kysely<Database>, geofences: readonly GeofenceRecord[]): Promise<Written[]> {
  const { rows } = await sql<Written>`insert into geofences
    select * from json_populate_recordset(null::geofences, ${json(geofences.map(toRow))}::json) n
    order by lower(n.name) collate "C" on conflict do nothing returning geofence_id as "geofenceId"`.execute(db);
  return rows;
}

async function replaceAll(db: Kysely<Database>, geofences: readonly GeofenceRecord[]): Promise<Written[]> {
  const { rows } = await sql<Written>`update geofences g set name = n.name, description = n.description,
      category = n.category, is_active = n.is_active, shape = n.shape, enter_emails = n.enter_emails,
      exit_emails = n.exit_emails, free_minutes = n.free_minutes, valid_from = n.valid_from, version = n.version,
      updated_at = n.updated_at
    from json_populate_recordset(null::geofences, ${json(geofences.map(toRow))}::json) n
    where g.customer_id = n.customer_id and g.geofence_id = n.geofence_id and g.version = n.version - 1
      and g.deleted_at is null
    returning g.geofence_id as "geofenceId"`.execute(db);
  return rows;
}

async function deleteAll(
  db: Kysely<Database>,
  customerId: number,
  geofences: readonly Pick<GeofenceRecord, 'geofenceId' | 'version'>[],
  at: Date,
): Promise<Written[]> {
  const rows = geofences.map(({ geofenceId, version }) => ({ id: geofenceId, version }));
  const { rows: deleted } = await sql<Written>`update geofences g set deleted_at = ${at.toISOString()}::timestamptz
    from json_to_recordset(${json(rows)}::json) as n(id uuid, version int)
    where g.customer_id = ${customerId}::int and g.geofence_id = n.id and g.version = n.version
      and g.deleted_at is null
    returning g.geofence_id as "geofenceId"`.execute(db);
  return deleted;
}

/** Waits for other imports of the customer. Reports and single changes go on. */
async function lockImports(db: Kysely<Database>, customerId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`geofence import ${customerId}`}))`.execute(db);
}

const imported = sql`select row_id as "rowId", geofence_id as "geofenceId", version, before from geofence_import_rows`;

/** A geofence in JSON has its instants as text. */
interface StoredRow extends Omit<ImportedRow, 'before'> {
  before: (Omit<GeofenceRecord, InstantField> & Record<InstantField, string>) | null;
}
type InstantField = 'validFrom' | 'createdAt' | 'updatedAt';

const toImportedRow = ({ before, ...row }: StoredRow): ImportedRow => ({
  ...row,
  before: before && {
    ...before,
    validFrom: new Date(before.validFrom),
    createdAt: new Date(before.createdAt),
    updatedAt: new Date(before.updatedAt),
  },
});
