import { csvParts, type FileTable, xlsxParts } from '@gladhand/domain/files';
import {
  chosenColumns,
  type ReportFormat,
  reportFileCells,
  reportFileColumns,
  reportType,
} from '@gladhand/domain/reports';
import type { Repositories } from '../../../repositories/port';
import { zoneOf } from '../runs/question';
import { resultPages } from '../runs/resultPages';
import type { ReportRunRecord } from '../runs/runRepository';

/** Excel reads a CSV file as UTF-8 only after this mark. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Rows that are written before other requests get their turn. */
const ROWS_AT_ONCE = 100;

/**
 * A file of a result, in parts that are made one after the other.
 *
 * @param requestsFirst is awaited before each hundred rows
 */
export async function* fileParts(
  run: ReportRunRecord,
  format: Exclude<ReportFormat, 'pdf'>,
  { reportRuns }: Pick<Repositories, 'reportRuns'>,
  requestsFirst?: () => Promise<void>,
): AsyncGenerator<Uint8Array<ArrayBuffer>, void> {
  const columns = chosenColumns(run.content);
  const timeZone = zoneOf(run.content);
  const table: FileTable = {
    columns: reportFileColumns(columns, timeZone),
    pages: pagesOf(),
  };
  if (format === 'xlsx') {
    yield* xlsxParts(reportType(run.content.reportTypeId).label, table);
    return;
  }
  const encoder = new TextEncoder();
  yield encoder.encode(BYTE_ORDER_MARK);
  for await (const part of csvParts(table)) yield encoder.encode(part);

  async function* pagesOf() {
    for await (const rows of resultPages(reportRuns, run)) {
      for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
        await requestsFirst?.();
        const some = rows.slice(from, from + ROWS_AT_ONCE);
        yield some.map(([, , ...values]) => reportFileCells(columns, values, timeZone));
      }
    }
  }
}
