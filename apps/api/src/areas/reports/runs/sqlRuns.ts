import { REPORT_POLICY } from '@gladhand/domain/reports';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../database/schema';
import type { ReportRunsTable } from '../tables';
import type { ReportRunRecord, ReportRunRepository, RunKey } from './runRepository';

/** Runs and their results on PostgreSQL. */
export const sqlRuns = (db: Kysely<Database>): ReportRunRepository => ({
  async add(runs) {
    if (runs.length === 0) return [];
    const rows = JSON.stringify(runs.map(toRow));
    const added = await sql<{ runId: string }>`insert into report_runs
      select n.* from json_populate_recordset(null::report_runs, ${rows}::json) n
      join report_configs c on c.customer_id = n.customer_id and c.report_id = n.report_id
      on conflict do nothing returning run_id as "runId"`.execute(db);
    return added.rows.map(({ runId }) => runId);
  },
  async byId({ customerId, runId }, lock) {
    const { rows } = await sql<ReportRunsTable>`select * from report_runs
      where customer_id = ${customerId}::int and run_id = ${runId}::uuid ${lock ? sql`for no key update` : sql``}`.execute(
      db,
    );
    return rows.map(fromRow)[0];
  },
  async list({ customerId, reportId, states, ownerId, after, limit }) {
    const { rows } = await sql<ReportRunsTable>`select * from report_runs where customer_id = ${customerId}::int
      ${reportId === null ? sql`` : sql`and report_id = ${reportId}::uuid`}
      ${states === null ? sql`` : sql`and state = any(${[...states]}::text[])`}
      ${ownerId === null ? sql`` : sql`and owner_id = ${ownerId}::uuid`}
      ${after ? sql`and (planned_at, run_id) < (${after.plannedAt.toISOString()}::timestamptz, ${after.runId}::uuid)` : sql``}
      order by planned_at desc, run_id desc limit ${limit}`.execute(db);
    return rows.map(fromRow);
  },
  async latest(customerId) {
    const { rows } = await sql<ReportRunsTable>`select r.* from report_configs c
      cross join lateral (select * from report_runs o where o.customer_id = c.customer_id and o.report_id = c.report_id
        order by o.planned_at desc, o.run_id desc limit 1) r
      where c.customer_id = ${customerId}::int`.execute(db);
    return rows.map(fromRow);
  },
  async rowsBefore(customerId, reportId) {
    const { rows } = await sql<{ rows: number }>`select rows from report_runs where customer_id = ${customerId}::int
      and report_id = ${reportId}::uuid and state = 'done' order by planned_at desc, run_id desc limit 1`.execute(db);
    return rows[0]?.rows ?? null;
  },
  async put(run) {
    await ofRun(db.updateTable('report_runs').set(toRow(run)), run).execute();
  },
  async progress(run, attempt, { rows, phase, now }) {
    const { numUpdatedRows } = await ofRun(
      db.updateTable('report_runs').set({ rows, phase, seen_at: now }).where('attempt', '=', attempt),
      run,
    )
      .where('state', '=', 'running')
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },
  async countSince(customerId, since) {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from report_runs
      where customer_id = ${customerId}::int and planned_at >= ${since.toISOString()}::timestamptz
        and state not in ('missed', 'skipped')`.execute(db);
    return rows[0]?.count ?? 0;
  },
  async silentSince(since, limit) {
    const { rows } = await sql<RunKey>`select customer_id as "customerId", run_id as "runId" from report_runs
      where state in ('queued', 'running') and seen_at < ${since.toISOString()}::timestamptz
      order by seen_at limit ${limit}`.execute(db);
    return rows;
  },
  async storedBytes(customerId) {
    const { rows } = await sql<{ bytes: string }>`select
      (select coalesce(sum(octet_length(bytes)), 0) from report_pages where customer_id = ${customerId}::int)
      + (select coalesce(sum(size_bytes), 0) from report_files where customer_id = ${customerId}::int) as bytes`.execute(
      db,
    );
    return Number(rows[0]?.bytes ?? 0);
  },

  async addPage({ customerId, runId }, number, bytes) {
    await db
      .insertInto('report_pages')
      .values({ ...keyOf({ customerId, runId }), number, bytes })
      .execute();
  },
  async page({ customerId, runId }, number) {
    const row = await db
      .selectFrom('report_pages')
      .select('bytes')
      .where('customer_id', '=', customerId)
      .where('run_id', '=', runId)
      .where('number', '=', number)
      .executeTakeFirst();
    return row && new Uint8Array(row.bytes);
  },
  async deletePages({ customerId, runId }) {
    await db.deleteFrom('report_pages').where('customer_id', '=', customerId).where('run_id', '=', runId).execute();
  },
  async deleteOldResults(now, limit) {
    const { rows } = await sql<object>`with old as (
        select customer_id, run_id from report_runs r left join report_settings s using (customer_id)
        where ended_at < ${now.toISOString()}::timestamptz
            - coalesce(s.keep_days, ${REPORT_POLICY.keepDays.usual}::int) * interval '24 hours'
          and (exists (select from report_pages p where p.customer_id = r.customer_id and p.run_id = r.run_id)
            or exists (select from report_files f where f.customer_id = r.customer_id and f.run_id = r.run_id))
        limit ${limit}
      ), pages as (
        delete from report_pages p using old where p.customer_id = old.customer_id and p.run_id = old.run_id
      ), files as (
        delete from report_files f using old where f.customer_id = old.customer_id and f.run_id = old.run_id
      ) select run_id from old`.execute(db);
    return rows.length;
  },
  async deleteBefore(customerId, before, limit) {
    const { numAffectedRows } = await sql`delete from report_runs where customer_id = ${customerId}::int and run_id in (
      select run_id from report_runs where customer_id = ${customerId}::int
        and ended_at < ${before.toISOString()}::timestamptz limit ${limit})`.execute(db);
    return Number(numAffectedRows ?? 0n);
  },
});

const keyOf = ({ customerId, runId }: RunKey) => ({ customer_id: customerId, run_id: runId });

interface Filtered<Query> {
  where(column: 'customer_id', operator: '=', value: number): Query;
  where(column: 'run_id', operator: '=', value: string): Query;
}

const ofRun = <Query extends Filtered<Query>>(query: Query, { customerId, runId }: RunKey): Query =>
  query.where('customer_id', '=', customerId).where('run_id', '=', runId);

const toRow = (run: ReportRunRecord): ReportRunsTable => ({
  ...keyOf(run),
  report_id: run.reportId,
  planned_at: run.plannedAt,
  started_by: run.startedBy,
  requested_by: run.requestedBy,
  content: run.content,
  owner_id: run.ownerId,
  is_sent: run.isSent,
  state: run.state,
  reason: run.reason,
  phase: run.phase,
  rows: run.rows,
  expected_rows: run.expectedRows,
  period_from: run.from,
  period_to: run.to,
  attempt: run.attempt,
  attempts: run.attempts,
  seen_at: run.seenAt,
  created_at: run.createdAt,
  started_at: run.startedAt,
  ended_at: run.endedAt,
  summary: run.summary,
  links_from: run.linksFrom,
});

const fromRow = (row: ReportRunsTable): ReportRunRecord => ({
  customerId: row.customer_id,
  runId: row.run_id,
  reportId: row.report_id,
  plannedAt: row.planned_at,
  startedBy: row.started_by,
  requestedBy: row.requested_by,
  content: row.content,
  ownerId: row.owner_id,
  isSent: row.is_sent,
  state: row.state,
  reason: row.reason,
  phase: row.phase,
  rows: row.rows,
  expectedRows: row.expected_rows,
  from: row.period_from,
  to: row.period_to,
  attempt: row.attempt,
  attempts: row.attempts,
  seenAt: row.seen_at,
  createdAt: row.created_at,
  startedAt: row.started_at,
  endedAt: row.ended_at,
  summary: row.summary,
  linksFrom: row.links_from,
});
