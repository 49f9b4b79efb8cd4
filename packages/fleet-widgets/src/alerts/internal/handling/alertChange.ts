import type { Alert } from '@gladhand/domain/alerts';

/** What a user does to alerts. */
export type AlertChange =
  | { action: 'acknowledge' | 'unacknowledge' | 'close' | 'reopen' }
  | { action: 'assign'; assignee: string | null }
  | { action: 'snooze'; until: string }
  | { action: 'note'; note: string };

/** A change and the alerts that it is for. */
export interface ChangedAlerts {
  change: AlertChange;
  alerts: readonly Alert[];
}

/**
 * The changes that make alerts what they were before a change. Alerts that were alike share one. Notes stay.
 *
 * @param before the alerts as they were
 * @param after those that were changed, with their present versions
 */
export function reversal(
  { action }: AlertChange,
  before: readonly Alert[],
  after: readonly Alert[],
  now: Date,
): readonly ChangedAlerts[] {
  if (action === 'note') return [];
  const changes = new Map<string, { change: AlertChange; alerts: Alert[] }>();
  for (const alert of after) {
    const earlier = before.find(({ id }) => id === alert.id);
    if (!earlier) continue;
    const change: AlertChange =
      action === 'assign' ? { action, assignee: earlier.assignee ?? null } : handlingOf(earlier, action, now);
    const key = JSON.stringify(change);
    const alike = changes.get(key) ?? { change, alerts: [] };
    alike.alerts.push(alert);
    changes.set(key, alike);
  }
  return [...changes.values()];
}

function handlingOf({ handling, snoozedUntil }: Alert, undone: AlertChange['action'], now: Date): AlertChange {
  if (handling === 'acknowledged') return { action: 'acknowledge' };
  if (handling === 'closed') return { action: 'close' };
  if (handling === 'snoozed' && snoozedUntil && new Date(snoozedUntil) > now)
    return { action: 'snooze', until: snoozedUntil };
  return { action: undone === 'acknowledge' ? 'unacknowledge' : 'reopen' };
}
