import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageAfterResize, pageCount, readPage, rowsOfPage } from './pages';

test.each([
  [0, 50, 1],
  [1, 50, 1],
  [50, 50, 1],
  [51, 50, 2],
  [1204, 50, 25],
])('divides %i rows at %i per page into %i pages', (total, size, count) => {
  expect(pageCount(total, size)).toBe(count);
});

test.each([
  ['3', 3],
  [' 12 ', 12],
  ['0', 1],
  ['-4', 1],
  ['99', 25],
  ['x', undefined],
  ['', undefined],
])('reads %j as page %s', (text, page) => {
  expect(readPage(text, 25)).toBe(page);
});

const sizes = fc.integer({ min: 1, max: 200 });
const totals = fc.integer({ min: 0, max: 5000 });

test('covers every row with consecutive pages', () => {
  fc.assert(
    fc.property(totals, sizes, (total, size) => {
      let covered = 0;
      for (let page = 1; page <= pageCount(total, size); page++) {
        const { first, last } = rowsOfPage(page, size, total);
        if (total > 0) expect(first).toBe(covered + 1);
        covered = last;
      }
      expect(covered).toBe(total);
    }),
  );
});

test('keeps the first row in view when the page size changes', () => {
  fc.assert(
    fc.property(totals, sizes, sizes, (total, size, next) => {
      for (const page of [1, pageCount(total, size)]) {
        const { first } = rowsOfPage(page, size, total);
        const after = rowsOfPage(pageAfterResize(page, size, next), next, total);
        expect(after.first).toBeLessThanOrEqual(first);
        expect(after.last).toBeGreaterThanOrEqual(first);
      }
    }),
  );
});
