import { DAY_MS } from '@gladhand/domain/readings';
import { nextRuns, REPORT_POLICY, type ReportContent } from '@gladhand/domain/reports';

const HOUR_MS = DAY_MS / 24;
const MINUTE_MS = 60_000;

/** The next planned instant of a report after an instant; null without one. */
export function nextInstant(
  { isActive, schedule, emailFrequency, assetThreshold }: ReportContent,
  after: Date,
): Date | null {
  if (!isActive) return null;
  if (schedule) return nextRuns(schedule, after, 1)[0]?.at ?? null;
  // A threshold is looked at every minute.
  if (assetThreshold) return new Date(after.getTime() + MINUTE_MS);
  return emailFrequency ? new Date(after.getTime() + frequencyMs({ emailFrequency })) : null;
}

/** Time between two runs of a report without a schedule, in ms. */
export function frequencyMs({ emailFrequency }: Pick<ReportContent, 'emailFrequency'>): number {
  if (!emailFrequency) return DAY_MS;
  return emailFrequency.value * (emailFrequency.units === 'days' ? DAY_MS : HOUR_MS);
}

/** Planned instants that have come, oldest first, and the first one that hasn't. */
export interface DueInstants {
  readonly due: readonly Date[];
  readonly next: Date | null;
}

/** The planned instants from one that is due until now. Of many, the newest are kept. */
export function dueInstants(content: ReportContent, first: Date, now: Date): DueInstants {
  const due: Date[] = [];
  let next: Date | null = first;
  while (next && next <= now) {
    due.push(next);
    if (due.length > 1 + REPORT_POLICY.maxMissed) due.shift();
    next = nextInstant(content, next);
  }
  return { due, next };
}
