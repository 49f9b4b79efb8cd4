import fc from 'fast-check';
import { expect, it } from 'vitest';
import { utcDayOf } from './utcDay';

it('is the date part of the instant, in any order of instants', () => {
  const instants = fc.array(fc.date({ noInvalidDate: true, min: new Date(0), max: new Date('2100-01-01') }));
  fc.assert(
    fc.property(instants, (list) => {
      for (const at of list) {
        expect(utcDayOf(at)).toBe(at.toISOString().slice(0, 10));
        expect(utcDayOf(at.getTime())).toBe(at.toISOString().slice(0, 10));
      }
    }),
  );
});

it.each([
  ['the last millisecond of a day', '2026-11-29T23:59:59.999Z', '2026-11-29'],
  ['the first millisecond of the next one', '2026-11-30T00:00:00.000Z', '2026-11-30'],
  ['the last millisecond before 1970', '1969-12-31T23:59:59.999Z', '1969-12-31'],
])('knows %s', (_, instant, day) => expect(utcDayOf(new Date(instant))).toBe(day));

it('refuses an invalid date', () => expect(() => utcDayOf(Number.NaN)).toThrow(RangeError));
