import { DAY_MS } from '@gladhand/domain/readings';
import { type Kysely, type Selectable, sql } from 'kysely';
import { activityMonth, ensureActivityMonth } from '../../database/activityPartitions';
import type { Database } from '../../database/schema';
import { STATUS_COLUMNS, TRAILER_COLUMNS, type TrailerRecord } from '../../database/trailerColumns';
import {
  type ActivityEntry,
  type IngestBatch,
  type IngestDevice,
  type IngestFound,
  type IngestKeyRecord,
  type IngestRepository,
  type IngestWrite,
  type LeasedDevice,
  MonthsMissing,
} from '../ingest';
import { inTransaction } from './inTransaction';
import { withinBound } from './withinBound';

type DeviceRow = TrailerRecord &
  Omit<IngestDevice, 'trailer'> & {
    lineId: string | null;
    lessorTrailerId: string | null;
    lentUntil: Date | null;
  };

type StatusField = keyof typeof STATUS_COLUMNS;
const STATUS_FIELDS = Object.keys(STATUS_COLUMNS) as StatusField[];
const named = (prefix: 't' | 's', columns: Readonly<Record<string, readonly [string, string]>>) =>
  Object.entries(columns).map(([field, [column]]) => sql`${sql.ref(`${prefix}.${column}`)} as ${sql.ref(field)}`);

const trailerFields = sql`t.trailer_id as "trailerId", t.customer_id as "customerId",
    ${sql.join([...named('t', TRAILER_COLUMNS), ...named('s', STATUS_COLUMNS)])}`;

/** Selects trailers `t` with their status `s`. */
export const selectTrailers = sql`select ${trailerFields} from trailer t
  join trailer_status s on s.customer_id = t.customer_id and s.trailer_id = t.trailer_id`;

const devicesIn = (table: 'trailer' | 'trailer_records') => sql`select ${trailerFields},
    c.retention_duration_days as "retentionDurationDays", c.unloaded_up_to_lbs as "unloadedUpToLbs",
    t.held_since as "heldSince", t.line_id as "lineId", t.lessor_trailer_id as "lessorTrailerId",
    t.lent_until as "lentUntil"
  from ${sql.table(table)} t
  join trailer_status s on s.customer_id = t.customer_id and s.trailer_id = t.trailer_id
  join customers c on c.customer_id = t.customer_id`;
const selectDevices = devicesIn('trailer');

/** Ingest storage on PostgreSQL. `months` are those whose partition is committed, shared with its transactions. */
export function sqlIngest(db: Kysely<Database>, months: Set<string>): IngestRepository {
  return {
    async key(keyHash) {
      const row = await db
        .selectFrom('ingest_keys')
        .selectAll()
        .where('key_hash', '=', keyHash)
        .where('revoked_at', 'is', null)
        .executeTakeFirst();
      return row && toKey(row);
    },

    async keys() {
      const rows = await db
        .selectFrom('ingest_keys')
        .selectAll()
        .where('revoked_at', 'is', null)
        .orderBy(sql`lower(name) collate "C"`)
        .execute();
      return rows.map(toKey);
    },
    async revokeKey(keyId, now) {
      const row = await db
        .updateTable('ingest_keys')
        .set({ revoked_at: now })
        .where('key_id', '=', keyId)
        .where('revoked_at', 'is', null)
        .returningAll()
        .executeTakeFirst();
      return row && { ...toKey(row), revokedAt: null };
    },
    putKey: (key) =>
      inTransaction(db, async (trx) => {
        await trx.deleteFrom('ingest_keys').where('name', '=', key.name).execute();
        await trx
          .insertInto('ingest_keys')
          .values({
            key_id: key.keyId,
            key_hash: key.keyHash,
            name: key.name,
            customer_id: key.customerId,
            gateway: key.gateway,
            created_at: key.createdAt,
            revoked_at: key.revokedAt,
          })
          .execute();
      }),

    async devices(bound, page) {
      const after = page?.afterTrailerId ? sql`and t.trailer_id > ${page.afterTrailerId}::uuid` : sql``;
      const query = sql<DeviceRow>`${selectDevices} where ${withinBound(bound)} ${after}
        order by t.trailer_id limit ${page?.limit ?? null}`;
      return (await query.execute(db)).rows.map(toDevice);
    },

    async device({ customerId, trailerId }) {
      const query = sql<DeviceRow>`${selectDevices}
        where t.customer_id = ${customerId}::int and t.trailer_id = ${trailerId}::uuid`;
      return (await query.execute(db)).rows.map(toDevice)[0];
    },

    async lock(batch) {
      const rows = await lockDevices(db, batch);
      const devices = bySerialNumber(rows);
      const earlier = await earlierHolders(db, batch, rows);
      const leased = await lockLeased(db, rows);
      return { devices, earlier, leased, logged: await loggedOf(db, batch, devices, earlier) };
    },

    async write(write, locked, now) {
      const missing = [...eachMonthOf(write.log)].filter((recorded) => !months.has(activityMonth(recorded).name));
      if (missing.length > 0) throw new MonthsMissing(missing);
      if (write.log.length > 0) await writeAll(db, write, locked, now);
    },

    async ensureMonths(recorded) {
      for (const instant of recorded) await makeMonth(db, instant);
    },
  };

  async function makeMonth(within: Kysely<Database>, recorded: Date): Promise<void> {
    try {
      await ensureActivityMonth(within, recorded);
    } catch (error) {
      // Another server has just created it.
      if (within.isTransaction || !isAlreadyThere(error)) throw error;
    }
    months.add(activityMonth(recorded).name);
  }
}

