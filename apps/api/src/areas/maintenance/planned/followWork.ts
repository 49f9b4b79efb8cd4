import { ANNUAL_INSPECTION, type IssueState, type WorkState } from '@gladhand/domain/maintenance';
import { utcDayOf } from '@gladhand/domain/readings';
import { logIdOf } from '../../../ingest/logId';
import type { Evidence } from '../follow/judgeReport';
import { pointsOf } from '../follow/standing';
import type { IssueEventRecord, ReportedIssue } from '../repository';
import type { TemplateRecord, TrailerWorkRecord, WorkTrailer } from './plannedRepository';
import { dueForTrailer, odometerOf, stateBegan, workEvidence, workReadings } from './workEvidence';

/** A template's work for a trailer, and its newest issue. */
export interface KnownWork {
  readonly work: TrailerWorkRecord | undefined;
  readonly issue: ReportedIssue | undefined;
  /** The newest annual inspection that the trailer passed, 'YYYY-MM-DD'. */
  readonly inspectedOn: string | undefined;
}

/** What follows; undefined for what stays as it is. */
export interface FollowedWork {
  readonly work: TrailerWorkRecord | undefined;
  readonly issue: ReportedIssue | undefined;
  readonly event: IssueEventRecord | undefined;
}

const STATES = { dueSoon: 'caution', overdue: 'critical' } as const satisfies Partial<Record<WorkState, IssueState>>;

/** Opens, worsens and closes the issue of a template's work for a trailer. */
export function followWork(
  template: TemplateRecord,
  trailer: WorkTrailer,
  { work: before, issue, inspectedOn }: KnownWork,
  now: Date,
): FollowedWork {
  const applies =
    template.isOn &&
    template.deletedAt === null &&
    (template.trailerTypes.length === 0 || template.trailerTypes.includes(trailer.vehicleTypeId));
  if (!applies && !before) return { work: undefined, issue: undefined, event: undefined };
  const base = inspected(template, withReadings(before ?? startOf(template, trailer), trailer, now), inspectedOn);
  const due = dueForTrailer(template, trailer, base, now);
  const state = applies ? due.state : 'notDue';
  const open = issue?.closedAt === null ? issue : undefined;
  const work = { ...base, state: applies ? (due.state ?? 'unjudged') : null } as const;
  if (state === null || state === 'notDue') {
    const closed = open && { ...open, goodSince: now, closedAt: now };
    // What becomes due again after it was done is another issue; what was switched off stays the same.
    const next = applies ? { ...work, issueId: null } : work;
    return { work: changed(next, before), issue: closed, event: closed && eventOf(closed, 'closed', now) };
  }
  const wanted = STATES[state];
  const evidence: Evidence = { work: workEvidence(template, base, due) };
  const points = pointsOf(trailer, {
    ...{ state: wanted, absMiles: open?.absMiles ?? null, gpsMiles: open?.gpsMiles ?? null },
  });
  const roundAt = stateBegan(template, base, state, now);
  const isNow = roundAt >= now;
  const beginning = {
    ...{ state: wanted, roundAt, evidence, points, goodSince: null, closedAt: null },
    // The odometer of an earlier day isn't known.
    ...{ absMiles: isNow ? trailer.absOdometer : null, gpsMiles: isNow ? trailer.gpsOdometer : null },
  };
  if (open) {
    if (open.state === wanted) {
      const isSame = open.points === points && isSameEvidence(open.evidence, evidence);
      return {
        ...{ work: changed(work, before), event: undefined },
        issue: isSame ? undefined : { ...open, evidence, points },
      };
    }
    const isWorse = wanted === 'critical';
    const next: ReportedIssue = { ...open, ...beginning, worst: isWorse ? wanted : open.worst };
    return { work: changed(work, before), issue: next, event: isWorse ? eventOf(next, 'worsened', now) : undefined };
  }
  // Switched off and on again, it is the same issue.
  const issueId = issue?.issueId ?? logIdOf(trailer.trailerId, issueName(base), now);
  const opened: ReportedIssue = {
    ...{ customerId: trailer.customerId, trailerId: trailer.trailerId, issueId, kind: 'plannedWork' },
    ...{ openedAt: issue?.openedAt ?? beginning.roundAt, round: (issue?.round ?? 0) + 1, worst: wanted },
    ...{ occurrences: 1, ...beginning },
  };
  return {
    work: changed({ ...work, issueId }, before),
    issue: opened,
    event: eventOf(opened, issue ? 'reopened' : 'opened', now),
  };
}

/** Without completed work, it is counted from the installation of the trailer, or from the start of the plan. */
export function startOf(template: TemplateRecord, trailer: WorkTrailer): TrailerWorkRecord {
  const { customerId, trailerId, installationDate } = trailer;
  return {
    ...{ customerId, trailerId, templateId: template.templateId, state: null, issueId: null },
    countedFrom: installationDate ? 'installation' : 'plan',
    countedOn: utcDayOf(installationDate ?? template.createdAt),
    ...{ miles: null, odometer: null, engineHours: null },
  };
}

/** Miles and engine hours are counted from the first readings since then. */
function withReadings(work: TrailerWorkRecord, trailer: WorkTrailer, now: Date): TrailerWorkRecord {
  const odometer = work.odometer ?? odometerOf(trailer);
  const { miles, engineHours } = workReadings(trailer, odometer, now);
  return {
    ...work,
    odometer,
    miles: work.miles ?? miles,
    engineHours: work.engineHours ?? engineHours,
  };
}

/** An inspection that was recorded counts like one that was completed here. */
function inspected(
  { templateId }: TemplateRecord,
  work: TrailerWorkRecord,
  inspectedOn: string | undefined,
): TrailerWorkRecord {
  if (templateId !== ANNUAL_INSPECTION.id || inspectedOn === undefined) return work;
  const isDone = work.countedFrom === 'completion' || work.countedFrom === 'inspection';
  if (isDone && inspectedOn <= work.countedOn) return work;
  return { ...work, countedFrom: 'inspection', countedOn: inspectedOn };
}

/** The entry of the history for what dates and readings show. */
const eventOf = (
  issue: ReportedIssue,
  kind: 'opened' | 'worsened' | 'reopened' | 'closed',
  at: Date,
): IssueEventRecord => ({
  ...{ customerId: issue.customerId, trailerId: issue.trailerId, issueId: issue.issueId, kind, at, noticedAt: at },
  eventId: logIdOf(issue.issueId, kind, at),
  ...{ state: issue.state, evidence: kind === 'closed' ? null : issue.evidence, checkpoint: null, userId: null },
  detail: {},
});

const issueName = ({ templateId, countedFrom, countedOn }: TrailerWorkRecord) =>
  `planned work ${templateId} ${countedFrom} ${countedOn}`;

const FIELDS = ['countedFrom', 'countedOn', 'miles', 'odometer', 'engineHours', 'state', 'issueId'] as const;
const changed = (work: TrailerWorkRecord, before: TrailerWorkRecord | undefined): TrailerWorkRecord | undefined =>
  before && FIELDS.every((field) => work[field] === before[field]) ? undefined : work;

const isSameEvidence = (a: Evidence, b: Evidence): boolean => sorted(a.work) === sorted(b.work);
/** The database orders the keys of its JSON differently. */
const sorted = (value: Evidence[string] | undefined): string =>
  JSON.stringify(Object.entries((value ?? {}) as object).sort(([a], [b]) => (a < b ? -1 : 1)));
