import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../database/schema';
import type { ReportConfigsTable } from '../tables';
import type { ReportRecord, ReportRepository } from './configRepository';

/** Reports on PostgreSQL. */
export const sqlReports = (db: Kysely<Database>): ReportRepository => ({
  async list(customerId) {
    const { rows } = await sql<ReportConfigsTable>`select * from report_configs where customer_id = ${customerId}::int
      order by lower(content->>'name') collate "C", report_id`.execute(db);
    return rows.map(fromRow);
  },
  async byId(customerId, reportId) {
    const { rows } = await sql<ReportConfigsTable>`select * from report_configs
      where customer_id = ${customerId}::int and report_id = ${reportId}::uuid`.execute(db);
    return rows.map(fromRow)[0];
  },
  async add(report) {
    await db.insertInto('report_configs').values(toRow(report)).execute();
  },
  async replace(report) {
    const { numUpdatedRows } = await db
      .updateTable('report_configs')
      .set(toRow(report))
      .where('customer_id', '=', report.customerId)
      .where('report_id', '=', report.reportId)
      .where('version', '=', report.version - 1)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },
  async delete(customerId, reportId) {
    const { numDeletedRows } = await db
      .deleteFrom('report_configs')
      .where('customer_id', '=', customerId)
      .where('report_id', '=', reportId)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  },
  async due(now, limit) {
    const { rows } = await sql<ReportConfigsTable>`select * from report_configs
      where is_active and next_at <= ${now.toISOString()}::timestamptz
      order by next_at limit ${limit} for update skip locked`.execute(db);
    return rows.map(fromRow);
  },
  async setNext(reports) {
    if (reports.length === 0) return;
    const rows = reports.map(({ customerId, reportId, nextAt, heldAt }) => ({
      ...{ customer_id: customerId, report_id: reportId, next_at: nextAt, held_at: heldAt },
    }));
    await sql`update report_configs r set next_at = n.next_at, held_at = n.held_at
      from json_populate_recordset(null::report_configs, ${JSON.stringify(rows)}::json) n
      where r.customer_id = n.customer_id and r.report_id = n.report_id`.execute(db);
  },
});

const toRow = (report: ReportRecord): ReportConfigsTable => ({
  customer_id: report.customerId,
  report_id: report.reportId,
  content: report.content,
  owner_id: report.ownerId,
  is_active: report.content.isActive,
  next_at: report.nextAt,
  held_at: report.heldAt,
  version: report.version,
  created_at: report.createdAt,
  updated_at: report.updatedAt,
});

const fromRow = (row: ReportConfigsTable): ReportRecord => ({
  customerId: row.customer_id,
  reportId: row.report_id,
  content: row.content,
  ownerId: row.owner_id,
  nextAt: row.next_at,
  heldAt: row.held_at,
  version: row.version,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});
