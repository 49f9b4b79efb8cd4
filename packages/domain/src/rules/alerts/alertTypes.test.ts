import { expect, it } from 'vitest';
import { ALERT_TYPE_GROUPS, ALERT_TYPES } from '../../vocabulary/alertTypes';
import type { AlertCondition } from './alertCondition';
import { alertTypeOf, defaultLeaf, readingsOf, typeIdOf } from './alertTypes';
import { conditionProblems } from './checkCondition';

it('starts every type with a valid condition of that type', () => {
  for (const { id } of ALERT_TYPES) {
    const leaf = defaultLeaf(id);
    expect(leaf === undefined).toBe(id === 0);
    if (!leaf) continue;
    expect([typeIdOf(leaf), conditionProblems(leaf)]).toEqual([id, []]);
    expect(readingsOf(leaf).length).toBeGreaterThan(0);
  }
  expect(defaultLeaf(17)).toBeUndefined();
});

it('puts every type that can be chosen into one group', () => {
  const ids = ALERT_TYPE_GROUPS.flatMap(({ ruleTypes }) => ruleTypes);
  expect(ids.sort((a, b) => a - b)).toEqual(ALERT_TYPES.map(({ id }) => id).filter((id) => id !== 6));
  expect(ALERT_TYPE_GROUPS.map(({ label }) => label)).toEqual(['Position', 'Trailer', 'Health', 'Reefer', 'Custom']);
});

const TOW: AlertCondition = { kind: 'tow' };
const LOW_FUEL: AlertCondition = { kind: 'fuelBelow', percent: 25 };

it.each<[string, AlertCondition]>([
  ['Tow', TOW],
  ['Tow', { kind: 'all', of: [{ kind: 'any', of: [TOW] }] }],
  ['Custom', { kind: 'any', of: [TOW, LOW_FUEL] }],
  ['Custom', { kind: 'silence', durationMs: 3_600_000 }],
  ['Component Fault', { kind: 'absFault', of: 'component' }],
])('calls %s by the type of its conditions', (label, condition) => {
  expect(alertTypeOf(condition)).toMatchObject({ label, known: true });
});
