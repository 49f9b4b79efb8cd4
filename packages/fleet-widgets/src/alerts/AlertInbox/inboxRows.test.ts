import type { Alert } from '@gladhand/domain/alerts';
import { expect, it } from 'vitest';
import { alertsOf, inboxRows } from './inboxRows';

const alerts = (...rules: string[]) => rules.map((ruleId, index) => ({ id: `${ruleId}${index}`, ruleId }) as Alert);
const ids = (list: readonly Alert[], openRuleId: string | null = null) =>
  inboxRows(list, openRuleId).map((row) => (row.kind === 'fold' ? `${row.id} (${row.alerts.length})` : row.id));

it('lists up to four alerts of a rule apart', () => {
  expect(ids(alerts('a', 'b', 'a', 'a', 'a'))).toEqual(['a0', 'b1', 'a2', 'a3', 'a4']);
});

it('folds five or more at the place of the first', () => {
  const list = alerts('b', 'a', 'a', 'c', 'a', 'a', 'a');
  expect(ids(list)).toEqual(['b0', 'rule a (5)', 'c3']);
  expect(ids(list, 'a')).toEqual(['b0', 'rule a (5)', 'a1', 'a2', 'a4', 'a5', 'a6', 'c3']);
});

it('acts on all alerts of a folded row', () => {
  const [row] = inboxRows(alerts('a', 'a', 'a', 'a', 'a'), null);
  expect(row && alertsOf(row)).toHaveLength(5);
});
