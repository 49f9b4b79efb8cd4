import { MAINTENANCE_POLICY, type MaintenanceIssueKind } from './maintenancePolicy';

/** How urgent an issue is. Silence is neither caution nor critical. */
export type IssueState = 'notReporting' | 'caution' | 'critical';

/** What one report says about one kind of issue. Reports that don't say anything about it are left out. */
export interface IssueFinding {
  /** When the report was recorded, in ms since 1970. */
  readonly at: number;
  /** `good` if the report shows that nothing is wrong. */
  readonly finding: IssueState | 'good';
}

/** The issue of one kind of one trailer. Plain JSON; instants in ms since 1970. */
export interface MaintenanceIssue {
  /** When the first round began. */
  readonly openedAt: number;
  /** 1, and one more each time the issue returned within 30 days. */
  readonly round: number;
  /** When this round began. */
  readonly roundAt: number;
  /** What the newest report that showed it says. */
  readonly state: IssueState;
  /** The most urgent state of this round. */
  readonly worst: IssueState;
  /** How often it began to show in this round. A fault that comes and goes is one issue with a count. */
  readonly occurrences: number;
  /** The first report since then that showed nothing wrong; null while it shows. */
  readonly goodSince: number | null;
  /** The report that closed it; null while it is open. */
  readonly closedAt: number | null;
}

/** An entry of the issue's history. It has no entry for what repeats. */
export interface IssueChange {
  readonly kind: 'opened' | 'reopened' | 'worsened' | 'closed';
  readonly at: number;
  readonly state: IssueState;
}

interface IssueStep {
  /** Undefined as long as no report has shown an issue. */
  readonly issue: MaintenanceIssue | undefined;
  readonly change: IssueChange | undefined;
}

const RANKS: Readonly<Record<IssueState, number>> = { notReporting: 0, caution: 1, critical: 2 };

/** Follows an issue through one report. Reports must be in the order in which they were recorded. */
export function followIssue(
  kind: MaintenanceIssueKind,
  issue: MaintenanceIssue | undefined,
  { at, finding }: IssueFinding,
): IssueStep {
  if (finding === 'good') return issue ? good(kind, issue, at) : { issue, change: undefined };
  if (!issue || (issue.closedAt !== null && at - issue.closedAt > MAINTENANCE_POLICY.reopenMs)) {
    return begin('opened', { openedAt: at, round: 1 }, at, finding);
  }
  if (issue.closedAt !== null) {
    return begin('reopened', { openedAt: issue.openedAt, round: issue.round + 1 }, at, finding);
  }
  const isWorse = RANKS[finding] > RANKS[issue.worst];
  return {
    issue: {
      ...issue,
      state: finding,
      worst: isWorse ? finding : issue.worst,
      occurrences: issue.occurrences + (issue.goodSince === null ? 0 : 1),
      goodSince: null,
    },
    change: isWorse ? { kind: 'worsened', at, state: finding } : undefined,
  };
}

function good(kind: MaintenanceIssueKind, issue: MaintenanceIssue, at: number): IssueStep {
  if (issue.closedAt !== null) return { issue, change: undefined };
  const goodSince = issue.goodSince ?? at;
  if (at - goodSince < MAINTENANCE_POLICY.quietMs[kind]) {
    return { issue: { ...issue, goodSince }, change: undefined };
  }
  return { issue: { ...issue, goodSince, closedAt: at }, change: { kind: 'closed', at, state: issue.state } };
}

const begin = (
  kind: 'opened' | 'reopened',
  known: Pick<MaintenanceIssue, 'openedAt' | 'round'>,
  at: number,
  state: IssueState,
): IssueStep => ({
  issue: {
    ...known,
    ...{ roundAt: at, state, worst: state, occurrences: 1, goodSince: null, closedAt: null },
  },
  change: { kind, at, state },
});