/** Duplicate table or type. */
function isAlreadyThere(error: unknown): boolean {
  return error instanceof Error && 'code' in error && ['42P07', '42710', '23505'].includes(String(error.code));
}

function toDevice(row: DeviceRow): IngestDevice {
  const { retentionDurationDays, unloadedUpToLbs, heldSince, lineId, lessorTrailerId, lentUntil, ...trailer } = row;
  return { trailer, retentionDurationDays, unloadedUpToLbs, heldSince };
}

/** The same with the complete row: leaving out a few fields would copy ninety others for every report. */
function wholeDevice(row: DeviceRow): IngestDevice {
  const { retentionDurationDays, unloadedUpToLbs, heldSince } = row;
  return { trailer: row, retentionDurationDays, unloadedUpToLbs, heldSince };
}

/** In key order, so that two batches can't deadlock. */
async function lockDevices(trx: Kysely<Database>, { bound, serialNumbers }: IngestBatch): Promise<DeviceRow[]> {
  const { rows } = await sql<DeviceRow>`${selectDevices}
    where t.serial_number = any(${serialNumbers}::text[]) and ${withinBound(bound)}
    order by s.customer_id, s.trailer_id for update of s`.execute(trx);
  return rows;
}

function bySerialNumber(rows: readonly DeviceRow[]): ReadonlyMap<string, readonly IngestDevice[]> {
  const devices = new Map<string, IngestDevice[]>();
  for (const row of rows) {
    const serialNumber = row.serialNumber ?? '';
    devices.set(serialNumber, [...(devices.get(serialNumber) ?? []), wholeDevice(row)]);
  }
  return devices;
}

/** Trailers of lessees. Only a batch that has locked the lessor's trailer locks them, so none of them is waited for. */
async function lockLeased(trx: Kysely<Database>, lessors: readonly DeviceRow[]): Promise<IngestFound['leased']> {
  const serialNumbers = new Map(lessors.map(({ trailerId, serialNumber }) => [trailerId, serialNumber ?? '']));
  const { rows } = await sql<DeviceRow>`${devicesIn('trailer_records')}
    where t.lessor_trailer_id = any(${[...serialNumbers.keys()]}::uuid[]) and t.held_until is null
    order by s.customer_id, s.trailer_id for update of s`.execute(trx);
  const leased = new Map<string, LeasedDevice[]>();
  for (const row of rows) {
    const serialNumber = serialNumbers.get(row.lessorTrailerId ?? '') ?? '';
    leased.set(serialNumber, [...(leased.get(serialNumber) ?? []), { ...wholeDevice(row), lentUntil: row.lentUntil }]);
  }
  return leased;
}

/** Who held the trailers when reports were recorded, for those from before their current holder. */
async function earlierHolders(
  trx: Kysely<Database>,
  { entries }: IngestBatch,
  rows: readonly DeviceRow[],
): Promise<ReadonlyMap<string, IngestDevice>> {
  const current = new Map(rows.map((row) => [row.serialNumber ?? '', row]));
  const before = entries.flatMap(({ serialNumber, logId, recorded }) => {
    const row = current.get(serialNumber);
    return row?.lineId && row.heldSince && recorded < row.heldSince ? [{ logId, recorded, lineId: row.lineId }] : [];
  });
  if (before.length === 0) return new Map();
  const { rows: holders } = await sql<DeviceRow & { logId: string }>`select k.log_id as "logId", d.*
    from unnest(${before.map(({ logId }) => logId)}::uuid[], ${before.map(({ lineId }) => lineId)}::uuid[],
      ${before.map(({ recorded }) => recorded.toISOString())}::timestamptz[]) as k(log_id, line_id, recorded)
    join trailer_holders h on h.line_id = k.line_id and h.held_until > k.recorded
      and (h.held_since is null or h.held_since <= k.recorded)
    join (${devicesIn('trailer_records')}) d on d."customerId" = h.customer_id and d."trailerId" = h.trailer_id`.execute(
    trx,
  );
  return new Map(holders.map(({ logId, ...row }) => [logId, wholeDevice(row)]));
}

