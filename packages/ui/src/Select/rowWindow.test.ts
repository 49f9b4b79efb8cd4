import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LINES, ROW_HEIGHT_PX, rowsAt } from './rowWindow';

describe('rowsAt', () => {
  test.each([
    { why: 'renders nothing without rows', px: 0, count: 0, at: { from: 0, to: 0 } },
    { why: 'renders only the visible rows at the top', px: 0, count: 100_000, at: { from: 0, to: 12 } },
    { why: 'renders a few more rows on both sides further down', px: 3_010, count: 100_000, at: { from: 97, to: 115 } },
    { why: 'renders the last rows of a list that has become shorter', px: 60_000, count: 20, at: { from: 5, to: 20 } },
  ])('$why', ({ px, count, at }) => {
    expect(rowsAt(px, count)).toEqual(at);
  });

  test('covers the visible rows without exceeding the number of lines', () => {
    fc.assert(
      fc.property(fc.nat({ max: 100_000 }), fc.nat(), (count, px) => {
        const scrolled = Math.min(px, Math.max(0, count * ROW_HEIGHT_PX + 8 - 320));
        const { from, to } = rowsAt(scrolled, count);
        expect(from * ROW_HEIGHT_PX).toBeLessThanOrEqual(scrolled);
        expect(to * ROW_HEIGHT_PX).toBeGreaterThanOrEqual(Math.min(scrolled + 312, count * ROW_HEIGHT_PX));
        expect(to - from).toBeLessThanOrEqual(LINES);
      }),
    );
  });
});
