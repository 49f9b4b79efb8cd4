import { REPORT_POLICY, RunState } from '@gladhand/domain/reports';
import type { JobDeps } from '../../../engine/jobDeps';
import type { JobDefinition, JobSchedule } from '../../../engine/jobs';
import type { Repositories } from '../../../repositories/port';
import type { NextOfReport, ReportRecord } from '../configs/configRepository';
import { countThreshold } from '../sources/thresholdSource';
import { REPORT_MESSAGES } from '../texts';
import { newRun } from './newRun';
import { dueInstants, frequencyMs, nextInstant } from './nextInstants';
import { questionOf } from './question';
import type { ReportRunRecord } from './runRepository';
import { runRequest } from './runRequest';

/** Reports per transaction. */
const BATCH = 100;
/** Silent runs that are looked after in one go; the next minute does the others. */
const MAX_SILENT = 500;

export const REPORT_SCHEDULES = {
  'report.plan': { cron: '* * * * *', label: REPORT_MESSAGES.planning },
} as const satisfies Record<string, JobSchedule>;

type Deps = Pick<JobDeps, 'repositories' | 'ids' | 'now'>;

interface Planned {
  readonly runs: readonly ReportRunRecord[];
  readonly next: NextOfReport;
}

/**
 * Adds the runs whose instant has come. Every process may plan: the report is locked, and an instant has at most
 * one run. Also starts runs again whose process was lost together with its job.
 */
export function planJob(deps: Deps): JobDefinition {
  const { repositories, now } = deps;
  return {
    name: 'report.plan',
    schedule: REPORT_SCHEDULES['report.plan'],
    async run({ signal }) {
      let planned = BATCH;
      while (planned === BATCH && !signal.aborted)
        planned = await repositories.transaction((within) => plan(within, deps));
      const silent = await repositories.reportRuns.silentSince(
        new Date(now().getTime() - REPORT_POLICY.silentMs),
        MAX_SILENT,
      );
      await repositories.jobs.add(silent.map(runRequest));
    },
  };
}

/** Plans some reports and returns their number. */
async function plan(within: Repositories, deps: Deps): Promise<number> {
  const now = deps.now();
  const reports = await within.reports.due(now, BATCH);
  const planned: Planned[] = [];
  for (const report of reports) {
    planned.push(
      report.content.assetThreshold ? await byThreshold(within, report, deps, now) : bySchedule(report, deps, now),
    );
  }
  const runs = planned.flatMap((one) => one.runs);
  const added = new Set(await within.reportRuns.add(runs));
  const waiting = runs.filter(({ runId, state }) => added.has(runId) && state === RunState.Queued);
  await within.jobs.add(waiting.map(runRequest));
  await within.reports.setNext(planned.map(({ next }) => next));
  return reports.length;
}

/** After an outage, only the latest instant is made up for, unless it is too long ago. */
function bySchedule(report: ReportRecord, { ids }: Deps, now: Date): Planned {
  const { customerId, reportId, content, heldAt } = report;
  const { due, next } = dueInstants(content, report.nextAt ?? now, now);
  const runs = due.map((plannedAt, index) => {
    const run = newRun(report, { plannedAt, startedBy: 'schedule', isSent: true, now, ids });
    const isMadeUpFor = index === due.length - 1 && now.getTime() - plannedAt.getTime() < REPORT_POLICY.madeUpForMs;
    return isMadeUpFor ? run : { ...run, state: RunState.Missed, reason: REPORT_MESSAGES.missed, endedAt: now };
  });
  return { runs, next: { customerId, reportId, nextAt: next, heldAt } };
}

/** Runs when the threshold begins to hold, and again after each `emailFrequency` while it holds. */
async function byThreshold(within: Repositories, report: ReportRecord, { ids }: Deps, now: Date): Promise<Planned> {
  const { customerId, reportId, content } = report;
  const nextAt = nextInstant(content, now);
  const question = await questionOf({ ...report, at: now, now }, within);
  const holds = typeof question !== 'string' && (await countThreshold(question, within));
  if (!holds) return { runs: [], next: { customerId, reportId, nextAt, heldAt: null } };
  const isAgain = report.heldAt && now.getTime() - report.heldAt.getTime() < frequencyMs(content);
  if (isAgain) return { runs: [], next: { customerId, reportId, nextAt, heldAt: report.heldAt } };
  const run = newRun(report, { plannedAt: now, startedBy: 'threshold', isSent: true, now, ids });
  return { runs: [run], next: { customerId, reportId, nextAt, heldAt: now } };
}