/** Runs after the lock, so that it sees what other batches wrote for these devices. */
async function loggedOf(
  trx: Kysely<Database>,
  { entries, now }: IngestBatch,
  devices: ReadonlyMap<string, readonly IngestDevice[]>,
  earlier: ReadonlyMap<string, IngestDevice>,
): Promise<ReadonlySet<string>> {
  const trailers = [...devices.values()].flat().map(({ trailer }) => trailer);
  if (trailers.length === 0) return new Set();
  const anyTime = entries.filter((entry) => entry.anyTime).map(({ logId }) => logId);
  const early = anyTime.length > 0 ? await loggedLately(trx, trailers, anyTime, now) : [];
  // By the complete key, so that each entry needs a lookup in only one month.
  const known = entries.flatMap((entry) => {
    const device = earlier.get(entry.logId) ?? devices.get(entry.serialNumber)?.[0];
    return device ? [{ ...entry, customerId: device.trailer.customerId }] : [];
  });
  const { rows } = await sql<{ log_id: string }>`select l.log_id
    from unnest(${known.map(({ customerId }) => customerId)}::int[],
      ${known.map(({ recorded }) => recorded.toISOString())}::timestamptz[],
      ${known.map(({ logId }) => logId)}::uuid[]) as k(customer_id, recorded, log_id)
    join activity_log l on l.customer_id = k.customer_id and l.recorded = k.recorded and l.log_id = k.log_id`.execute(
    trx,
  );
  return new Set([...rows, ...early].map(({ log_id }) => log_id));
}

async function loggedLately(
  trx: Kysely<Database>,
  trailers: readonly TrailerRecord[],
  logIds: readonly string[],
  now: Date,
): Promise<{ log_id: string }[]> {
  return trx
    .selectFrom('activity_log')
    .select('log_id')
    .where('customer_id', 'in', [...new Set(trailers.map(({ customerId }) => customerId))])
    .where(
      'trailer_id',
      'in',
      trailers.map(({ trailerId }) => trailerId),
    )
    .where('recorded', '>=', new Date(now.getTime() - DAY_MS))
    .where('log_id', 'in', [...logIds])
    .execute();
}

/** One instant for each month in which entries were recorded. */
function eachMonthOf(log: readonly ActivityEntry[]): Iterable<Date> {
  return new Map(
    log.map(({ recorded }) => [recorded.getUTCFullYear() * 12 + recorded.getUTCMonth(), recorded]),
  ).values();
}

/** Only the columns that a batch changed; most stay the same. */
function changedFields(before: readonly TrailerRecord[], after: readonly TrailerRecord[]): StatusField[] {
  const known = new Map(before.map((trailer) => [trailer.trailerId, trailer]));
  const earlier = after.map(({ trailerId }) => known.get(trailerId));
  const isChanged = (field: StatusField) => after.some((trailer, at) => trailer[field] !== earlier[at]?.[field]);
  return STATUS_FIELDS.filter((field) => field === 'lastReport' || isChanged(field));
}

/**
 * Writes the log and the newest values in one statement; the database converts the JSON rows to the types of its
 * tables.
 */
async function writeAll(
  trx: Kysely<Database>,
  { log, trailers }: IngestWrite,
  locked: readonly TrailerRecord[],
  now: Date,
): Promise<void> {
  const fields = changedFields(locked, trailers);
  const columns = [...fields.map((field) => STATUS_COLUMNS[field][0]), 'updated_at'];
  const entries = log.map((entry) => ({
    customer_id: entry.customerId,
    trailer_id: entry.trailerId,
    log_id: entry.logId,
    recorded: entry.recorded,
    received: entry.received,
    report_id: entry.reportId,
    readings: entry.readings,
  }));
  const statuses = trailers.map((trailer) => {
    const row: Record<string, unknown> = {
      customer_id: trailer.customerId,
      trailer_id: trailer.trailerId,
      updated_at: now,
    };
    for (const field of fields) row[STATUS_COLUMNS[field][0]] = trailer[field];
    return row;
  });
  await sql`with logged as (
      insert into activity_log (customer_id, trailer_id, log_id, recorded, received, report_id, readings)
      select customer_id, trailer_id, log_id, recorded, received, report_id, readings
      from json_populate_recordset(null::activity_log, ${JSON.stringify(entries)}::json)
    )
    update trailer_status s
    set ${sql.join(columns.map((column) => sql`${sql.ref(column)} = ${sql.ref(`n.${column}`)}`))}
    from json_populate_recordset(null::trailer_status, ${JSON.stringify(statuses)}::json) n
    where s.customer_id = n.customer_id and s.trailer_id = n.trailer_id
      and (s.last_report is null or s.last_report <= n.last_report)`.execute(trx);
}

const toKey = (row: Selectable<Database['ingest_keys']>): IngestKeyRecord => ({
  keyId: row.key_id,
  keyHash: row.key_hash,
  name: row.name,
  customerId: row.customer_id,
  gateway: row.gateway,
  createdAt: row.created_at,
  revokedAt: row.revoked_at,
});
