import { DAY_MS } from '@gladhand/domain/readings';
import type { TrailerRecord } from '../../../database/trailerColumns';
import type { IssueStep } from './followReport';

/** A later report changes no issue, because following a trailer again reads all its reports since then. */
export const FARTHEST_MS = 14 * DAY_MS;

/** What happened to the issues of a trailer. */
export interface FollowedSteps {
  readonly kind: 'steps';
  readonly trailer: TrailerRecord;
  readonly steps: readonly IssueStep[];
  readonly now: Date;
}

/** A report that is older than the newest one of its trailer. */
export interface LateReport {
  readonly kind: 'late';
  readonly trailer: TrailerRecord;
  readonly recordedAt: Date;
  readonly now: Date;
}

/** What a report means for the issues of a trailer. */
export type MaintenanceChange = FollowedSteps | LateReport;
