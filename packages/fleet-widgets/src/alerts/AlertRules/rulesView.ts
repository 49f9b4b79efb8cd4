import { type AlertRule, isNoisy } from '@gladhand/domain/alerts';
import type { WhyNotView } from '../internal/WhyNot/whyNotView';

const SEVERITIES = ['critical', 'caution', 'good'] as const;
/** Rules that fire now, or that are switched off. */
const STATES = ['firing', 'off'] as const;

/** What the screen of alert rules shows, which a host can keep in its URL. */
export interface AlertRulesView {
  /** Null: the user's only customer, or none chosen yet. */
  customerId: number | null;
  search: string;
  /** Null for all. */
  severity: (typeof SEVERITIES)[number] | null;
  /** Only rules with alerts that hold now, or only those that are switched off; null for all. */
  state: (typeof STATES)[number] | null;
  /** What the builder works on; null for the list. */
  task: AlertRulesTask | null;
  /** The question why a rule did not fire; null while it is not asked. */
  why: WhyNotView | null;
}

/** The rule to edit, or what a new one begins with: a type, a template, or another rule. */
export type AlertRulesTask =
  | { kind: 'edit'; ruleId: string }
  | { kind: 'new'; typeId: number | null }
  | { kind: 'template'; template: string }
  | { kind: 'copy'; ruleId: string };

/** The whole list. */
export const EMPTY_ALERT_RULES_VIEW: AlertRulesView = {
  customerId: null,
  search: '',
  severity: null,
  state: null,
  task: null,
  why: null,
};

/** The view as parameters of a URL. */
export function encodeAlertRules({
  customerId,
  search,
  severity,
  state,
  task,
  why,
}: AlertRulesView): Record<string, string> {
  return {
    ...(customerId !== null && { customer: String(customerId) }),
    ...(search !== '' && { search }),
    ...(severity !== null && { severity }),
    ...(state !== null && { state }),
    ...(task && paramsOf(task)),
    ...(why && whyParams(why)),
  };
}

function whyParams({ ruleId, vin, geofenceId, at }: WhyNotView): Record<string, string> {
  return { why: ruleId ?? '', ...(vin && { vin }), ...(geofenceId && { geofence: geofenceId }), ...(at && { at }) };
}

function paramsOf(task: AlertRulesTask): Record<string, string> {
  switch (task.kind) {
    case 'edit':
      return { rule: task.ruleId };
    case 'copy':
      return { rule: 'new', copy: task.ruleId };
    case 'template':
      return { rule: 'new', template: task.template };
    case 'new':
      return { rule: 'new', ...(task.typeId !== null && { type: String(task.typeId) }) };
  }
}

/** The view of a URL. Unknown values are ignored. */
export function decodeAlertRules(params: Readonly<Record<string, string>>): AlertRulesView {
  const customerId = Number(params.customer);
  return {
    customerId: Number.isInteger(customerId) && customerId > 0 ? customerId : null,
    search: params.search ?? '',
    severity: SEVERITIES.find((severity) => severity === params.severity) ?? null,
    state: STATES.find((state) => state === params.state) ?? null,
    task: taskOf(params),
    why: whyOf(params),
  };
}

function taskOf({ rule, copy, template, type }: Readonly<Record<string, string>>): AlertRulesTask | null {
  if (!rule) return null;
  if (rule !== 'new') return { kind: 'edit', ruleId: rule };
  if (copy) return { kind: 'copy', ruleId: copy };
  if (template) return { kind: 'template', template };
  return { kind: 'new', typeId: type && /^\d{1,3}$/.test(type) ? Number(type) : null };
}

type RuleFilters = Pick<AlertRulesView, 'search' | 'severity' | 'state'>;

/** Whether a filter hides rules. */
export const isFiltered = ({ search, severity, state }: RuleFilters): boolean =>
  search.trim() !== '' || severity !== null || state !== null;

/** The rules that match all filters. The search is in names, literally and regardless of case. */
export function matchingRules(rules: readonly AlertRule[], filters: RuleFilters): readonly AlertRule[] {
  if (!isFiltered(filters)) return rules;
  const { severity, state } = filters;
  const wanted = filters.search.trim().toLowerCase();
  return rules.filter(
    (rule) =>
      rule.name.toLowerCase().includes(wanted) &&
      (severity === null || rule.severity === severity) &&
      (state !== 'firing' || rule.firingNow > 0) &&
      (state !== 'off' || !rule.isActive),
  );
}

function whyOf({ why, vin, geofence, at }: Readonly<Record<string, string>>): WhyNotView | null {
  if (why === undefined) return null;
  const isInstant = at !== undefined && Number.isFinite(Date.parse(at));
  return {
    ruleId: why || null,
    vin: vin || null,
    ...(geofence && { geofenceId: geofence }),
    at: isInstant ? at : null,
  };
}

/** Alerts a day over the last seven days, if there are so many that no one reads them; otherwise undefined. */
export function noiseOf({ firingsPerDay }: Pick<AlertRule, 'firingsPerDay'>): number | undefined {
  const perDay = sum(firingsPerDay) / 7;
  return isNoisy(perDay) ? Math.round(perDay) : undefined;
}

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
