import { LoadStatus } from '../../vocabulary/statuses';
import type { IssueState } from './followIssue';

const DAY_MS = 86_400_000;

/**
 * Which issue comes first: points from 0 to 100 that a person can add up. Assumed; the weights follow what a breakdown
 * costs. Miles and age count in proportion, up to a limit.
 */
export const ISSUE_SCORE = {
  severity: { critical: 40, caution: 20, notReporting: 10 },
  miles: { points: 25, atMiles: 2_000 },
  age: { points: 15, atMs: 14 * DAY_MS },
  /** A loaded trailer that breaks down delays its load. */
  loaded: 10,
  /** Cargo of a running reefer spoils. */
  reeferRunning: 10,
} as const satisfies {
  severity: Readonly<Record<IssueState, number>>;
  miles: object;
  age: object;
  loaded: number;
  reeferRunning: number;
};

export interface ScoredIssue {
  readonly state: IssueState;
  /** Driven since this round began; null if it isn't known. */
  readonly miles: number | null;
  /** Since this round began. */
  readonly ageMs: number;
  readonly loadStatus: string | null;
  readonly isReeferRunning: boolean;
}

/** The points of each reason. */
export interface IssuePoints {
  readonly severity: number;
  readonly miles: number;
  readonly age: number;
  readonly load: number;
  readonly reefer: number;
}

/** Why an issue is where it is in the list. */
export function issuePoints({ state, miles, ageMs, loadStatus, isReeferRunning }: ScoredIssue): IssuePoints {
  return {
    severity: ISSUE_SCORE.severity[state],
    miles: share(miles ?? 0, ISSUE_SCORE.miles.atMiles, ISSUE_SCORE.miles.points),
    age: issueAgePoints(ageMs),
    load: loadStatus === LoadStatus.Loaded ? ISSUE_SCORE.loaded : 0,
    reefer: isReeferRunning ? ISSUE_SCORE.reeferRunning : 0,
  };
}

/** The points of an issue that grow with its age. */
export const issueAgePoints = (ageMs: number): number => share(ageMs, ISSUE_SCORE.age.atMs, ISSUE_SCORE.age.points);

/** The sum of all points, 0 to 100. */
export const issueScore = (issue: ScoredIssue): number =>
  Object.values(issuePoints(issue)).reduce((sum, points) => sum + points, 0);

const share = (value: number, full: number, points: number): number =>
  Math.floor((Math.min(Math.max(value, 0), full) / full) * points + 0.5);
