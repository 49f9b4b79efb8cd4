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

/** A file of a result, in parts that are made one after the other. */
export async function* fileParts(
  run: ReportRunRecord,
  format: Exclude<ReportFormat, 'pdf'>,
  { reportRuns }: Pick<Repositories, 'reportRuns'>,
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
      yield rows.map(([, , ...values]) => reportFileCells(columns, values, timeZone));
    }
  }
}
