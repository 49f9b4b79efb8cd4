import type { AlertRule } from '@gladhand/domain/alerts';

/** What the screen of alert rules shows, which a host can keep in its URL. */
export interface AlertRulesView {
  /** Null: the user's only customer, or none chosen yet. */
  customerId: number | null;
  search: string;
  /** What the builder works on; null for the list. */
  task: AlertRulesTask | null;
}

/** The rule to edit, or what a new one begins with: a type, a template, or another rule. */
export type AlertRulesTask =
  | { kind: 'edit'; ruleId: string }
  | { kind: 'new'; typeId: number | null }
  | { kind: 'template'; template: string }
  | { kind: 'copy'; ruleId: string };

/** The whole list. */
export const EMPTY_ALERT_RULES_VIEW: AlertRulesView = { customerId: null, search: '', task: null };

/** The view as parameters of a URL. */
export function encodeAlertRules({ customerId, search, task }: AlertRulesView): Record<string, string> {
  return {
    ...(customerId !== null && { customer: String(customerId) }),
    ...(search !== '' && { search }),
    ...(task && paramsOf(task)),
  };
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
    task: taskOf(params),
  };
}

function taskOf({ rule, copy, template, type }: Readonly<Record<string, string>>): AlertRulesTask | null {
  if (!rule) return null;
  if (rule !== 'new') return { kind: 'edit', ruleId: rule };
  if (copy) return { kind: 'copy', ruleId: copy };
  if (template) return { kind: 'template', template };
  return { kind: 'new', typeId: type && /^\d{1,3}$/.test(type) ? Number(type) : null };
}

/** The rules whose name has the searched text, literally and regardless of case. */
export function matchingRules(rules: readonly AlertRule[], search: string): readonly AlertRule[] {
  const wanted = search.trim().toLowerCase();
  return wanted === '' ? rules : rules.filter(({ name }) => name.toLowerCase().includes(wanted));
}

/** Alerts of a week above this many a day are noise. Decided. */
const NOISY_PER_DAY = 20;

/** Alerts a day over the last seven days, if there are so many that no one reads them; otherwise undefined. */
export function noiseOf({ firingsPerDay }: Pick<AlertRule, 'firingsPerDay'>): number | undefined {
  const perDay = sum(firingsPerDay) / 7;
  return perDay > NOISY_PER_DAY ? Math.round(perDay) : undefined;
}

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
