import type { AlertNotificationsInput } from '@gladhand/domain/alerts';

/** What people have to do with alerts. */
export const INBOX_GROUPS = ['attention', 'snoozed', 'done'] as const;
export type InboxGroup = (typeof INBOX_GROUPS)[number];

const SEVERITIES = ['critical', 'caution', 'good'] as const;

/** Group, filters and selection of the inbox, which a host can keep in its URL. */
export interface AlertInboxView {
  /** Null: the user's only customer, or none chosen yet. */
  customerId: number | null;
  group: InboxGroup;
  /** Null for all. */
  severity: (typeof SEVERITIES)[number] | null;
  /** Only alerts that are assigned to the user, or to no user; null for all. */
  assigned: 'mine' | 'none' | null;
  /** Only alerts of this rule. */
  ruleId: string | null;
  /** Only alerts of the trailer with this VIN. */
  vin: string | null;
  /** The selected alert. */
  alertId: string | null;
}

/** Needs attention, without filters, nothing selected. */
export const EMPTY_INBOX_VIEW: AlertInboxView = {
  customerId: null,
  group: 'attention',
  severity: null,
  assigned: null,
  ruleId: null,
  vin: null,
  alertId: null,
};

/** The view as parameters of a URL. */
export function encodeAlertInbox(view: AlertInboxView): Record<string, string> {
  return {
    ...(view.customerId !== null && { customer: String(view.customerId) }),
    ...(view.group !== 'attention' && { group: view.group }),
    ...(view.severity !== null && { severity: view.severity }),
    ...(view.assigned !== null && { assigned: view.assigned }),
    ...(view.ruleId !== null && { rule: view.ruleId }),
    ...(view.vin !== null && { vin: view.vin }),
    ...(view.alertId !== null && { alert: view.alertId }),
  };
}

/** The view of a URL. Unknown values are ignored. */
export function decodeAlertInbox(params: Readonly<Record<string, string>>): AlertInboxView {
  const customerId = Number(params.customer);
  return {
    customerId: Number.isInteger(customerId) && customerId > 0 ? customerId : null,
    group: INBOX_GROUPS.find((group) => group === params.group) ?? 'attention',
    severity: SEVERITIES.find((severity) => severity === params.severity) ?? null,
    assigned: params.assigned === 'mine' || params.assigned === 'none' ? params.assigned : null,
    ruleId: params.rule || null,
    vin: params.vin || null,
    alertId: params.alert || null,
  };
}

/** Whether a filter hides alerts of the group. */
export const isFiltered = ({ severity, assigned, ruleId, vin }: AlertInboxView): boolean =>
  severity !== null || assigned !== null || ruleId !== null || vin !== null;

/** The alerts that the view lists. */
export function searchOf(
  customerId: number,
  { group, severity, assigned, ruleId, vin }: AlertInboxView,
): Omit<AlertNotificationsInput, 'paginationInput'> {
  return {
    customerId,
    group,
    ...(severity && { severity }),
    ...(assigned && { assigned }),
    ...(ruleId && { ruleId }),
    ...(vin && { vin }),
  };
}
