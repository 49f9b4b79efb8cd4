import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ringArcs, SMALLEST_SHARE } from './ringArcs';

test.each([
  { counts: [], shares: [] },
  { counts: [0, 0], shares: [0, 0] },
  { counts: [5], shares: [1] },
  { counts: [1, 3], shares: [0.25, 0.75] },
  { counts: [1, 0, 9999], shares: [0.045, 0, 0.955] },
])('$counts', ({ counts, shares }) => {
  expect(ringArcs(counts).map((arc) => Number(arc.share.toFixed(4)))).toEqual(shares);
});

test('the arcs close the ring, keep the order of size, and none above zero is too small to see', () => {
  const fleets = fc.array(fc.integer({ min: 0, max: 20_000 }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(fleets, (counts) => {
      const arcs = ringArcs(counts);
      const whole = arcs.reduce((sum, arc) => sum + arc.share, 0);
      expect(whole).toBeCloseTo(counts.some((count) => count > 0) ? 1 : 0, 9);
      arcs.forEach((arc, i) => {
        const count = counts[i] ?? 0;
        if (count === 0) expect(arc.share).toBe(0);
        else expect(arc.share).toBeGreaterThanOrEqual(SMALLEST_SHARE - 1e-9);
        arcs.forEach((other, j) => {
          if (count > (counts[j] ?? 0)) expect(arc.share).toBeGreaterThanOrEqual(other.share - 1e-9);
        });
      });
    }),
  );
});
