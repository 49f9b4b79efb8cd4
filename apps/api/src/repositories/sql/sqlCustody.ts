import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/schema';
import { TRAILER_COLUMNS } from '../../database/trailerColumns';
import { type CustodyMove, type CustodyRepository, freeUnitId, type HeldTrailer, type Loan } from '../custody';
import { fold } from '../fleetFields';
import { isEmptyScope } from '../scope';
import type { TrailerKey } from '../trailers';
import { inTransaction } from './inTransaction';
import { countFleetChange } from './sqlFleetRevisions';
import { inScope } from './sqlScope';

export function sqlCustody(db: Kysely<Database>): CustodyRepository {
  return {
    async named(customerId, names) {
      const wanted = [...new Set(names.map(fold))];
      const matching = (column: string) => sql`select ${held} from trailer t where t.customer_id = ${customerId}::int
        and lower(${sql.ref(column)} collate "C") = any(${wanted}::text[])`;
      const { rows } = await sql<HeldTrailer>`${matching('t.vin')} union ${matching('t.unit_id')}`.execute(db);
      return rows;
    },
    async formerOf(vin, scope) {
      if (isEmptyScope(scope)) return undefined;
      const { rows } = await sql<HeldTrailer>`select ${held} from trailer_records t
        join customers c on c.customer_id = t.customer_id
        where t.vin = ${vin} and t.held_until is not null and t.lessor_trailer_id is null and ${inScope(scope)}
        order by t.held_until desc limit 1`.execute(db);
      return rows[0];
    },
    async lock(trailers) {
      const { rows } = await sql<HeldTrailer>`select ${held} from trailer t
        join trailer_status s on s.customer_id = t.customer_id and s.trailer_id = t.trailer_id
        where ${isOneOf('t', trailers)} order by t.customer_id, t.trailer_id for update of s, t`.execute(db);
      return rows;
    },
    async lent(lessors) {
      const { rows } = await sql<HeldTrailer>`select ${held} from trailer_records t
        where t.lessor_trailer_id = any(${idsOf(lessors)}::uuid[]) and t.held_until is null order by t.customer_id, t.trailer_id`.execute(
        db,
      );
      return rows;
    },
    end: (trailers, at) => inTransaction(db, (trx) => end(trx, trailers, at)),
    move: (moves, at) => inTransaction(db, (trx) => move(trx, moves, at)),
    giveBack: (moves, at) => inTransaction(db, (trx) => giveBack(trx, moves, at)),
    lend: (loans, now) =>
      inTransaction(db, async (trx) => {
        if (loans.length === 0) return;
        await insertRecords(trx, loans, now, {
          is_current: sql`false`,
          held_since: sql`k.held_since`,
          lessor_customer_id: sql`t.customer_id`,
          lessor_trailer_id: sql`t.trailer_id`,
          lent_until: sql`k.lent_until`,
          ...Object.fromEntries(DEVICE_COLUMNS.map((column) => [column, sql`null`])),
        });
      }),
    begin: (trailers, now) => inTransaction(db, (trx) => begin(trx, trailers, now)),
    async setLentUntil(trailers, lentUntil) {
      await sql`update trailer_records r set lent_until = ${lentUntil}::timestamptz
        where ${isOneOf('r', trailers)} and r.held_until is null`.execute(db);
    },
    async deleteWaiting(trailers) {
      await sql`delete from trailer_records r where ${isOneOf('r', trailers)} and not r.is_current
        and r.held_until is null`.execute(db);
    },
    async deleteEndedBefore(customerId, before, limit) {
      const { numAffectedRows = 0n } = await sql`delete from trailer_records r using (
          select trailer_id from trailer_records where customer_id = ${customerId}::int and held_until < ${before}
          order by held_until limit ${limit}::int) old
        where r.customer_id = ${customerId}::int and r.trailer_id = old.trailer_id`.execute(db);
      return Number(numAffectedRows);
    },
  };
}

const held = sql`t.customer_id as "customerId", t.trailer_id as "trailerId", t.vin, t.unit_id as "unitId",
  t.serial_number as "serialNumber", t.held_since as "heldSince",
  case when t.lessor_trailer_id is not null
    then jsonb_build_object('customerId', t.lessor_customer_id, 'trailerId', t.lessor_trailer_id) end as lessor`;

const idsOf = (trailers: readonly TrailerKey[]) => trailers.map(({ trailerId }) => trailerId);

const isOneOf = (alias: string, trailers: readonly TrailerKey[]) => sql<boolean>`
  (${sql.ref(`${alias}.customer_id`)}, ${sql.ref(`${alias}.trailer_id`)}) in (
    select * from unnest(${trailers.map(({ customerId }) => customerId)}::int[], ${idsOf(trailers)}::uuid[]))`;

async function countChanges(trx: Kysely<Database>, trailers: readonly TrailerKey[]): Promise<void> {
  const customerIds = [...new Set(trailers.map(({ customerId }) => customerId))].sort((a, b) => a - b);
  for (const customerId of customerIds) await countFleetChange(trx, customerId);
}

