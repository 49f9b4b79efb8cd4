import type { TransferState } from '@gladhand/domain/transfers';
import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely';
import type { Database } from '../../database/schema';
import { fold } from '../../repositories/fleetFields';
import type {
  NamedTransfer,
  TransferLineRecord,
  TransferRecord,
  TransferRepository,
  TransferSearch,
} from './repository';
import type { TrailerTransferLinesTable, TrailerTransfersTable } from './tables';

/** Lines per statement. */
const BATCH = 1_000;

/** Transfers on PostgreSQL. */
export function sqlTransfers(db: Kysely<Database>): TransferRepository {
  return {
    async search(search) {
      const matching = conditions(search);
      const { rows } = await sql<NamedTransfer>`${named} where ${matching}
        ${
          search.after === null
            ? sql``
            : sql`and (t.requested_at, t.transfer_id) < (
              select requested_at, transfer_id from trailer_transfers where transfer_id = ${search.after}::uuid)`
        }
        order by t.requested_at desc, t.transfer_id desc limit ${search.limit}::int`.execute(db);
      const counted = await sql<{ total: number }>`
        select count(*)::int as total from trailer_transfers t where ${matching}`.execute(db);
      return { total: counted.rows[0]?.total ?? 0, transfers: rows };
    },
    async byId(transferId) {
      const { rows } = await sql<NamedTransfer>`${named} where t.transfer_id = ${transferId}::uuid`.execute(db);
      return rows[0];
    },
    async lock(transferId) {
      const row = await db
        .selectFrom('trailer_transfers')
        .selectAll()
        .where('transfer_id', '=', transferId)
        .forUpdate()
        .executeTakeFirst();
      return row && toTransfer(row);
    },
    async add(transfer, lines) {
      const { numInsertedOrUpdatedRows = 0n } = await db
        .insertInto('trailer_transfers')
        .values(toRow(transfer))
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      if (numInsertedOrUpdatedRows === 0n) return false;
      await putLines(db, transfer.transferId, lines);
      return true;
    },
    put: (transfer) => put(db, transfer),
    async replace(transfer, lines) {
      await put(db, transfer);
      await db.deleteFrom('trailer_transfer_lines').where('transfer_id', '=', transfer.transferId).execute();
      await putLines(db, transfer.transferId, lines);
    },
    async remove(transferId) {
      await db.deleteFrom('trailer_transfers').where('transfer_id', '=', transferId).execute();
    },
    async lines(transferId, { results, after, limit }) {
      let query = db
        .selectFrom('trailer_transfer_lines')
        .selectAll()
        .where('transfer_id', '=', transferId)
        .where('line', '>', after);
      if (results) query = query.where('result', '=', sql<string>`any(${[...results]}::text[])`);
      const rows = await query.orderBy('line').limit(limit).execute();
      return rows.map(toLine);
    },
    putLines: (transferId, lines) => putLines(db, transferId, lines),
    async waiting(trailerIds, exceptTransferId) {
      const { rows } = await sql<{ id: string }>`select l.from_trailer_id as id from trailer_transfer_lines l
        join trailer_transfers t on t.transfer_id = l.transfer_id
        where l.from_trailer_id = any(${[...trailerIds]}::uuid[]) and l.result in ('ready', 'onLease')
          and t.state in ('requested', 'scheduled', 'running')
          and t.transfer_id is distinct from ${exceptTransferId ?? null}::uuid`.execute(db);
      return new Set(rows.map(({ id }) => id));
    },
    async due(now) {
      const { rows } = await sql<{ id: string }>`select transfer_id as id from trailer_transfers
        where state in ('scheduled', 'running', 'undoing') and (at is null or at <= ${now}::timestamptz)
        order by requested_at`.execute(db);
      return rows.map(({ id }) => id);
    },
    async usersWith(roles) {
      const { rows } = await sql<{ userId: string; email: string }>`select user_id as "userId", email from users u
        where enabled and exists (select from user_roles r where r.user_id = u.user_id
          and r.role = any(${[...roles]}::text[])) order by email collate "C"`.execute(db);
      return rows;
    },
    async customersNamed(name) {
      const { rows } = await sql<{ id: number; name: string }>`select customer_id as id, short_name as name
        from customers where active and ${fold(name)} in (
          lower(short_name collate "C"), lower(long_name collate "C"))
        order by customer_id`.execute(db);
      return rows;
    },
    async customers(customerIds) {
      const { rows } = await sql<{ id: number; name: string }>`select customer_id as id, short_name as name
        from customers where active
          and ${customerIds === 'all' ? sql`true` : sql`customer_id = any(${[...customerIds]}::int[])`}
        order by lower(short_name collate "C"), customer_id`.execute(db);
      return rows;
    },
  };
}

