import type { Alert } from '@gladhand/domain/alerts';
import { defineMessages } from '@gladhand/ui';

/** Words about an alert that the list and the detail share. */
export const ALERT_WORDS = defineMessages('alertWords', {
  severity: { critical: 'Critical', caution: 'Caution', good: 'Information' },
  firing: 'Firing',
  withdrawn: 'Withdrawn',
  withdrawnReason: 'A later report showed that this did not happen',
  endedBy: {
    condition: 'Resolved',
    ruleChanged: 'Ended: the rule was changed',
    ruleDisabled: 'Ended: the rule was switched off',
    ruleDeleted: 'Ended: the rule was deleted',
    trailerLeft: 'Ended: the rule is no longer about this trailer',
  },
  ended: 'Ended',
  late: 'Late',
  acknowledged: 'Acknowledged',
  notAcknowledged: 'Not acknowledged',
  snoozedUntil: (time: string) => `Snoozed until ${time}`,
  closed: 'Closed',
});

type Words = typeof ALERT_WORDS;

/** The tone of a severity; unknown ones look unknown. */
export const alertTone = (severity: string): 'critical' | 'caution' | 'good' | 'unknown' =>
  severity === 'critical' || severity === 'caution' || severity === 'good' ? severity : 'unknown';

/** The name of a severity. */
export const severityText = (severity: string, words: Words): string =>
  words.severity[severity as keyof Words['severity']] ?? severity;

/** Whether the condition holds, or why it ended. */
export function stateText({ withdrawnAt, endedAt, endedBy }: Alert, words: Words): string {
  if (withdrawnAt) return words.withdrawn;
  if (!endedAt) return words.firing;
  return words.endedBy[endedBy as keyof Words['endedBy']] ?? words.ended;
}
