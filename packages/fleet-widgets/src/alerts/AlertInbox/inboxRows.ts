import { type Alert, FOLD_ALERTS_FROM } from '@gladhand/domain/alerts';

/** A line of the list: an alert, or all alerts of a rule. */
export type InboxRow =
  | { id: string; kind: 'alert'; alert: Alert; isInFold: boolean }
  | { id: string; kind: 'fold'; alerts: readonly Alert[]; first: Alert; isOpen: boolean };

/**
 * The lines of a list. Five or more alerts of a rule are one line at the place of the first; the alerts of a rule that
 * is open follow it.
 */
export function inboxRows(alerts: readonly Alert[], openRuleId: string | null): readonly InboxRow[] {
  const ofRule = new Map<string, Alert[]>();
  for (const alert of alerts) ofRule.set(alert.ruleId, [...(ofRule.get(alert.ruleId) ?? []), alert]);
  const folded = new Set<string>();
  return alerts.flatMap((alert): InboxRow[] => {
    const { id, ruleId } = alert;
    const alike = ofRule.get(ruleId) ?? [];
    if (alike.length < FOLD_ALERTS_FROM) return [{ id, kind: 'alert', alert, isInFold: false }];
    if (folded.has(ruleId)) return [];
    folded.add(ruleId);
    const isOpen = ruleId === openRuleId;
    const inside = isOpen ? alike : [];
    return [
      { id: `rule ${ruleId}`, kind: 'fold', alerts: alike, first: alert, isOpen },
      ...inside.map((one): InboxRow => ({ id: one.id, kind: 'alert', alert: one, isInFold: true })),
    ];
  });
}

/** The alerts that an action on a row is for. */
export const alertsOf = (row: InboxRow): readonly Alert[] => (row.kind === 'alert' ? [row.alert] : row.alerts);
