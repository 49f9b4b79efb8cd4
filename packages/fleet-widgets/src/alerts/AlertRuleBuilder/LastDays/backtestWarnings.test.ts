import type { AlertCondition, AlertFiring } from '@gladhand/domain/alerts';
import { expect, it } from 'vitest';
import { NO_RESULT } from './backtestResult';
import { type BacktestWarning, backtestWarnings } from './backtestWarnings';

const HOUR_MS = 3_600_000;
const FUEL: AlertCondition = { kind: 'fuelBelow', percent: 25 };
const open = (durationMs: number): AlertCondition => ({ kind: 'doorFor', status: 'open', durationMs });

const warn = (condition: AlertCondition, firings: number, { trailers = 10, withoutData = 0 } = {}) =>
  backtestWarnings(
    condition,
    { ...NO_RESULT, trailers, withoutData, firings: Array<AlertFiring>(firings).fill({} as AlertFiring) },
    30,
  );

it.each<[string, BacktestWarning[], BacktestWarning[]]>([
  ['never', warn(FUEL, 0), [{ kind: 'neverFires' }]],
  ['now and then', warn(FUEL, 600), []],
  ['more than 20 a day', warn(FUEL, 615), [{ kind: 'noisy', perDay: 21 }]],
  ['no trailers', warn(FUEL, 0, { trailers: 0 }), []],
  [
    'missing sensors',
    warn(FUEL, 1, { trailers: 412, withoutData: 38 }),
    [{ kind: 'withoutData', trailers: 38, total: 412 }],
  ],
  ['a day', warn(open(24 * HOUR_MS), 1), []],
  ['less than a day', warn(open(24 * HOUR_MS - 1), 1), [{ kind: 'short', durationMs: 24 * HOUR_MS - 1 }]],
  ['a state without a duration', warn({ kind: 'all', of: [FUEL, open(0)] }, 1), []],
  [
    'the shortest of several',
    warn({ kind: 'any', of: [open(2 * HOUR_MS), open(HOUR_MS)] }, 1),
    [{ kind: 'short', durationMs: HOUR_MS }],
  ],
  ['only tethered trailers', warn({ kind: 'tetherFor', status: 'tethered', durationMs: HOUR_MS }, 1), []],
  [
    'a silence that is usual',
    warn({ kind: 'silence', durationMs: HOUR_MS }, 1),
    [{ kind: 'shortSilence', durationMs: HOUR_MS }],
  ],
])('warns about %s', (_, found, expected) => {
  expect(found).toEqual(expected);
});
