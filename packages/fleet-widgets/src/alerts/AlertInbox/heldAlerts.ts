import type { Alert } from '@gladhand/domain/alerts';

/** The order of a list that someone reads. */
export interface HeldAlerts {
  /** What is listed; another list starts over. */
  key: string;
  /** The alerts in the order in which they are shown, as they were last known. */
  alerts: readonly Alert[];
}

/** A list begins with what the server has. */
export const hold = (key: string, fresh: readonly Alert[]): HeldAlerts => ({ key, alerts: fresh });

/** Takes over changes without moving a row: new alerts wait, and those that are gone stay. */
export function refreshed(held: HeldAlerts, fresh: readonly Alert[]): HeldAlerts {
  const byId = new Map(fresh.map((alert) => [alert.id, alert]));
  const alerts = held.alerts.map((alert) => byId.get(alert.id) ?? alert);
  return alerts.every((alert, index) => alert === held.alerts[index]) ? held : { ...held, alerts };
}

/** Without the alerts that are gone. */
export function withoutGone(held: HeldAlerts, fresh: readonly Alert[]): HeldAlerts {
  const ids = new Set(fresh.map(({ id }) => id));
  const alerts = held.alerts.filter(({ id }) => ids.has(id));
  return alerts.length === held.alerts.length ? held : { ...held, alerts };
}

/** How many alerts wait. */
export function waitingCount(held: HeldAlerts, fresh: readonly Alert[]): number {
  const ids = new Set(held.alerts.map(({ id }) => id));
  return fresh.filter(({ id }) => !ids.has(id)).length;
}
