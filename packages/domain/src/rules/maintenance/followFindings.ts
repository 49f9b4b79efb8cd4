import { followIssue, type IssueChange, type IssueFinding, type MaintenanceIssue } from './followIssue';
import type { MaintenanceIssueKind } from './maintenancePolicy';

/** The newest issue of each kind that a trailer has had. */
export type TrailerIssues = Readonly<Partial<Record<MaintenanceIssueKind, MaintenanceIssue>>>;

/** What a report says about a trailer; kinds about which it says nothing are left out. */
export type Findings = Readonly<Partial<Record<MaintenanceIssueKind, IssueFinding['finding'] | undefined>>>;

/** A change of one of a trailer's issues, with the issue after it. */
export interface FollowedIssue {
  readonly kind: MaintenanceIssueKind;
  readonly issue: MaintenanceIssue;
  /** Undefined if the issue has no entry for it, such as another occurrence. */
  readonly change: IssueChange | undefined;
}

/**
 * Follows all issues of a trailer through one report. Reports must be in the order in which they were recorded. Without
 * a change, `issues` is the given object.
 */
export function followFindings(
  issues: TrailerIssues,
  at: number,
  findings: Findings,
): { issues: TrailerIssues; followed: readonly FollowedIssue[] } {
  const followed: FollowedIssue[] = [];
  for (const [name, finding] of Object.entries(findings)) {
    if (!finding) continue;
    const kind = name as MaintenanceIssueKind;
    const before = issues[kind];
    const { issue, change } = followIssue(kind, before, { at, finding });
    if (issue && issue !== before && !isSame(issue, before)) followed.push({ kind, issue, change });
  }
  if (followed.length === 0) return { issues, followed };
  return { issues: { ...issues, ...Object.fromEntries(followed.map(({ kind, issue }) => [kind, issue])) }, followed };
}

const FIELDS = ['openedAt', 'round', 'state', 'worst', 'occurrences', 'goodSince', 'closedAt'] as const;
const isSame = (a: MaintenanceIssue, b: MaintenanceIssue | undefined): boolean =>
  b !== undefined && FIELDS.every((field) => a[field] === b[field]);
