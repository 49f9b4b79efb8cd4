import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fittingTabs } from './fittingTabs';

const row = { widths: [60, 100, 100, 100, 100], gapPx: 10, morePx: 50 };

it.each([
  ['all, without the button', 500, 1, [0, 1, 2, 3, 4]],
  ['the first ones beside the button', 499, 1, [0, 1, 2, 3]],
  ['the current one instead of one that would fit', 499, 4, [0, 1, 2, 4]],
  ['the current one alone', 200, 4, [4]],
  ['the current one although it does not fit', 80, 4, [4]],
  ['no tab if the first does not fit and none is current', 80, -1, []],
])('shows %s', (_, availablePx, current, shown) => {
  expect(fittingTabs({ ...row, availablePx }, current)).toEqual(shown);
});

it('always shows the current tab, keeps the order, and stays within the row if more than that fits', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 20, max: 300 }), { minLength: 1, maxLength: 15 }),
      fc.nat(14),
      fc.integer({ min: 0, max: 2_000 }),
      (widths, place, availablePx) => {
        const current = place % widths.length;
        const shown = fittingTabs({ widths, gapPx: 16, morePx: 56, availablePx }, current);
        const used = shown.reduce((sum, one) => sum + (widths[one] ?? 0) + 16, 0);
        const isWhole = shown.length === widths.length;
        expect(shown).toContain(current);
        expect([...shown].sort((a, b) => a - b)).toEqual(shown);
        if (shown.length > 1) expect(used + (isWhole ? -16 : 56)).toBeLessThanOrEqual(availablePx);
      },
    ),
  );
});
