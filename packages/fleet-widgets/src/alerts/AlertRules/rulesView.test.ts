import type { AlertRule } from '@gladhand/domain/alerts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decodeAlertRules, EMPTY_ALERT_RULES_VIEW, encodeAlertRules, matchingRules, noiseOf } from './rulesView';
import { RULE_TEMPLATES } from './templates';

it('keeps a view in a URL', () => {
  const ruleId = fc.uuid();
  const view = fc.record({
    customerId: fc.option(fc.integer({ min: 1, max: 999 })),
    search: fc.string(),
    task: fc.option(
      fc.oneof(
        fc.record({ kind: fc.constant('edit' as const), ruleId }),
        fc.record({ kind: fc.constant('copy' as const), ruleId }),
        fc.record({
          kind: fc.constant('template' as const),
          template: fc.constantFrom(...RULE_TEMPLATES.map(({ id }) => id)),
        }),
        fc.record({ kind: fc.constant('new' as const), typeId: fc.option(fc.integer({ min: 0, max: 20 })) }),
      ),
    ),
  });
  fc.assert(
    fc.property(view, (given) => {
      const query = new URLSearchParams(encodeAlertRules(given)).toString();
      expect(decodeAlertRules(Object.fromEntries(new URLSearchParams(query)))).toEqual(given);
    }),
  );
});

it('ignores unknown values', () => {
  expect(decodeAlertRules({ customer: '-1' })).toEqual(EMPTY_ALERT_RULES_VIEW);
  expect(decodeAlertRules({ rule: 'new', type: 'doors' }).task).toEqual({ kind: 'new', typeId: null });
});

const rule = (name: string) => ({ name }) as AlertRule;

it.each([
  ['fuel', ['Reefer FUEL low']],
  [' 100% ', ['Fill at 100%']],
  ['.*', []],
  ['', ['Reefer FUEL low', 'Fill at 100%']],
])('finds %j in names, literally', (search, expected) => {
  const rules = [rule('Reefer FUEL low'), rule('Fill at 100%')];
  expect(matchingRules(rules, search).map(({ name }) => name)).toEqual(expected);
});

it.each([
  [[20, 20, 20, 20, 20, 20, 20], undefined],
  [[20, 20, 20, 20, 20, 20, 21], 20],
  [[26, 26, 26, 26, 26, 26, 26], 26],
  [[0, 0, 0, 0, 0, 0, 0], undefined],
])('calls %j noisy: %s a day', (firingsPerDay, expected) => {
  expect(noiseOf({ firingsPerDay })).toBe(expected);
});
