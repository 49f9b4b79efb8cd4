import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readPlace, writePlace } from './placeCursor';

it('reads what it wrote', () => {
  const place = fc.record({
    at: fc.date({ noInvalidDate: true }),
    key: fc.string({ unit: 'grapheme' }).filter((part) => !part.includes('\0')),
  });
  fc.assert(
    fc.property(place, (given) => {
      expect(readPlace(writePlace(given))).toEqual(given);
    }),
  );
});

it.each(['', '%', '[]', '[1]', '["1","a"]', '[1e99,"a"]', '[1,2]', '[1,"a","b"]', '[1,"\\u0000"]'])(
  'refuses %s',
  (text) => expect(readPlace(text)).toBeUndefined(),
);
