import type { VehicleSortField } from '@gladhand/domain/trailers';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/schema';
import { TRAILER_COLUMNS } from '../../database/trailerColumns';
import { fold } from '../fleetFields';
import { isEmptyScope } from '../scope';
import {
  changesLent,
  lentFacts,
  type ManagedTrailerRecord,
  type TrailerAdministrationRepository,
  type TrailerFacts,
} from '../trailerAdministration';
import type { TrailerKey } from '../trailers';
import { inTransaction } from './inTransaction';
import { countFleetChange } from './sqlFleetRevisions';
import { inScope } from './sqlScope';
import { putSensorBox } from './sqlSensorBoxes';
import { taken, unlessTaken } from './sqlTakenTrailers';

const factColumns = sql.join(
  Object.entries(TRAILER_COLUMNS).map(([field, [column]]) => sql`${sql.ref(`t.${column}`)} as ${sql.ref(field)}`),
);
const columns = sql`t.customer_id as "customerId", t.trailer_id as "trailerId", c.short_name as "customerName",
  t.version, t.updated_at as "updatedAt", ${factColumns},
  coalesce((select json_agg(json_build_object('groupId', g.group_id, 'name', g.name)
      order by lower(g.name collate "C"), g.group_id)
    from vehicle_group_trailers m join vehicle_groups g using (customer_id, group_id)
    where m.customer_id = t.customer_id and m.trailer_id = t.trailer_id and g.kind = 'regular'), '[]') as groups`;
const from = sql`from trailer t join customers c on c.customer_id = t.customer_id`;

const text = (column: string) => sql`lower(${sql.ref(column)} collate "C")`;
const SORT: Readonly<Record<VehicleSortField, RawBuilder<unknown>>> = {
  vin: text('t.vin'),
  unitId: text('t.unit_id'),
  customerName: text('c.short_name'),
  vehicleType: text('t.vehicle_type'),
  undercarriage: text('t.undercarriage'),
  productType: text('t.product_type'),
  serialNumber: text('t.serial_number'),
  cargoCameraSerialNumber: text('t.cargo_camera_serial_number'),
  thermoKingExternalId: text('t.thermo_king_external_id'),
  simStatus: text('t.sim_status'),
  vehicleLengthFeet: sql`t.vehicle_length_feet`,
  modelYear: sql`t.model_year`,
  updated: sql`t.updated_at`,
};
const SEARCHED = ['vin', 'unit_id', 'serial_number', 'cargo_camera_serial_number', 'thermo_king_external_id'];

export function sqlTrailerAdministration(db: Kysely<Database>): TrailerAdministrationRepository {
  return {
    async search({ scope, search, sortBy, sortAsc, limit, offset }) {
      if (isEmptyScope(scope)) return { total: 0, trailers: [] };
      const wanted = fold(search);
      const found = SEARCHED.map((column) => sql`strpos(${text(`t.${column}`)}, ${wanted}) > 0`);
      const where = sql`${inScope(scope)} and ${wanted === '' ? sql`true` : sql`(${sql.join(found, sql` or `)})`}`;
      const { rows: counts } = await sql<{ total: number }>`
        select count(*)::int as total ${from} where ${where}`.execute(db);
      const { rows } = await sql<ManagedTrailerRecord>`select ${columns} ${from} where ${where}
        order by ${SORT[sortBy]} ${sortAsc ? sql`asc` : sql`desc`} nulls last, t.trailer_id
        limit ${limit} offset ${offset}`.execute(db);
      return { total: counts[0]?.total ?? 0, trailers: rows };
    },

    async byVins(vins, scope) {
      if (vins.length === 0 || isEmptyScope(scope)) return [];
      const { rows } = await sql<ManagedTrailerRecord>`select ${columns} ${from}
        where t.vin = any(${vins}::text[]) and ${inScope(scope)}`.execute(db);
      return rows;
    },

    change: (key, version, { facts, groupIds }, now) =>
      unlessTaken(db, async (trx) => {
        await lockCustomer(trx, key.customerId);
        const before = await read(trx, key);
        if (!before) return { kind: 'absent' };
        if (version !== null && before.version !== version) return { kind: 'conflict', current: before };
        if ((await isLeased(trx, key)) && changesLent(before, facts)) return { kind: 'leased' };
        const field = await taken(trx, key.customerId, facts, key.trailerId);
        if (field) return { kind: 'taken', field };
        if (groupIds && !(await areRegular(trx, key.customerId, groupIds))) return { kind: 'noSuchGroup' };
        const sets = assignments(facts).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
        await sql`update trailer set ${sql.join([...sets, sql`updated_at = ${now}`, sql`version = version + 1`])}
          where customer_id = ${key.customerId} and trailer_id = ${key.trailerId}`.execute(trx);
        if (groupIds) await putGroups(trx, key, groupIds);
        await countFleetChange(trx, key.customerId);
        await changeLent(trx, key, facts, now);
        const trailer = await read(trx, key);
        return trailer ? { kind: 'saved', before, trailer } : { kind: 'absent' };
      }),

    create: (key, facts, groupIds, now) =>
      unlessTaken(db, async (trx) => {
        await lockCustomer(trx, key.customerId);
        const field = await taken(trx, key.customerId, facts, null);
        if (field) return { kind: 'taken', field };
        if (!(await areRegular(trx, key.customerId, groupIds))) return { kind: 'noSuchGroup' };
        const values = assignments({ ...facts });
        const names = ['customer_id', 'trailer_id', 'created_at', 'updated_at', ...values.map(([column]) => column)];
        const row = [key.customerId, key.trailerId, now, now, ...values.map(([, value]) => value)];
        await sql`insert into trailer (${sql.join(names.map((name) => sql.ref(name)))})
          values (${sql.join(row)})`.execute(trx);
        await sql`insert into trailer_status (customer_id, trailer_id, updated_at)
          values (${key.customerId}, ${key.trailerId}, ${now})`.execute(trx);
        await putGroups(trx, key, groupIds);
        await countFleetChange(trx, key.customerId);
        const trailer = await read(trx, key);
        return trailer ? { kind: 'saved', before: undefined, trailer } : { kind: 'absent' };
      }),

    async putSimStatus({ customerId, trailerId }, { simStatus, simStatusChangeDate }, now) {
      const { rows } = await sql<{ unitId: string; isOwn: boolean }>`update trailer_records r
        set sim_status = ${simStatus}, sim_status_change_date = ${simStatusChangeDate}, updated_at = ${now}
        where (r.customer_id = ${customerId}::int and r.trailer_id = ${trailerId}::uuid and r.is_current)
          or (r.lessor_customer_id = ${customerId}::int and r.lessor_trailer_id = ${trailerId}::uuid and r.held_until is null)
        returning r.unit_id as "unitId", r.trailer_id = ${trailerId}::uuid as "isOwn"`.execute(db);
      return rows.find(({ isOwn }) => isOwn)?.unitId;
    },

    taken: (customerId, facts, exceptTrailerId) => taken(db, customerId, facts, exceptTrailerId),
    putSensorBox: (box, customerIds) => inTransaction(db, (trx) => putSensorBox(trx, box, customerIds)),
  };
}

