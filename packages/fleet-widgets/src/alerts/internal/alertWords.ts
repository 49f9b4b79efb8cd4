import type { Alert } from '@gladhand/domain/alerts';
import type { ALERT_WORDS } from './wordMessages';

type Words = typeof ALERT_WORDS;

/** The tone of a severity; unknown ones look unknown. */
export const alertTone = (severity: string): 'critical' | 'caution' | 'good' | 'unknown' =>
  severity === 'critical' || severity === 'caution' || severity === 'good' ? severity : 'unknown';

/** The name of a severity. */
export const severityText = (severity: string, words: Words): string =>
  words.severity[severity as keyof Words['severity']] ?? severity;

/** Whether the condition holds, or why it ended. */
export function stateText({ withdrawnAt, since, endedAt, endedBy }: Alert, words: Words): string {
  if (withdrawnAt) return words.withdrawn;
  if (!endedAt) return words.firing;
  if (endedAt === since) return words.event;
  return words.endedBy[endedBy as keyof Words['endedBy']] ?? words.ended;
}
