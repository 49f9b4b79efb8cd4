import fc from 'fast-check';
import { expect, it } from 'vitest';
import { allOf, anyOf, not, type Truth } from './truth';

const TRUTHS: readonly Truth[] = [true, false, undefined];
const PAIRS = TRUTHS.flatMap((a) => TRUTHS.map((b): [Truth, Truth] => [a, b]));

it.each(PAIRS)('obeys De Morgan for %s and %s', (a, b) => {
  expect(not(allOf([a, b]))).toBe(anyOf([not(a), not(b)]));
  expect(not(anyOf([a, b]))).toBe(allOf([not(a), not(b)]));
});

it.each<[readonly Truth[], all: Truth, any: Truth]>([
  [[], true, false],
  [[true, undefined], undefined, true],
  [[false, undefined], false, undefined],
  [[undefined], undefined, undefined],
])('of %j all are %s, any is %s', (truths, all, any) => {
  expect(allOf(truths)).toBe(all);
  expect(anyOf(truths)).toBe(any);
});

it('obeys De Morgan for any number of conditions', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...TRUTHS)), (truths) => {
      expect(not(allOf(truths))).toBe(anyOf(truths.map(not)));
      expect(not(anyOf(truths))).toBe(allOf(truths.map(not)));
    }),
  );
});
