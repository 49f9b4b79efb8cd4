import { formatDate } from '@gladhand/domain/formats';
import { chosenColumns, reportText, reportType } from '@gladhand/domain/reports';
import type { PdfReport, PdfWriter } from '../../../engine/pdf/pdfWriter';
import type { Repositories } from '../../../repositories/port';
import { periodText, zoneOf } from '../runs/question';
import { resultPages } from '../runs/resultPages';
import type { ReportRunRecord } from '../runs/runRepository';

/** The PDF of a result. It has few rows, so it is made as a whole. */
export async function* pdfParts(
  run: ReportRunRecord,
  writer: PdfWriter,
  repositories: Pick<Repositories, 'customers' | 'reportRuns' | 'users'>,
): AsyncGenerator<Uint8Array<ArrayBuffer>, void> {
  yield await writer.write(await pdfReport(run, repositories));
}

async function pdfReport(
  run: ReportRunRecord,
  { customers, reportRuns, users }: Pick<Repositories, 'customers' | 'reportRuns' | 'users'>,
): Promise<PdfReport> {
  const { content, customerId, ownerId } = run;
  const timeZone = zoneOf(content);
  const columns = chosenColumns(content);
  const rows: string[][] = [];
  for await (const page of resultPages(reportRuns, run)) {
    for (const [, , ...values] of page) {
      rows.push(columns.map((column, index) => reportText(column, values[index], { timeZone })));
    }
  }
  const [customer] = await customers.find([customerId]);
  return {
    ...{ name: content.name, type: reportType(content.reportTypeId).label, customer: customer?.longName ?? '' },
    ...{ period: [periodText(run)], created: formatDate(run.startedAt ?? run.createdAt, 'spokenDateTime', timeZone) },
    owner: (await users.byId(ownerId))?.email ?? null,
    ...{ columns, rows, chart: run.summary?.chart ?? null },
  };
}
