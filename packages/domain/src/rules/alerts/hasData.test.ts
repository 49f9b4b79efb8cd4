import { expect, it } from 'vitest';
import type { AlertCondition } from './alertCondition';
import type { AlertReport } from './alertFacts';
import { hasData } from './hasData';
import { at } from './reports.test.parts';

const FUEL: AlertCondition = { kind: 'fuelBelow', percent: 25 };
const DOORS: AlertCondition = { kind: 'doorFor', status: 'open', durationMs: 60_000 };
const SILENCE: AlertCondition = { kind: 'silence', durationMs: 3_600_000 };

const REPORTS: readonly AlertReport[] = [
  { at: at(0), readings: { reefer: { fuelPercent: 40 } } },
  { at: at(10), readings: { door: 'closed' } },
];

it.each<[string, AlertCondition, number, boolean]>([
  ['reported within the time', DOORS, 5, true],
  ['reported before only', FUEL, 5, false],
  ['reported at its start', FUEL, 0, true],
  ['all of them, of which one is missing', { kind: 'all', of: [DOORS, FUEL] }, 5, false],
  ['any of them, of which one is missing', { kind: 'any', of: [DOORS, FUEL] }, 5, true],
  ['silence, which every report is about', SILENCE, 5, true],
])('knows what was reported: %s', (_, condition, fromMinute, expected) => {
  expect(hasData(condition, REPORTS, at(fromMinute))).toBe(expected);
});

it('has none without reports', () => {
  expect(hasData(SILENCE, [], at(0))).toBe(false);
});
