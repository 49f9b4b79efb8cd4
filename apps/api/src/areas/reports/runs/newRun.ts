import { RunState } from '@gladhand/domain/reports';
import type { IdMaker } from '../../../ports';
import type { ReportRecord } from '../configs/configRepository';
import type { ReportRunRecord } from './runRepository';

interface Started {
  readonly plannedAt: Date;
  readonly startedBy: ReportRunRecord['startedBy'];
  readonly requestedBy?: string;
  readonly isSent: boolean;
  readonly now: Date;
  readonly ids: IdMaker;
}

/** A run of a report as it is now, which waits for a worker. */
export const newRun = (
  { customerId, reportId, content, ownerId }: ReportRecord,
  { plannedAt, startedBy, requestedBy, isSent, now, ids }: Started,
): ReportRunRecord => ({
  ...{ customerId, reportId, runId: ids.uuid(), content, ownerId },
  ...{ plannedAt, startedBy, requestedBy: requestedBy ?? null, isSent },
  ...{ state: RunState.Queued, reason: null, phase: null, rows: 0, expectedRows: null, from: null, to: null },
  ...{ attempt: null, attempts: 0, seenAt: now, createdAt: now, startedAt: null, endedAt: null },
  ...{ summary: null, linksFrom: null },
});
