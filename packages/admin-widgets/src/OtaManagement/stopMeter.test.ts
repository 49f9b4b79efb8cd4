import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type StopMeter, stopMeter } from './stopMeter';

describe('the meter of the automatic stop', () => {
  it.each<[number, number, StopMeter]>([
    [0, 3, { within: 0, beyond: 0, limitAt: 50, endPercent: 6 }],
    [1.5, 3, { within: 25, beyond: 0, limitAt: 50, endPercent: 6 }],
    [3, 3, { within: 50, beyond: 0, limitAt: 50, endPercent: 6 }],
    [4.5, 3, { within: 50, beyond: 25, limitAt: 50, endPercent: 6 }],
    [80, 3, { within: 50, beyond: 50, limitAt: 50, endPercent: 6 }],
    [90, 80, { within: 80, beyond: 10, limitAt: 80, endPercent: 100 }],
    [5, 0, { within: 0, beyond: 50, limitAt: 0, endPercent: 10 }],
  ])('at %d%% with a limit of %d%%', (failed, limit, meter) => {
    expect(stopMeter(failed, limit)).toEqual(meter);
  });

  it('never leaves its width, and is red exactly beyond the limit', () => {
    const percent = fc.double({ min: 0, max: 100, noNaN: true });
    fc.assert(
      fc.property(percent, fc.double({ min: 0.1, max: 100, noNaN: true }), (failed, limit) => {
        const { within, beyond, limitAt } = stopMeter(failed, limit);
        expect(within + beyond).toBeLessThanOrEqual(100.000001);
        expect(within).toBeLessThanOrEqual(limitAt);
        if (failed <= limit) expect(beyond).toBeCloseTo(0);
        else expect(within).toBeCloseTo(limitAt);
      }),
    );
  });
});
