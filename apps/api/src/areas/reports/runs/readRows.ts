import { type PackedRow, REPORT_POLICY, RunState } from '@gladhand/domain/reports';
import { badInput, notFound } from '../../../http/apiError';
import type { Repositories } from '../../../repositories/port';
import { REPORT_MESSAGES } from '../texts';
import { unpackPage } from './resultPages';
import type { ReportRunRecord } from './runRepository';

interface Wanted {
  readonly offset: number;
  readonly limit: number;
}

/** Rows of a result, which may be in two stored pages at most. */
export async function readRows(
  run: ReportRunRecord,
  { offset, limit }: Wanted,
  { reportRuns }: Pick<Repositories, 'reportRuns'>,
): Promise<{ rows: PackedRow[]; total: number }> {
  const { pageRows } = REPORT_POLICY;
  if (offset < 0 || limit < 1 || limit > pageRows) throw badInput(REPORT_MESSAGES.rows(pageRows));
  if (run.state !== RunState.Done) throw badInput(REPORT_MESSAGES.notDone);
  const rows: PackedRow[] = [];
  const end = Math.min(offset + limit, run.rows);
  for (let number = Math.floor(offset / pageRows); number * pageRows < end; number++) {
    const bytes = await reportRuns.page(run, number);
    if (!bytes) throw notFound();
    const from = number * pageRows;
    rows.push(...(await unpackPage(bytes)).slice(Math.max(0, offset - from), end - from));
  }
  return { rows, total: run.rows };
}
