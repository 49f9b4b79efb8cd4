import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isSameJson } from './isSameJson';

it('compares values as JSON does', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
      const copy = JSON.parse(JSON.stringify(a));
      expect(isSameJson(a, copy)).toBe(true);
      expect(isSameJson(a, b)).toBe(isSameJson(b, a));
      if (!Object.is(a, -0) && isSameJson(a, b)) expect(b).toEqual(a);
    }),
  );
});

it.each<[unknown, unknown, boolean]>([
  [{ a: 1 }, { a: 1, b: undefined }, true],
  [{ a: 1, b: undefined }, { a: 1 }, true],
  [{ a: 1 }, { a: 1, b: 2 }, false],
  [{ a: 1, b: 2 }, { a: 1 }, false],
  [[1, null], [1, null], true],
  [[1], [1, 2], false],
  [[1, 2], [2, 1], false],
  [[], {}, false],
  [null, {}, false],
  [{}, null, false],
  ['1', 1, false],
])('%j and %j', (a, b, isSame) => expect(isSameJson(a, b)).toBe(isSame));
