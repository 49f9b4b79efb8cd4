import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dropIndex, moveFree, moveItem, nextPlace } from './moveItem';

describe('moveItem', () => {
  test.each([
    { from: 0, to: 2, result: 'bcad' },
    { from: 3, to: 0, result: 'dabc' },
    { from: 1, to: 1, result: 'abcd' },
  ])('moves the item at $from to $to', ({ from, to, result }) => {
    expect(moveItem([...'abcd'], from, to).join('')).toBe(result);
  });

  test('restores the order when an item is moved back', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(), { minLength: 1 }), fc.nat(), fc.nat(), (items, a, b) => {
        const [from, to] = [a % items.length, b % items.length];
        const moved = moveItem(items, from, to);
        expect(moved[to]).toBe(items[from]);
        expect(moveItem(moved, to, from)).toEqual(items);
      }),
    );
  });
});

test.each([
  { from: 0, target: 2, edge: 'before', at: 1 },
  { from: 0, target: 2, edge: 'after', at: 2 },
  { from: 3, target: 1, edge: 'before', at: 1 },
  { from: 3, target: 1, edge: 'after', at: 2 },
  { from: 1, target: 1, edge: 'after', at: 1 },
] as const)('moves $from to $at when dropped $edge $target', ({ from, target, edge, at }) => {
  expect(dropIndex(from, target, edge)).toBe(at);
});

test.each([
  { from: 0, by: 1, place: 2 },
  { from: 2, by: -1, place: 0 },
  { from: 2, by: 1, place: -1 },
  { from: 0, by: -1, place: -1 },
] as const)('moves from $from by $by past disabled items', ({ from, by, place }) => {
  expect(nextPlace([false, true, false, true], from, by)).toBe(place);
});

describe('moveFree', () => {
  test('keeps disabled items in place and other items in order', () => {
    const shape = fc.array(fc.boolean(), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(shape, fc.nat(), fc.nat(), (locked, a, b) => {
        const items = locked.map((_, at) => at);
        const free = items.filter((at) => !locked[at]);
        if (free.length === 0) return;
        const from = free[a % free.length] as number;
        const to = free[b % free.length] as number;
        const moved = moveFree(items, locked, from, to);
        expect(moved[to]).toBe(from);
        for (const at of items) if (locked[at]) expect(moved[at]).toBe(at);
        const unmoved = (list: readonly number[]) => list.filter((item) => item !== from && !locked[item]);
        expect(unmoved(moved)).toEqual(unmoved(items));
      }),
    );
  });
});
