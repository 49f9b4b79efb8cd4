import fc from 'fast-check';
import { expect, test } from 'vitest';
import { reorderSensors } from './reorderSensors';

test.each([
  ['swaps two sensors', [1, 7, 15, 5], [5, 7], [1, 5, 15, 7]],
  ['keeps the current order', [1, 7, 15, 5], [1, 15], [1, 7, 15, 5]],
  ['adds a sensor that has no place yet', [1, 7], [99, 1], [99, 7, 1]],
])('%s', (_, former, chosen, next) => {
  expect(reorderSensors(former, chosen)).toEqual(next);
});

test('puts selected sensors in the selected order, and keeps the others in place', () => {
  const orders = fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { maxLength: 20 });
  fc.assert(
    fc.property(orders, orders, (former, chosen) => {
      const next = reorderSensors(former, chosen);
      const isChosen = (id: number) => chosen.includes(id);
      expect(next.filter(isChosen)).toEqual(chosen);
      expect(next.filter((id) => !isChosen(id))).toEqual(former.filter((id) => !isChosen(id)));
      for (const id of former) if (!isChosen(id)) expect(next.indexOf(id)).toBe(former.indexOf(id));
    }),
  );
});