async function end(trx: Kysely<Database>, trailers: readonly TrailerKey[], at: Date): Promise<void> {
  if (trailers.length === 0) return;
  await countChanges(trx, trailers);
  await sql`update trailer_records r set is_current = false, held_until = ${at}, updated_at = ${at}
    where ${isOneOf('r', trailers)} and r.held_until is null`.execute(trx);
  await sql`update trailer_holders h set held_until = ${at}
    where ${isOneOf('h', trailers)} and h.held_until is null`.execute(trx);
}

/** A lease begins with what the trailer is by then: its type, sensors and so on. */
async function begin(trx: Kysely<Database>, trailers: readonly TrailerKey[], now: Date): Promise<void> {
  const [first] = trailers;
  if (!first) return;
  await countChanges(trx, trailers);
  const names = await namesIn(trx, first.customerId, trailers);
  const facts = COPIED.filter((column) => !['unit_id', ...DEVICE_COLUMNS].includes(column)).map(
    (column) => sql`${sql.ref(column)} = ${sql.ref(`l.${column}`)}`,
  );
  await sql`update trailer_records r set ${sql.join(facts)}, is_current = true, unit_id = f.unit_id,
      updated_at = ${now}::timestamptz
    from trailer_records l,
      unnest(${names.map(([id]) => id)}::uuid[], ${names.map(([, name]) => name)}::text[]) as f(trailer_id, unit_id)
    where ${isOneOf('r', trailers)} and r.held_until is null and f.trailer_id = r.trailer_id
      and l.customer_id = r.lessor_customer_id and l.trailer_id = r.lessor_trailer_id`.execute(trx);
}

async function move(trx: Kysely<Database>, moves: readonly CustodyMove[], at: Date): Promise<void> {
  const [first] = moves;
  if (!first) return;
  const origins = moves.map(({ from }) => from);
  await countChanges(trx, [first.from, first.to]);
  // A trailer that moves for the first time gets a line, with its holder until now.
  await sql`with begun as (
      update trailer_records r set line_id = r.trailer_id where ${isOneOf('r', origins)} and r.line_id is null
      returning r.line_id, r.customer_id, r.trailer_id, r.held_since)
    insert into trailer_holders (line_id, held_since, customer_id, trailer_id)
    select line_id, held_since, customer_id, trailer_id from begun`.execute(trx);
  await end(trx, origins, at);
  await insertRecords(trx, moves, at, { held_since: sql`${at}::timestamptz`, line_id: sql`t.line_id` });
  await hold(
    trx,
    moves.map(({ to }) => to),
    at,
  );
  const pairs = pairsOf(moves);
  await sql`insert into fault_records (customer_id, trailer_id, fault_id, fault_type_id, spn, fmi, description, fault_start)
    select k.to_customer, k.to_trailer, f.fault_id, f.fault_type_id, f.spn, f.fmi, f.description, f.fault_start
    from ${pairs} join fault_records f on f.customer_id = k.from_customer and f.trailer_id = k.from_trailer
    where f.fault_end is null`.execute(trx);
  await sql`update trailer_status n set ${sql.join(
    FAULT_COLUMNS.map((column) => sql`${sql.ref(column)} = ${sql.ref(`s.${column}`)}`),
  )}
    from ${pairs} join trailer_status s on s.customer_id = k.from_customer and s.trailer_id = k.from_trailer
    where n.customer_id = k.to_customer and n.trailer_id = k.to_trailer`.execute(trx);
}

const FAULT_COLUMNS = [
  'abs_fault_severity_level',
  'abs_fault_description',
  'abs_fault_spn',
  'abs_fault_fmi',
  'abs_reported_at',
];

/** Begins a holding of records that have a line. */
const hold = (trx: Kysely<Database>, trailers: readonly TrailerKey[], at: Date) =>
  sql`insert into trailer_holders (line_id, held_since, customer_id, trailer_id)
    select r.line_id, ${at}::timestamptz, r.customer_id, r.trailer_id from trailer_records r
    where ${isOneOf('r', trailers)}`.execute(trx);

