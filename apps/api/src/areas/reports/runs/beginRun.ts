import { DAY_MS } from '@gladhand/domain/readings';
import { isRunActive, REPORT_POLICY, RunState } from '@gladhand/domain/reports';
import type { RunUnit, Unit } from '../../../engine/unitOfWork';
import type { IdMaker } from '../../../ports';
import type { ReportQuestion } from '../sources/reportSource';
import { REPORT_MESSAGES } from '../texts';
import { auditRun } from './auditRun';
import { questionOf } from './question';
import type { ReportRunRecord, RunKey } from './runRepository';

/** A run that this process executes. */
export interface BegunRun {
  readonly run: ReportRunRecord & { readonly attempt: string };
  readonly question: ReportQuestion;
}

interface Deps {
  readonly runUnit: RunUnit;
  readonly ids: IdMaker;
  readonly now: () => Date;
}

/**
 * Takes a run over: an earlier execution of it can't write any more. Undefined if the run has ended, or ends because it
 * may not take place.
 */
export const beginRun = (key: RunKey, { runUnit, ids, now }: Deps): Promise<BegunRun | undefined> =>
  runUnit(async (unit) => {
    const { reportRuns } = unit.repositories;
    const run = await reportRuns.byId(key, 'lock');
    if (!run || !isRunActive(run.state)) return undefined;
    const question = await questionOf({ ...run, at: run.plannedAt, now: now() }, unit.repositories);
    if (typeof question === 'string') return end(unit, run, RunState.Skipped, REPORT_MESSAGES[question], now());
    const limit = await limitReached(unit, run, now());
    if (limit) return end(unit, run, RunState.Failed, limit, now());
    if (run.attempts >= REPORT_POLICY.maxAttempts) {
      return end(unit, run, RunState.Failed, REPORT_MESSAGES.interrupted, now());
    }
    const begun = {
      ...{ ...run, state: RunState.Running, phase: 'reading' as const, rows: 0, summary: null },
      ...{ attempt: ids.uuid(), attempts: run.attempts + 1, seenAt: now(), startedAt: run.startedAt ?? now() },
      ...question.period,
      expectedRows: await reportRuns.rowsBefore(run.customerId, run.reportId),
    };
    await reportRuns.put(begun);
    await reportRuns.deletePages(run);
    return { run: begun, question };
  });

async function limitReached(
  { repositories }: Unit,
  { customerId }: ReportRunRecord,
  now: Date,
): Promise<string | undefined> {
  const { maxRunsPerDay, maxStoredBytes } = REPORT_POLICY;
  if ((await repositories.reportRuns.countSince(customerId, new Date(now.getTime() - DAY_MS))) > maxRunsPerDay) {
    return REPORT_MESSAGES.tooManyRuns(maxRunsPerDay);
  }
  const bytes = await repositories.reportRuns.storedBytes(customerId);
  return bytes > maxStoredBytes ? REPORT_MESSAGES.storageFull(maxStoredBytes / 1e9) : undefined;
}

async function end(
  unit: Unit,
  run: ReportRunRecord,
  state: typeof RunState.Skipped | typeof RunState.Failed,
  reason: string,
  endedAt: Date,
): Promise<undefined> {
  await unit.repositories.reportRuns.put({ ...run, state, reason, phase: null, endedAt });
  await auditRun(unit, state === RunState.Skipped ? 'report.runSkipped' : 'report.runFailed', run, { reason });
}
