import { logIdOf } from '../../../ingest/logId';
import type { TrailerKey } from '../../../repositories/trailers';
import type { IssueEventRecord, ReportedIssue } from '../repository';
import type { IssueStep } from './followReport';
import type { RememberedIssue } from './maintenanceMemory';

/** The row of an issue. */
export function reportedIssue(
  { customerId, trailerId }: TrailerKey,
  kind: ReportedIssue['kind'],
  { id, openedAt, roundAt, goodSince, closedAt, ...issue }: RememberedIssue,
): ReportedIssue {
  return {
    ...{ customerId, trailerId, issueId: id, kind, ...issue },
    openedAt: new Date(openedAt),
    roundAt: new Date(roundAt),
    goodSince: dateOf(goodSince),
    closedAt: dateOf(closedAt),
  };
}

/** The entry of the history for a step; undefined if it has none. */
export function eventOf(
  { customerId, trailerId }: TrailerKey,
  { kind, issue, change, checkpoint, reason }: IssueStep,
  noticedAt: Date,
): IssueEventRecord | undefined {
  if (!change) return undefined;
  const at = new Date(change.at);
  return {
    ...{ customerId, trailerId, issueId: issue.id, kind: change.kind, state: change.state, at, noticedAt },
    eventId: logIdOf(trailerId, `issue ${kind} ${change.kind}`, at),
    evidence: change.kind === 'closed' ? null : issue.evidence,
    checkpoint: checkpoint ?? null,
    userId: null,
    detail: reason ? { reason } : {},
  };
}

const dateOf = (ms: number | null): Date | null => (ms === null ? null : new Date(ms));
