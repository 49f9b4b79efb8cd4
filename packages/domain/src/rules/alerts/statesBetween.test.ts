import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { AlertCondition } from './alertCondition';
import { planOf } from './alertPlan';
import { trailerCondition } from './conditions.test.parts';
import { explainAt } from './explainAlert';
import { UNKNOWN_TRAILER } from './followTrailer';
import { at, END, END_MINUTE, minutesOf, reports } from './reports.test.parts';
import { statesBetween } from './statesBetween';

const EVERY_STATE = 1;

const ruleOf = (condition: AlertCondition, validFrom: Date) => ({ key: 'rule', plan: planOf(condition), validFrom });

it('has the state of the explainer at every instant, without gaps', () => {
  const instants = fc.array(fc.integer({ min: 1, max: END_MINUTE - 1 }), { minLength: 5, maxLength: 20 });
  const states = new Set<string>();
  const property = fc.property(trailerCondition, reports, instants, (condition, list, minutes) => {
    const validFrom = at(0);
    const spans = statesBetween(UNKNOWN_TRAILER, ruleOf(condition, validFrom), list, { from: validFrom, to: END });
    const lasting = spans.filter(({ from, to }) => from < to);
    expect(lasting.map(({ to }) => to)).toEqual([...lasting.slice(1).map(({ from }) => from), END]);
    for (const minute of minutes.map((one) => one + 0.5)) {
      const found = lasting.find(({ from, to }) => from <= at(minute) && at(minute) < to);
      expect([minute, found?.state]).toEqual([
        minute,
        explainAt(condition, list, at(minute), { from: validFrom }).state,
      ]);
      states.add(found?.state ?? '');
    }
  });
  fc.assert(property, { numRuns: 200 });
  // These runs are always the same ones, and have every state.
  fc.assert(property, { numRuns: 200, seed: EVERY_STATE });
  expect([...states].sort()).toEqual(['clear', 'firing', 'pending', 'recovering', 'unknown']);
});

it('begins with the rule, ends a duration at its minute, and keeps events', () => {
  const doors = [
    { at: at(0), readings: { door: 'closed' as const } },
    { at: at(20), readings: { door: 'open' as const } },
  ];
  const spansOf = (condition: AlertCondition) =>
    statesBetween(UNKNOWN_TRAILER, ruleOf(condition, at(5)), doors, { from: at(-60), to: at(60) }).map(
      ({ from, to, state }) => [state, minutesOf(from), minutesOf(to)],
    );
  expect(spansOf({ kind: 'doorFor', status: 'open', durationMs: 7 * 60_000 })).toEqual([
    ['clear', 5, 20],
    ['pending', 20, 27],
    ['firing', 27, 60],
  ]);
  expect(spansOf({ kind: 'doorChange', to: 'open' })).toEqual([
    ['clear', 5, 20],
    ['firing', 20, 20],
    ['clear', 20, 60],
  ]);
});