async function giveBack(trx: Kysely<Database>, moves: readonly CustodyMove[], at: Date): Promise<CustodyMove[]> {
  const { rows } = await sql<CustodyMove>`select
      json_build_object('customerId', k.from_customer, 'trailerId', k.from_trailer) as "from",
      json_build_object('customerId', k.to_customer, 'trailerId', k.to_trailer) as "to"
    from ${pairsOf(moves)}
    join trailer_records o on o.customer_id = k.from_customer and o.trailer_id = k.from_trailer
    join trailer_records n on n.customer_id = k.to_customer and n.trailer_id = k.to_trailer
    where o.held_until is not null and n.is_current
    order by k.to_customer, k.to_trailer for update of o, n`.execute(trx);
  const [first] = rows;
  if (!first) return [];
  await countChanges(trx, [first.from, first.to]);
  await end(
    trx,
    rows.map(({ to }) => to),
    at,
  );
  const origins = rows.map(({ from }) => from);
  const names = await namesIn(trx, first.from.customerId, origins);
  // What changed since then is true of the trailer, not of its holder: device, sensors and type.
  const facts = COPIED.filter((column) => column !== 'unit_id').map(
    (column) => sql`${sql.ref(column)} = ${sql.ref(`n.${column}`)}`,
  );
  await sql`update trailer_records o set ${sql.join(facts)}, is_current = true, held_since = ${at}::timestamptz, held_until = null,
      unit_id = f.unit_id, updated_at = ${at}::timestamptz, version = o.version + 1
    from ${pairsOf(rows)}
    join trailer_records n on n.customer_id = k.to_customer and n.trailer_id = k.to_trailer
    join unnest(${names.map(([id]) => id)}::uuid[], ${names.map(([, name]) => name)}::text[]) as f(trailer_id, unit_id)
      on f.trailer_id = k.from_trailer
    where o.customer_id = k.from_customer and o.trailer_id = k.from_trailer`.execute(trx);
  await hold(trx, origins, at);
  return rows;
}

/** What only the holder of the device has. */
const DEVICE_COLUMNS = ['serial_number', 'cargo_camera_serial_number', 'thermo_king_external_id'];

const COPIED = Object.values(TRAILER_COLUMNS).map(([column]) => column);

const pairsOf = (moves: readonly (CustodyMove & Partial<Pick<Loan, 'heldSince' | 'lentUntil'>>)[]) => sql`unnest(
  ${moves.map(({ from }) => from.customerId)}::int[], ${moves.map(({ from }) => from.trailerId)}::uuid[],
  ${moves.map(({ to }) => to.customerId)}::int[], ${moves.map(({ to }) => to.trailerId)}::uuid[],
  ${moves.map(({ heldSince }) => heldSince?.toISOString() ?? null)}::timestamptz[],
  ${moves.map(({ lentUntil }) => lentUntil?.toISOString() ?? null)}::timestamptz[])
  as k(from_customer, from_trailer, to_customer, to_trailer, held_since, lent_until)`;

/** Creates records of another customer from those of the first, and their empty status. */
async function insertRecords(
  trx: Kysely<Database>,
  moves: readonly CustodyMove[],
  now: Date,
  own: Readonly<Record<string, RawBuilder<unknown>>>,
): Promise<void> {
  const [first] = moves;
  if (!first) return;
  await countChanges(trx, [first.to]);
  const names = await namesIn(
    trx,
    first.to.customerId,
    moves.map(({ from }) => from),
  );
  const copied = COPIED.filter((column) => !(column in own) && column !== 'unit_id');
  const columns = [...copied, ...Object.keys(own)].map((column) => sql.ref(column));
  const values = [...copied.map((column) => sql.ref(`t.${column}`)), ...Object.values(own)];
  await sql`insert into trailer_records (customer_id, trailer_id, unit_id, created_at, updated_at, ${sql.join(columns)})
    select k.to_customer, k.to_trailer, f.unit_id, ${now}::timestamptz, ${now}::timestamptz, ${sql.join(values)}
    from ${pairsOf(moves)}
    join trailer_records t on t.customer_id = k.from_customer and t.trailer_id = k.from_trailer
    join unnest(${names.map(([id]) => id)}::uuid[], ${names.map(([, name]) => name)}::text[]) as f(trailer_id, unit_id)
      on f.trailer_id = k.from_trailer`.execute(trx);
  await sql`insert into trailer_status (customer_id, trailer_id, updated_at)
    select k.to_customer, k.to_trailer, ${now}::timestamptz from ${pairsOf(moves)}`.execute(trx);
}

/** The unit IDs that these records get with a customer, whose other trailers may have the same. */
async function namesIn(
  trx: Kysely<Database>,
  customerId: number,
  records: readonly TrailerKey[],
): Promise<[trailerId: string, unitId: string][]> {
  const { rows } = await sql<{ trailerId: string; unitId: string }>`
    select r.trailer_id as "trailerId", r.unit_id as "unitId" from trailer_records r
    where ${isOneOf('r', records)} order by r.trailer_id`.execute(trx);
  const { rows: similar } = await sql<{ unitId: string }>`
    select lower(unit_id collate "C") as "unitId" from trailer t where t.customer_id = ${customerId}::int
      and lower(t.unit_id collate "C") like any(${rows.map(({ unitId }) => `${escaped(fold(unitId))}%`)}::text[])`.execute(
    trx,
  );
  const taken = new Set(similar.map(({ unitId }) => unitId));
  return rows.map(({ trailerId, unitId }) => {
    const name = freeUnitId(unitId, (one) => taken.has(fold(one)));
    taken.add(fold(name));
    return [trailerId, name];
  });
}

const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&');
