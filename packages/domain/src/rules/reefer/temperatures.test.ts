import fc from 'fast-check';
import { expect, test } from 'vitest';
import { thinMoments, zoneState } from './temperatures';

const RUNNING = { power: 'on', defrosting: false };
test.each([
  ['at the set point', 34, RUNNING, 'within'],
  ['at the limit', 38, RUNNING, 'within'],
  ['below the range', 29.9, RUNNING, 'outside'],
  ['far above the range', 42.1, RUNNING, 'farOutside'],
  ['without a reading', null, RUNNING, 'notJudged'],
  ['while the unit is off', 70, { power: 'off', defrosting: false }, 'notJudged'],
  ['during a defrost cycle', 70, { power: 'on', defrosting: true }, 'notJudged'],
  ['of a unit that never reported', 70, { power: null, defrosting: null }, 'notJudged'],
])('judges return air %s', (_, returnAirF, unit, expected) =>
  expect(zoneState({ setPointF: 34, returnAirF }, unit)).toBe(expected),
);

test('downsampling keeps the order, the maximum number of points and the largest deviation', () => {
  const moments = fc.array(
    fc.record({ recordedMs: fc.integer({ min: 0, max: 1_000 }), returnAirF: fc.integer({ min: -20, max: 90 }) }),
    { minLength: 1, maxLength: 200 },
  );
  fc.assert(
    fc.property(moments, fc.integer({ min: 1, max: 40 }), (list, most) => {
      const all = list.map(({ recordedMs, returnAirF }) => ({
        recordedMs,
        defrosting: false,
        zones: [{ setPointF: 34, returnAirF }],
      }));
      const thinned = thinMoments(all, { fromMs: 0, toMs: 1_000 }, most);
      const away = ({ zones }: (typeof all)[number]) => Math.abs((zones[0]?.returnAirF ?? 0) - 34);
      expect(thinned.length).toBeLessThanOrEqual(most);
      expect(thinned.map(({ recordedMs }) => recordedMs)).toEqual(
        thinned.map(({ recordedMs }) => recordedMs).sort((a, b) => a - b),
      );
      expect(Math.max(...thinned.map(away))).toBe(Math.max(...all.map(away)));
    }),
  );
});