const named = sql`select t.transfer_id as "transferId", t.state, t.from_customer_id as "fromCustomerId",
    t.to_customer_id as "toCustomerId", t.at, t.time_zone as "timeZone", t.requested_by as "requestedBy",
    t.requester_id as "requesterId", t.requested_at as "requestedAt", t.answerer_id as "answererId",
    t.answered_at as "answeredAt", t.reason, t.ended_at as "endedAt", t.version,
    f.short_name as "fromName", g.short_name as "toName", r.email as "requesterEmail", a.email as "answererEmail",
    coalesce((select json_agg(json_build_object('result', result, 'lines', lines) order by result) from (
      select result, count(*)::int as lines from trailer_transfer_lines l
      where l.transfer_id = t.transfer_id group by result) counted), '[]') as counts
  from trailer_transfers t
  join customers f on f.customer_id = t.from_customer_id
  join customers g on g.customer_id = t.to_customer_id
  left join users r on r.user_id = t.requester_id
  left join users a on a.user_id = t.answerer_id`;

function conditions({ customerIds, isAdministrator, state, customerId, vin }: TransferSearch): RawBuilder<unknown> {
  const isOwn = (column: RawBuilder<unknown>) =>
    customerIds === 'all' ? sql`true` : sql`${column} = any(${[...customerIds]}::int[])`;
  const parts: RawBuilder<unknown>[] = [
    sql`(t.state <> 'draft' or case t.requested_by when 'from' then ${isOwn(sql`t.from_customer_id`)}
      when 'to' then ${isOwn(sql`t.to_customer_id`)} else ${isAdministrator} end)`,
  ];
  if (customerIds !== 'all') {
    const ids = sql`any(${[...customerIds]}::int[])`;
    parts.push(sql`(t.from_customer_id = ${ids} or t.to_customer_id = ${ids})`);
  }
  if (state !== null) parts.push(sql`t.state = ${state}`);
  if (customerId !== null) parts.push(sql`${customerId}::int in (t.from_customer_id, t.to_customer_id)`);
  if (vin !== null) {
    parts.push(sql`exists (select from trailer_transfer_lines l
      where l.transfer_id = t.transfer_id and l.vin = ${vin})`);
  }
  return sql.join(parts, sql` and `);
}

async function put(db: Kysely<Database>, transfer: TransferRecord): Promise<void> {
  await db
    .updateTable('trailer_transfers')
    .set(toRow(transfer))
    .where('transfer_id', '=', transfer.transferId)
    .execute();
}

async function putLines(db: Kysely<Database>, transferId: string, lines: readonly TransferLineRecord[]): Promise<void> {
  for (let start = 0; start < lines.length; start += BATCH) {
    const rows = lines.slice(start, start + BATCH).map((line) => ({
      ...{ transfer_id: transferId, line: line.line, text: line.text, result: line.result, vin: line.vin },
      ...{ unit_id: line.unitId, from_trailer_id: line.fromTrailerId, to_trailer_id: line.toTrailerId, at: line.at },
    }));
    await sql`insert into trailer_transfer_lines
      select * from json_populate_recordset(null::trailer_transfer_lines, ${JSON.stringify(rows)}::json)
      on conflict (transfer_id, line) do update set result = excluded.result, vin = excluded.vin,
        unit_id = excluded.unit_id, from_trailer_id = excluded.from_trailer_id,
        to_trailer_id = excluded.to_trailer_id, at = excluded.at`.execute(db);
  }
}

const toRow = (transfer: TransferRecord) => ({
  transfer_id: transfer.transferId,
  state: transfer.state,
  from_customer_id: transfer.fromCustomerId,
  to_customer_id: transfer.toCustomerId,
  at: transfer.at,
  time_zone: transfer.timeZone,
  requested_by: transfer.requestedBy,
  requester_id: transfer.requesterId,
  requested_at: transfer.requestedAt,
  answerer_id: transfer.answererId,
  answered_at: transfer.answeredAt,
  reason: transfer.reason,
  ended_at: transfer.endedAt,
  version: transfer.version,
});

const toTransfer = (row: Selectable<TrailerTransfersTable>): TransferRecord => ({
  transferId: row.transfer_id,
  state: row.state as TransferState,
  fromCustomerId: row.from_customer_id,
  toCustomerId: row.to_customer_id,
  at: row.at,
  timeZone: row.time_zone,
  requestedBy: row.requested_by as TransferRecord['requestedBy'],
  requesterId: row.requester_id,
  requestedAt: row.requested_at,
  answererId: row.answerer_id,
  answeredAt: row.answered_at,
  reason: row.reason,
  endedAt: row.ended_at,
  version: row.version,
});

const toLine = (row: Selectable<TrailerTransferLinesTable>): TransferLineRecord => ({
  line: row.line,
  text: row.text,
  result: row.result as TransferLineRecord['result'],
  vin: row.vin,
  unitId: row.unit_id,
  fromTrailerId: row.from_trailer_id,
  toTrailerId: row.to_trailer_id,
  at: row.at,
});
