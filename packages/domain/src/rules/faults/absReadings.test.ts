import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type AbsReading, lampStretches, thinAbsReadings } from './absReadings';

const reading = (atMs: number, isLampOn: boolean | null = null): AbsReading => ({
  ...{ atMs, isLampOn, speedMph: null, batteryVolts: null },
});
const anyReading = fc.record<AbsReading>({
  atMs: fc.integer({ min: 0, max: 10_000_000 }),
  speedMph: fc.option(fc.integer({ min: 0, max: 90 }), { nil: null }),
  batteryVolts: fc.option(fc.double({ min: 9, max: 15, noNaN: true }), { nil: null }),
  isLampOn: fc.option(fc.boolean(), { nil: null }),
});
const known = (values: readonly (number | null)[]) => values.filter((value) => value !== null);

it('keeps the extremes and the lamp of any history within the limit, oldest first', () => {
  fc.assert(
    fc.property(fc.array(anyReading, { maxLength: 200 }), fc.integer({ min: 1, max: 60 }), (all, limit) => {
      const thin = thinAbsReadings(all, limit);
      expect(thin.length).toBeLessThanOrEqual(limit);
      expect(thin.map(({ atMs }) => atMs)).toEqual(thin.map(({ atMs }) => atMs).toSorted((a, b) => a - b));
      expect(Math.max(...known(thin.map(({ speedMph }) => speedMph)))).toBe(
        Math.max(...known(all.map(({ speedMph }) => speedMph))),
      );
      expect(Math.min(...known(thin.map(({ batteryVolts }) => batteryVolts)))).toBe(
        Math.min(...known(all.map(({ batteryVolts }) => batteryVolts))),
      );
      expect(thin.some(({ isLampOn }) => isLampOn)).toBe(all.some(({ isLampOn }) => isLampOn));
    }),
  );
});

it('changes nothing below the limit', () => {
  const all = [reading(1, true), reading(2, false)];
  expect(thinAbsReadings(all, 2)).toEqual(all);
});

it('has a stretch from on to off, across reports without the lamp', () => {
  const all = [reading(1), reading(2, true), reading(3), reading(4, true), reading(5, false), reading(6, false)];
  expect(lampStretches(all)).toEqual([{ fromMs: 2, toMs: 5 }]);
  expect(lampStretches([...all, reading(7, true), reading(8)])).toEqual([
    { fromMs: 2, toMs: 5 },
    { fromMs: 7, toMs: null },
  ]);
});
