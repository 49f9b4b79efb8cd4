import {
  followFindings,
  type IssueChange,
  type MaintenanceIssueKind,
  silenceSince,
  silentFrom,
  type WatchedSim,
  type WatchedTrailer,
} from '@gladhand/domain/maintenance';
import { isSilencedBySim } from '@gladhand/domain/readings';
import type { TrailerRecord } from '../../../database/trailerColumns';
import type { DeviceReadings } from '../../../ingest/deviceReport';
import { logIdOf } from '../../../ingest/logId';
import { type JudgedReport, judgeReport, SILENCE } from './judgeReport';
import { type MaintenanceMemory, type RememberedIssue, timesBy } from './maintenanceMemory';

/** A trailer whose reports are followed. */
export type MaintainedTrailer = WatchedTrailer &
  Pick<TrailerRecord, 'customerId' | 'trailerId' | 'simStatus'> &
  WatchedSim;

/** What happened to an issue of a trailer. */
export interface IssueStep {
  readonly kind: MaintenanceIssueKind;
  readonly issue: RememberedIssue;
  /** Undefined if the history has no entry for it. */
  readonly change: IssueChange | undefined;
  /** What is known after the report; undefined if a later step of the same report has it. */
  readonly checkpoint: MaintenanceMemory | undefined;
  /** Why it closed, if no report did it. */
  readonly reason?: 'simSuspended' | undefined;
}

interface Followed {
  readonly memory: MaintenanceMemory;
  readonly steps: readonly IssueStep[];
}

/** Follows the issues of a trailer through a report. Reports must be in the order in which they were recorded. */
export function followReport(
  trailer: MaintainedTrailer,
  before: MaintenanceMemory,
  { at, readings }: { readonly at: number; readonly readings: DeviceReadings },
): Followed {
  const silence = followSilence(trailer, before, at - 1);
  const memory: MaintenanceMemory = {
    issues: silence.memory.issues,
    times: timesBy((sensor) => (reports(readings, sensor) ? at : before.times[sensor])),
    lastReport: at,
    absMiles: readings.absOdometerMiles ?? before.absMiles,
    gpsMiles: readings.gpsOdometerMiles ?? before.gpsMiles,
  };
  const followed = follow(trailer, memory, at, judgeReport(trailer, { at, readings }, memory.times));
  return { memory: followed.memory, steps: [...silence.steps, ...followed.steps] };
}

/** Follows the issues of a trailer that hasn't reported until an instant. */
export function followSilence(trailer: MaintainedTrailer, memory: MaintenanceMemory, until: number): Followed {
  if (memory.lastReport === null) return { memory, steps: [] };
  const from = silentFrom(new Date(silenceSince(trailer, memory.lastReport, until)));
  if (from > until || isSilencedBySim(trailer.simStatus)) return { memory, steps: [] };
  return follow(trailer, memory, from, SILENCE);
}

/** Closes the issue of a trailer that couldn't report anymore because its SIM is suspended. */
export function followSuspension(memory: MaintenanceMemory, at: number): Followed {
  const kind = 'sensorNotReporting';
  const before = memory.issues[kind];
  if (!before || before.closedAt !== null) return { memory, steps: [] };
  const issue: RememberedIssue = { ...before, goodSince: before.goodSince ?? at, closedAt: at };
  const after = { ...memory, issues: { ...memory.issues, [kind]: issue } };
  const change: IssueChange = { kind: 'closed', at, state: issue.state };
  return { memory: after, steps: [{ kind, issue, change, checkpoint: after, reason: 'simSuspended' }] };
}

function follow(
  { trailerId }: MaintainedTrailer,
  before: MaintenanceMemory,
  at: number,
  { findings, evidenceOf }: JudgedReport,
): Followed {
  const { followed } = followFindings(before.issues, at, findings);
  if (followed.length === 0) return { memory: before, steps: [] };
  const steps = followed.map(({ kind, issue, change }) => {
    const known = change?.kind === 'opened' ? undefined : before.issues[kind];
    const { absMiles, gpsMiles } = known && change?.kind !== 'reopened' ? known : before;
    const id = known?.id ?? issueIdOf(trailerId, kind, at);
    const shown = change && change.kind !== 'closed' ? evidenceOf(kind) : undefined;
    const evidence = shown ?? known?.evidence ?? {};
    return { kind, issue: { ...issue, id, absMiles, gpsMiles, evidence, points: known?.points ?? 0 }, change };
  });
  const memory = {
    ...before,
    issues: { ...before.issues, ...Object.fromEntries(steps.map((s) => [s.kind, s.issue])) },
  };
  const last = steps.findLastIndex(({ change }) => change);
  return { memory, steps: steps.map((step, index) => ({ ...step, checkpoint: index === last ? memory : undefined })) };
}

/** Id of an issue: a UUIDv7 of the report that opened it. */
const issueIdOf = (trailerId: string, kind: MaintenanceIssueKind, openedAt: number): string =>
  logIdOf(trailerId, `issue ${kind}`, new Date(openedAt));

const READING_OF = {
  tether: 'tether',
  abs: 'abs',
  tireInflation: 'tireInflation',
  lights: 'lights',
  trailerBattery: 'trailerBatteryVolts',
  deviceBattery: 'deviceBatteryVolts',
  wheelEnd: 'wheelEndsC',
  tireTemperature: 'tiresC',
} as const satisfies Record<keyof MaintenanceMemory['times'], keyof DeviceReadings>;

const reports = (readings: DeviceReadings, sensor: keyof typeof READING_OF): boolean =>
  readings[READING_OF[sensor]] !== undefined;
