import type { AlertRule } from '@gladhand/domain/alerts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  decodeAlertRules,
  EMPTY_ALERT_RULES_VIEW,
  encodeAlertRules,
  isFiltered,
  matchingRules,
  noiseOf,
} from './rulesView';
import { RULE_TEMPLATES } from './templates';

it('keeps a view in a URL', () => {
  const ruleId = fc.uuid();
  const view = fc.record({
    customerId: fc.option(fc.integer({ min: 1, max: 999 })),
    search: fc.string(),
    severity: fc.option(fc.constantFrom('critical' as const, 'caution' as const, 'good' as const)),
    state: fc.option(fc.constantFrom('firing' as const, 'off' as const)),
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
    why: fc.option(
      fc.record({
        ruleId: fc.option(ruleId),
        vin: fc.option(fc.constant('1UYVS2530LG704218')),
        at: fc.option(fc.constant('2026-11-24T15:30:00.000Z')),
      }),
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
  expect(decodeAlertRules({ customer: '-1', severity: 'red', state: 'paused' })).toEqual(EMPTY_ALERT_RULES_VIEW);
  expect(decodeAlertRules({ rule: 'new', type: 'doors' }).task).toEqual({ kind: 'new', typeId: null });
  expect(decodeAlertRules({ why: '', at: 'yesterday' }).why).toEqual({ ruleId: null, vin: null, at: null });
});

const rule = (name: string) => ({ name }) as AlertRule;

it.each([
  ['fuel', ['Reefer FUEL low']],
  [' 100% ', ['Fill at 100%']],
  ['.*', []],
  ['', ['Reefer FUEL low', 'Fill at 100%']],
])('finds %j in names, literally', (search, expected) => {
  const rules = [rule('Reefer FUEL low'), rule('Fill at 100%')];
  expect(matchingRules(rules, { ...EMPTY_ALERT_RULES_VIEW, search }).map(({ name }) => name)).toEqual(expected);
});

const RULES = [
  { name: 'Fuel', severity: 'critical', firingNow: 2, isActive: true },
  { name: 'Fuel at night', severity: 'critical', firingNow: 0, isActive: false },
  { name: 'Doors', severity: 'caution', firingNow: 1, isActive: true },
] as AlertRule[];

it.each([
  [{}, ['Fuel', 'Fuel at night', 'Doors'], false],
  [{ search: ' ' }, ['Fuel', 'Fuel at night', 'Doors'], false],
  [{ severity: 'critical' as const }, ['Fuel', 'Fuel at night'], true],
  [{ state: 'firing' as const }, ['Fuel', 'Doors'], true],
  [{ state: 'off' as const }, ['Fuel at night'], true],
  [{ state: 'firing' as const, severity: 'critical' as const, search: 'fuel' }, ['Fuel'], true],
])('filters by %j', (filters, expected, filtered) => {
  const view = { ...EMPTY_ALERT_RULES_VIEW, ...filters };
  expect(matchingRules(RULES, view).map(({ name }) => name)).toEqual(expected);
  expect(isFiltered(view)).toBe(filtered);
});

it.each([
  [[20, 20, 20, 20, 20, 20, 20], undefined],
  [[20, 20, 20, 20, 20, 20, 21], 20],
  [[26, 26, 26, 26, 26, 26, 26], 26],
  [[0, 0, 0, 0, 0, 0, 0], undefined],
])('calls %j noisy: %s a day', (firingsPerDay, expected) => {
  expect(noiseOf({ firingsPerDay })).toBe(expected);
});
