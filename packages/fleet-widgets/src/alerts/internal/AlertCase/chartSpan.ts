import type { Alert } from '@gladhand/domain/alerts';

const HOUR_MS = 3_600_000;
/** Shown in any case. */
const MIN_SPAN_MS = 12 * HOUR_MS;
const BEFORE_MS = 2 * HOUR_MS;
const AFTER_MS = HOUR_MS;

/** What the chart of an alert shows: 12 hours until now or shortly after its end, and at least from 2 hours before it. */
export function chartSpan({ since, endedAt }: Pick<Alert, 'since' | 'endedAt'>, now: Date) {
  const nowMs = now.getTime();
  const toMs = endedAt ? Math.min(nowMs, Date.parse(endedAt) + AFTER_MS) : nowMs;
  return { fromMs: Math.min(toMs - MIN_SPAN_MS, Date.parse(since) - BEFORE_MS), toMs };
}
