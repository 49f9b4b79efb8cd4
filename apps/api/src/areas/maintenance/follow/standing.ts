import { issueScore, type MaintenanceIssueKind } from '@gladhand/domain/maintenance';
import type { TrailerRecord } from '../../../database/trailerColumns';
import type { IssueStep } from './followReport';
import type { MaintenanceMemory, RememberedIssue, RememberedIssues } from './maintenanceMemory';

type Standing = Pick<TrailerRecord, 'absOdometer' | 'gpsOdometer' | 'loadStatus' | 'tkUnitOnOrOff'>;
type Odometers = Pick<RememberedIssue, 'absMiles' | 'gpsMiles'>;

/** Whichever odometer is known at both ends; one that was replaced runs backward. */
export function milesSince(
  { absOdometer, gpsOdometer }: Pick<Standing, 'absOdometer' | 'gpsOdometer'>,
  { absMiles, gpsMiles }: Odometers,
): number | null {
  if (absOdometer !== null && absMiles !== null && absOdometer >= absMiles) return absOdometer - absMiles;
  return gpsOdometer !== null && gpsMiles !== null && gpsOdometer >= gpsMiles ? gpsOdometer - gpsMiles : null;
}

/** The points of an issue without those of its age, which change without a report. */
export const pointsOf = (
  trailer: Pick<Standing, 'loadStatus' | 'tkUnitOnOrOff' | 'absOdometer' | 'gpsOdometer'>,
  issue: Odometers & Pick<RememberedIssue, 'state'>,
): number =>
  issueScore({
    ...{ state: issue.state, miles: milesSince(trailer, issue), ageMs: 0 },
    ...{ loadStatus: trailer.loadStatus, isReeferRunning: trailer.tkUnitOnOrOff === 'on' },
  });

/** The memory with the points that its open issues have now. */
export function withPoints(trailer: Standing, memory: MaintenanceMemory): MaintenanceMemory {
  const issues = Object.entries(memory.issues).map(([kind, issue]) => [
    kind,
    issue.closedAt === null ? { ...issue, points: pointsOf(trailer, issue) } : issue,
  ]);
  return { ...memory, issues: Object.fromEntries(issues) as RememberedIssues };
}

/** Steps with the points of their issues, and one for each issue that only has other points than before. */
export function stepsWithPoints(
  steps: readonly IssueStep[],
  before: MaintenanceMemory,
  after: MaintenanceMemory,
): IssueStep[] {
  const issues = Object.entries(after.issues) as [MaintenanceIssueKind, RememberedIssue][];
  const moved = issues.filter(
    ([kind, issue]) =>
      issue.points !== before.issues[kind]?.points && !steps.some(({ issue: { id } }) => id === issue.id),
  );
  return [
    ...steps.map((step) => {
      const now = after.issues[step.kind];
      return now?.id === step.issue.id ? { ...step, issue: { ...step.issue, points: now.points } } : step;
    }),
    ...moved.map(([kind, issue]) => ({ kind, issue, change: undefined, checkpoint: undefined })),
  ];
}
