import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/schema';
import { fold } from '../fleetFields';
import type { TrailerFacts, TrailerWrite, UniqueTrailerField } from '../trailerAdministration';
import { inSavepoint } from './inTransaction';
import { violatedIndex } from './uniqueViolation';

/** The first of the given values that another trailer already has. */
export async function taken(
  db: Kysely<Database>,
  customerId: number,
  facts: Partial<TrailerFacts>,
  except: string | null,
): Promise<UniqueTrailerField | undefined> {
  const conditions: [UniqueTrailerField, RawBuilder<unknown>][] = [];
  if (facts.vin) conditions.push(['vin', sql`vin = ${facts.vin}`]);
  if (facts.unitId)
    conditions.push([
      'unitId',
      sql`customer_id = ${customerId} and lower(unit_id collate "C") = ${fold(facts.unitId)}`,
    ]);
  if (facts.serialNumber) conditions.push(['serialNumber', sql`serial_number = ${facts.serialNumber}`]);
  if (facts.cargoCameraSerialNumber)
    conditions.push(['cargoCameraSerialNumber', sql`cargo_camera_serial_number = ${facts.cargoCameraSerialNumber}`]);
  for (const [field, condition] of conditions) {
    const { rows } = await sql`select 1 from trailer
      where ${condition} and trailer_id is distinct from ${except}::uuid limit 1`.execute(db);
    if (rows.length > 0) return field;
  }
  return undefined;
}

const INDEXES: Readonly<Record<string, UniqueTrailerField>> = {
  trailer_vin: 'vin',
  trailer_cargo_camera: 'cargoCameraSerialNumber',
};

/** Administrators of two customers may write concurrently; the unique index lets only one of them succeed. */
export async function unlessTaken(
  db: Kysely<Database>,
  work: (trx: Kysely<Database>) => Promise<TrailerWrite>,
): Promise<TrailerWrite> {
  try {
    return await inSavepoint(db, work);
  } catch (error) {
    const field = INDEXES[violatedIndex(error) ?? ''];
    if (field) return { kind: 'taken', field };
    throw error;
  }
}
