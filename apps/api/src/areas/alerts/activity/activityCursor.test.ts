import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readCursor, writeCursor } from './activityCursor';
import type { ActivityPlace } from './activityRepository';

const ID = '01930000-0000-7000-8000-000000000001';

it('reads what it wrote', () => {
  const text = fc.string({ unit: 'grapheme' }).filter((part) => !part.includes('\0'));
  const place: fc.Arbitrary<ActivityPlace> = fc.oneof(
    fc.record({
      at: fc.date({ noInvalidDate: true }),
      source: fc.constantFrom('step' as const, 'rule' as const),
      key: fc.constant([ID]),
    }),
    fc.record({
      at: fc.date({ noInvalidDate: true }),
      source: fc.constant('message' as const),
      key: fc.tuple(fc.constant(ID), text, text, text),
    }),
  );
  fc.assert(
    fc.property(place, (given) => {
      expect(readCursor(writeCursor(given))).toEqual(given);
    }),
  );
});

it.each([
  '',
  '%',
  'null',
  '{}',
  '[]',
  `[1,"step"]`,
  `[1,"other","${ID}"]`,
  `[1.5,"step","${ID}"]`,
  `[9e15,"step","${ID}"]`,
  `["1","step","${ID}"]`,
  `[1,"step","not an id"]`,
  `[1,"step","${ID}","more"]`,
  `[1,"message","${ID}"]`,
  `[1,"message","${ID}","fired","email",7]`,
  `[1,"message","${ID}","fired","email","\\u0000"]`,
])('refuses %s', (text) => {
  expect(readCursor(text)).toBeUndefined();
});
