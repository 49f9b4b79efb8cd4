import type { Repositories } from '../../../repositories/port';
import type { AlertRuleRecord } from './ruleRepository';

/** The audit line of a change is written at about the same time as the change. */
const TOLERANCE_MS = 5_000;
const MAX_LINES = 500;
/** What can switch a rule off. */
const ACTIONS = new Set(['alert.ruleDisabled', 'alert.ruleUpdated', 'alert.ruleCreated']);

/** Email addresses of those who switched off rules of a customer, by rule id, as far as the audit log still has them. */
export async function disabledBy(
  { audit }: Pick<Repositories, 'audit'>,
  customerId: number,
  rules: readonly AlertRuleRecord[],
): Promise<ReadonlyMap<string, string>> {
  const off = new Map(rules.flatMap(({ ruleId, disabledAt }) => (disabledAt ? [[ruleId, Number(disabledAt)]] : [])));
  if (off.size === 0) return new Map();
  const lines = await audit.search({
    ...{ customerIds: [customerId], search: 'alert.rule', target: null, area: 'alert', after: null },
    from: new Date(Math.min(...off.values()) - TOLERANCE_MS),
    before: new Date(Math.max(...off.values()) + TOLERANCE_MS),
    limit: MAX_LINES,
  });
  const found = new Map<string, string>();
  for (const { subjectId, action, at, email } of lines) {
    const since = off.get(subjectId ?? '');
    const isThen = since !== undefined && Math.abs(Number(at) - since) <= TOLERANCE_MS;
    if (isThen && subjectId && email && ACTIONS.has(action) && !found.has(subjectId)) found.set(subjectId, email);
  }
  return found;
}
