import { REPORT_POLICY, type ReportSummary, RunState } from '@gladhand/domain/reports';
import type { JobDeps } from '../../../engine/jobDeps';
import type { JobDefinition } from '../../../engine/jobs';
import { createUnits, type RunUnit, type Unit } from '../../../engine/unitOfWork';
import { deliverResult } from '../deliver/deliverResult';
import { createFile, RunStopped, RunTooLong, waitingFile } from '../files/createFile';
import { REPORT_SOURCES } from '../sources/reportSources';
import { REPORT_MESSAGES } from '../texts';
import { auditRun } from './auditRun';
import { type BegunRun, beginRun } from './beginRun';
import { readResult } from './readResult';
import type { ReportRunRecord } from './runRepository';
import { RUN_JOB } from './runRequest';

const MAX_MINUTES = REPORT_POLICY.maxCpuMs / 60_000;

/**
 * Executes a run: reads its rows, stores them, creates the files, and queues the mails together with its end. After its
 * process died, the job queue repeats it from the beginning; what an earlier execution still writes is refused.
 */
export function runJob(deps: JobDeps): JobDefinition {
  const runUnit = createUnits(deps);
  return {
    name: RUN_JOB,
    expireInSeconds: 3_600,
    async run({ data, signal }) {
      const key = { customerId: Number(data.customerId), runId: String(data.runId) };
      const begun = await beginRun(key, { ...deps, runUnit });
      if (!begun) return;
      try {
        await execute(begun, deps, runUnit, signal);
      } catch (error) {
        // A worker that stops leaves the run to the next one.
        if (signal.aborted) throw error;
        if (error instanceof RunStopped) return;
        const isTooLong = error instanceof RunTooLong;
        if (!isTooLong) deps.logger.error({ err: error, ...key }, 'a report could not be run');
        const reason = isTooLong ? REPORT_MESSAGES.tooLong(MAX_MINUTES) : REPORT_MESSAGES.failed;
        await ended(begun, { state: RunState.Failed, reason }, deps, runUnit);
      }
    },
  };
}

async function execute(begun: BegunRun, deps: JobDeps, runUnit: RunUnit, signal: AbortSignal): Promise<void> {
  const { run, question } = begun;
  const source = REPORT_SOURCES[question.content.reportTypeId];
  if (!source) throw new Error(`[api] There is no source of report type ${question.content.reportTypeId}.`);
  const busyMs = deps.busyMs ?? (() => deps.now().getTime());
  const maxBusyMs = busyMs() + REPORT_POLICY.maxCpuMs;
  const checkTime = () => {
    if (busyMs() > maxBusyMs) throw new RunTooLong();
  };
  const read = await readResult({ ...deps, run, question, source, signal, checkTime });
  if (read.kind === 'stopped') return;
  if (read.kind === 'tooManyRows') {
    const reason = REPORT_MESSAGES.tooManyRows(REPORT_POLICY.maxRows.toLocaleString('en-US'));
    await ended(begun, { state: RunState.Failed, reason }, deps, runUnit);
    return;
  }
  const { summary } = read;
  const done = { ...run, rows: summary.rows, summary };
  for (const format of run.content.formats) {
    const file = waitingFile(run, format, deps);
    await deps.repositories.reportFiles.put(file);
    await createFile(done, file, deps, async () => {
      signal.throwIfAborted();
      checkTime();
      const progress = { rows: summary.rows, phase: 'files' as const, now: deps.now() };
      if (!(await deps.repositories.reportRuns.progress(run, run.attempt, progress))) throw new RunStopped();
    });
  }
  await ended(begun, { state: RunState.Done, summary }, deps, runUnit);
}

type End =
  | { readonly state: typeof RunState.Done; readonly summary: ReportSummary }
  | { readonly state: typeof RunState.Failed; readonly reason: string };

/** Ends a run if it is still this execution's, and sends the result in the same transaction. */
const ended = ({ run }: BegunRun, end: End, deps: JobDeps, runUnit: RunUnit): Promise<void> =>
  runUnit(async (unit) => {
    const { reportRuns } = unit.repositories;
    const stored = await reportRuns.byId(run, 'lock');
    if (stored?.attempt !== run.attempt || stored.state !== RunState.Running) return;
    const now = deps.now();
    const after: ReportRunRecord = { ...stored, ...end, phase: null, seenAt: now, endedAt: now };
    if (end.state === RunState.Failed) return failed(unit, after);
    const whole = { ...after, rows: end.summary.rows };
    await reportRuns.put(whole);
    if (whole.isSent) await deliverResult(unit, whole, whole.content.notifyEmails, deps);
    await auditRun(unit, 'report.runDone', whole, { rows: whole.rows });
  });

async function failed(unit: Unit, run: ReportRunRecord): Promise<void> {
  await unit.repositories.reportRuns.deletePages(run);
  await unit.repositories.reportRuns.put({ ...run, rows: 0 });
  await auditRun(unit, 'report.runFailed', run, { reason: run.reason ?? '' });
}
