import type { MaintenanceIssueKind } from '@gladhand/domain/maintenance';
import { CONNECTIVITY_POLICY, DAY_MS } from '@gladhand/domain/readings';
import type { TrailerRecord } from '../../../database/trailerColumns';
import { type DeviceReadings, deviceReport } from '../../../ingest/deviceReport';
import { installedReadings } from '../../../ingest/installedReadings';
import type { Repositories } from '../../../repositories/port';
import type { ReportedIssue } from '../repository';
import { followReport, type IssueStep } from './followReport';
import { eventOf, reportedIssue } from './issueRecords';
import { FARTHEST_MS, type LateReport } from './maintenanceChange';
import { type MaintenanceMemory, NO_TIMES, packMemory } from './maintenanceMemory';
import { withPoints } from './standing';

const MAX_REPORTS = 20_000;
/**
 * Without an issue before a late report, the report before it is less than 10 days older, and none of the sensors had
 * been silent for 10 days then.
 */
const LONGEST_SILENCE_MS = 2 * CONNECTIVITY_POLICY.criticalFromMs;
const READINGS = Object.keys(deviceReport.entries.readings.entries) as (keyof DeviceReadings)[];

/**
 * Follows a trailer again from the last change before a late report, so that its issues are those of its reports in the
 * order in which they were recorded. What people have done stays: an issue that began earlier than it seemed keeps its
 * id, and one that never was is withdrawn.
 */
export async function rebuildIssues(
  within: Repositories,
  { trailer, recordedAt, now }: Omit<LateReport, 'kind'>,
): Promise<void> {
  const { maintenance: repository } = within;
  const anchor = await repository.checkpointBefore(trailer, recordedAt);
  const from = new Date(anchor ? anchor.at.getTime() + 1 : recordedAt.getTime() - LONGEST_SILENCE_MS);
  // Until a day from now, because clocks of devices may be ahead.
  const span = { from, before: new Date(now.getTime() + DAY_MS) };
  const entries = await within.activityLog.within(trailer, span, MAX_REPORTS, READINGS);
  if (entries.length === MAX_REPORTS) return;

  let memory = anchor?.checkpoint ?? NOTHING;
  const steps: IssueStep[] = [];
  const since = anchor?.at.getTime() ?? recordedAt.getTime() - 1;
  for (const { recorded, received, readings } of entries.reverse()) {
    if (received.getTime() - recorded.getTime() > FARTHEST_MS) continue;
    const report = { at: recorded.getTime(), readings: reportedReadings(trailer, readings) };
    const followed = followReport(trailer, memory, report);
    // Before the late report there was no issue; these reports only tell when sensors reported.
    memory = report.at <= since ? { ...followed.memory, issues: {} } : followed.memory;
    if (report.at > since) steps.push(...followed.steps);
  }
  const renamed = await keepIds(within, trailer, steps, { since: new Date(since), now });
  const issues = new Map<string, ReportedIssue>();
  for (const [kind, issue] of Object.entries(anchor?.checkpoint.issues ?? {})) {
    issues.set(issue.id, reportedIssue(trailer, kind as MaintenanceIssueKind, issue));
  }
  for (const { kind, issue } of renamed.steps) issues.set(issue.id, reportedIssue(trailer, kind, issue));
  const known = (await within.ingest.device(trailer))?.trailer ?? trailer;
  const standing = withPoints(known, renamed.name(memory));
  for (const [kind, issue] of Object.entries(standing.issues)) {
    issues.set(issue.id, reportedIssue(trailer, kind as MaintenanceIssueKind, issue));
  }
  await repository.putIssues([...issues.values()]);
  const events = renamed.steps.flatMap((step) => eventOf(trailer, step, now) ?? []);
  await repository.replaceEvents(trailer, new Date(since), events);
  const { customerId, trailerId } = trailer;
  await repository.putStates([{ customerId, trailerId, maintenanceState: packMemory(standing, known) }]);
}

const NOTHING: MaintenanceMemory = { issues: {}, times: NO_TIMES, lastReport: null, absMiles: null, gpsMiles: null };

/** Gives issues that opened after an instant the ids of those that are stored, and withdraws stored ones without one. */
async function keepIds(
  { maintenance: repository }: Repositories,
  trailer: TrailerRecord,
  steps: readonly IssueStep[],
  { since, now }: { since: Date; now: Date },
) {
  const stored = await repository.openedAfter(trailer, since);
  const ids = new Map<string, string>();
  for (const { kind, issue, change } of steps) {
    if (change?.kind !== 'opened') continue;
    const at = stored.findIndex((known) => known.kind === kind);
    const [known] = at < 0 ? [] : stored.splice(at, 1);
    if (known) ids.set(issue.id, known.issueId);
  }
  await repository.withdraw(
    trailer.customerId,
    stored.map(({ issueId }) => issueId),
    now,
  );
  const name = (memory: MaintenanceMemory): MaintenanceMemory => ({
    ...memory,
    issues: Object.fromEntries(
      Object.entries(memory.issues).map(([kind, issue]) => [kind, { ...issue, id: ids.get(issue.id) ?? issue.id }]),
    ),
  });
  return {
    name,
    steps: steps.map((step) => ({
      ...step,
      issue: { ...step.issue, id: ids.get(step.issue.id) ?? step.issue.id },
      checkpoint: step.checkpoint && name(step.checkpoint),
    })),
  };
}

/** What the device reported, without what ingest noted in the log and without sensors that are not installed. */
function reportedReadings(trailer: TrailerRecord, logged: Readonly<Record<string, unknown>>): DeviceReadings {
  const reported = Object.fromEntries(
    READINGS.flatMap((reading) => (logged[reading] === undefined ? [] : [[reading, logged[reading]]])),
  ) as DeviceReadings;
  return installedReadings(trailer, reported).readings;
}
