import {
  chosenColumns,
  createReportSummary,
  type PackedRow,
  packRow,
  REPORT_POLICY,
  type ReportSummary,
} from '@gladhand/domain/reports';
import type { Repositories } from '../../../repositories/port';
import type { ReportQuestion, ReportSource } from '../sources/reportSource';
import { packPage } from './resultPages';
import type { RunKey } from './runRepository';

interface Reading {
  readonly run: RunKey & { readonly attempt: string };
  readonly question: ReportQuestion;
  readonly source: ReportSource;
  readonly repositories: Repositories;
  readonly now: () => Date;
  readonly signal: AbortSignal;
  /** Throws when the run has taken too long. */
  readonly checkTime: () => void;
  /** Lets requests go first. */
  readonly requestsFirst?: (() => Promise<void>) | undefined;
}

/** What reading ended with. After `stopped`, the run has ended otherwise or is another attempt's. */
export type ReadResult =
  | { readonly kind: 'read'; readonly summary: ReportSummary }
  | { readonly kind: 'stopped' }
  | { readonly kind: 'tooManyRows' };

/** Reads the rows of a run and stores them page by page. Each page is stored only while the run is this attempt's. */
export async function readResult(reading: Reading): Promise<ReadResult> {
  const { run, question, source, repositories, now, signal, checkTime, requestsFirst } = reading;
  const columns = chosenColumns(question.content);
  const summary = createReportSummary(question.content.reportTypeId);
  let waiting: PackedRow[] = [];
  let rows = 0;
  let number = 0;

  const store = async (page: readonly PackedRow[]): Promise<boolean> => {
    signal.throwIfAborted();
    checkTime();
    await requestsFirst?.();
    const bytes = await packPage(page);
    rows += page.length;
    return repositories.transaction(async (within) => {
      const isOurs = await within.reportRuns.progress(run, run.attempt, { rows, phase: 'reading', now: now() });
      if (isOurs && page.length > 0) await within.reportRuns.addPage(run, number++, bytes);
      return isOurs;
    });
  };

  for await (const read of source(question, repositories)) {
    await requestsFirst?.();
    for (const row of read) {
      summary.add(row);
      waiting.push(packRow(row, columns));
    }
    if (rows + waiting.length > REPORT_POLICY.maxRows) return { kind: 'tooManyRows' };
    while (waiting.length >= REPORT_POLICY.pageRows) {
      const page = waiting.slice(0, REPORT_POLICY.pageRows);
      waiting = waiting.slice(REPORT_POLICY.pageRows);
      if (!(await store(page))) return { kind: 'stopped' };
    }
    // Keeps the run alive, and notices an end, while a source finds nothing.
    if (read.length === 0 && !(await store([]))) return { kind: 'stopped' };
  }
  if (!(await store(waiting))) return { kind: 'stopped' };
  return { kind: 'read', summary: summary.summary() };
}
