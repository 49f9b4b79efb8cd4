import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../database/schema';
import type { ReportFilesTable } from '../tables';
import type { OrphanedFile, ReportFileRecord, ReportFileRepository } from './fileRepository';

/** Files of results on PostgreSQL. */
export const sqlFiles = (db: Kysely<Database>): ReportFileRepository => ({
  newFileStore: 'database',
  async ofRun({ customerId, runId }) {
    const { rows } = await sql<ReportFilesTable>`select * from report_files
      where customer_id = ${customerId}::int and run_id = ${runId}::uuid order by format`.execute(db);
    return rows.map(fromRow);
  },
  async byId({ customerId, fileId }) {
    const { rows } = await sql<ReportFilesTable>`select * from report_files
      where customer_id = ${customerId}::int and file_id = ${fileId}::uuid`.execute(db);
    return rows.map(fromRow)[0];
  },
  async put(file) {
    await sql`delete from report_files where customer_id = ${file.customerId}::int and run_id = ${file.runId}::uuid
      and format = ${file.format} and file_id <> ${file.fileId}::uuid`.execute(db);
    const row = toRow(file);
    // One statement, so that a file outside of the database is always noted with its row.
    await (file.store === 's3' ? noted(db, file) : db)
      .insertInto('report_files')
      .values(row)
      .onConflict((conflict) => conflict.columns(['customer_id', 'file_id']).doUpdateSet(row))
      .execute();
  },
  async countDownload({ customerId, fileId }) {
    await sql`update report_files set downloads = downloads + 1
      where customer_id = ${customerId}::int and file_id = ${fileId}::uuid`.execute(db);
  },
  async addPiece({ customerId, fileId }, number, bytes) {
    await db
      .insertInto('report_file_pieces')
      .values({ customer_id: customerId, file_id: fileId, number, bytes })
      .execute();
  },
  async piece({ customerId, fileId }, number) {
    const row = await db
      .selectFrom('report_file_pieces')
      .select('bytes')
      .where('customer_id', '=', customerId)
      .where('file_id', '=', fileId)
      .where('number', '=', number)
      .executeTakeFirst();
    return row && new Uint8Array(row.bytes);
  },
  async deletePieces({ customerId, fileId }) {
    await db
      .deleteFrom('report_file_pieces')
      .where('customer_id', '=', customerId)
      .where('file_id', '=', fileId)
      .execute();
  },
  async orphans({ now, noticedBefore, limit }) {
    const { rows } = await sql<OrphanedFile>`update report_file_objects o
      set noticed_at = coalesce(o.noticed_at, ${now.toISOString()}::timestamptz)
      where (o.customer_id, o.file_id) in (select customer_id, file_id from report_file_objects n
        where (n.noticed_at is null or n.noticed_at < ${noticedBefore.toISOString()}::timestamptz)
          and not exists (select from report_files f where f.customer_id = n.customer_id and f.file_id = n.file_id)
        limit ${limit})
      returning customer_id as "customerId", file_id as "fileId", noticed_at as "noticedAt"`.execute(db);
    return rows;
  },
  async forgetOrphan({ customerId, fileId }) {
    await db
      .deleteFrom('report_file_objects')
      .where('customer_id', '=', customerId)
      .where('file_id', '=', fileId)
      .execute();
  },
});

const noted = (db: Kysely<Database>, { customerId, fileId }: ReportFileRecord) =>
  db.with('noted', (part) =>
    part
      .insertInto('report_file_objects')
      .values({ customer_id: customerId, file_id: fileId, noticed_at: null })
      .onConflict((conflict) => conflict.columns(['customer_id', 'file_id']).doUpdateSet({ noticed_at: null })),
  );

const toRow = (file: ReportFileRecord): ReportFilesTable => ({
  customer_id: file.customerId,
  file_id: file.fileId,
  run_id: file.runId,
  format: file.format,
  state: file.state,
  store: file.store,
  reason: file.reason,
  size_bytes: file.sizeBytes,
  sha256: file.sha256,
  downloads: file.downloads,
  created_at: file.createdAt,
});

const fromRow = (row: ReportFilesTable): ReportFileRecord => ({
  customerId: row.customer_id,
  fileId: row.file_id,
  runId: row.run_id,
  format: row.format,
  state: row.state,
  store: row.store,
  reason: row.reason,
  sizeBytes: row.size_bytes,
  sha256: row.sha256,
  downloads: row.downloads,
  createdAt: row.created_at,
});