/** Trailers of one customer are written one at a time, so that unit IDs stay unique. */
const lockCustomer = (trx: Kysely<Database>, customerId: number) =>
  sql`select 1 from customers where customer_id = ${customerId} for no key update`.execute(trx);

async function read(db: Kysely<Database>, key: TrailerKey): Promise<ManagedTrailerRecord | undefined> {
  const { rows } = await sql<ManagedTrailerRecord>`select ${columns} ${from}
    where t.customer_id = ${key.customerId} and t.trailer_id = ${key.trailerId}`.execute(db);
  return rows[0];
}

async function isLeased(trx: Kysely<Database>, { customerId, trailerId }: TrailerKey): Promise<boolean> {
  const { rows } = await sql`select from trailer where customer_id = ${customerId} and trailer_id = ${trailerId}
    and lessor_trailer_id is not null`.execute(trx);
  return rows.length > 0;
}

/** A trailer on lease follows the lessor's. */
async function changeLent(
  trx: Kysely<Database>,
  { customerId, trailerId }: TrailerKey,
  facts: Partial<TrailerFacts>,
  now: Date,
): Promise<void> {
  const values = assignments(lentFacts(facts));
  if (values.length === 0) return;
  const sets = values.map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
  const { rows } = await sql<{ customerId: number }>`update trailer_records
    set ${sql.join([...sets, sql`updated_at = ${now}`])}
    where lessor_customer_id = ${customerId} and lessor_trailer_id = ${trailerId} and held_until is null
    returning customer_id as "customerId"`.execute(trx);
  for (const row of rows) await countFleetChange(trx, row.customerId);
}

/** The columns of the given facts with their values. */
const assignments = (facts: Partial<TrailerFacts>) =>
  Object.entries(TRAILER_COLUMNS).flatMap(([field, [column]]): [string, unknown][] => {
    const value = facts[field as keyof TrailerFacts];
    return value === undefined ? [] : [[column, value]];
  });

async function areRegular(db: Kysely<Database>, customerId: number, groupIds: readonly string[]): Promise<boolean> {
  if (groupIds.length === 0) return true;
  const { rows } = await sql<{ known: number }>`select count(*)::int as known from vehicle_groups
    where customer_id = ${customerId} and kind = 'regular' and group_id = any(${groupIds}::uuid[])`.execute(db);
  return rows[0]?.known === new Set(groupIds).size;
}

/** Regular groups only, because members of special groups can't be changed. */
async function putGroups(trx: Kysely<Database>, key: TrailerKey, groupIds: readonly string[]): Promise<void> {
  const { customerId, trailerId } = key;
  await sql`delete from vehicle_group_trailers m using vehicle_groups g
    where g.customer_id = m.customer_id and g.group_id = m.group_id and g.kind = 'regular'
      and m.customer_id = ${customerId} and m.trailer_id = ${trailerId}
      and not m.group_id = any(${groupIds}::uuid[])`.execute(trx);
  await sql`insert into vehicle_group_trailers (customer_id, group_id, trailer_id)
    select ${customerId}::int, id, ${trailerId}::uuid from unnest(${groupIds}::uuid[]) as id
    on conflict do nothing`.execute(trx);
}
