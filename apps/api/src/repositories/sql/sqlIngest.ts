import { DAY_MS } from '@gladhand/domain/readings';
import { type Kysely, type Selectable, sql } from 'kysely';
import { activityMonth, ensureActivityMonth } from '../../database/activityPartitions';
import type { Database } from '../../database/schema';
import { STATUS_COLUMNS, TRAILER_COLUMNS, type TrailerRecord } from '../../database/trailerColumns';
import {
  type ActivityEntry,
  type IngestBatch,
  type IngestDevice,
  type IngestKeyRecord,
  type IngestRepository,
  type IngestWrite,
  MonthsMissing,
} from '../ingest';
import { inTransaction } from './inTransaction';
import { withinBound } from './withinBound';

type DeviceRow = TrailerRecord & Omit<IngestDevice, 'trailer'>;

type StatusField = keyof typeof STATUS_COLUMNS;
const STATUS_FIELDS = Object.keys(STATUS_COLUMNS) as StatusField[];
const named = (prefix: 't' | 's', columns: Readonly<Record<string, readonly [string, string]>>) =>
  Object.entries(columns).map(([field, [column]]) => sql`${sql.ref(`${prefix}.${column}`)} as ${sql.ref(field)}`);

const trailerFields = sql`t.trailer_id as "trailerId", t.customer_id as "customerId",
    ${sql.join([...named('t', TRAILER_COLUMNS), ...named('s', STATUS_COLUMNS)])}`;

/** Selects trailers `t` with their status `s`. */
export const selectTrailers = sql`select ${trailerFields} from trailer t
  join trailer_status s on s.customer_id = t.customer_id and s.trailer_id = t.trailer_id`;

const selectDevices = sql`select ${trailerFields},
    c.retention_duration_days as "retentionDurationDays", c.unloaded_up_to_lbs as "unloadedUpToLbs"
  from trailer t
  join trailer_status s on s.customer_id = t.customer_id and s.trailer_id = t.trailer_id
  join customers c on c.customer_id = t.customer_id`;

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
      const devices = await lockDevices(db, batch);
      return { devices, logged: await loggedOf(db, batch, devices) };
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

function toDevice({ retentionDurationDays, unloadedUpToLbs, ...trailer }: DeviceRow): IngestDevice {
  return { trailer, retentionDurationDays, unloadedUpToLbs };
}

/** In key order, so that two batches can't deadlock. */
async function lockDevices(trx: Kysely<Database>, { bound, serialNumbers }: IngestBatch) {
  const { rows } = await sql<DeviceRow>`${selectDevices}
    where t.serial_number = any(${serialNumbers}::text[]) and ${withinBound(bound)}
    order by s.customer_id, s.trailer_id for update of s`.execute(trx);
  const devices = new Map<string, IngestDevice[]>();
  for (const row of rows) {
    const serialNumber = row.serialNumber ?? '';
    // Selects the complete row: leaving out two fields would copy ninety others for every report.
    const { retentionDurationDays, unloadedUpToLbs } = row;
    const device = { trailer: row, retentionDurationDays, unloadedUpToLbs };
    devices.set(serialNumber, [...(devices.get(serialNumber) ?? []), device]);
  }
  return devices;
}

/** Runs after the lock, so that it sees what other batches wrote for these devices. */
async function loggedOf(
  trx: Kysely<Database>,
  { entries, now }: IngestBatch,
  devices: ReadonlyMap<string, readonly IngestDevice[]>,
): Promise<ReadonlySet<string>> {
  const trailers = [...devices.values()].flat().map(({ trailer }) => trailer);
  if (trailers.length === 0) return new Set();
  const anyTime = entries.filter((entry) => entry.anyTime).map(({ logId }) => logId);
  const early = anyTime.length > 0 ? await loggedLately(trx, trailers, anyTime, now) : [];
  // By the complete key, so that each entry needs a lookup in only one month.
  const known = entries.flatMap((entry) => {
    const [device] = devices.get(entry.serialNumber) ?? [];
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
  const pairs = after.map((trailer) => [trailer, known.get(trailer.trailerId)] as const);
  const isChanged = (field: StatusField) => pairs.some(([now, then]) => now[field] !== then?.[field]);
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
