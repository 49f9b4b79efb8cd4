import fc from 'fast-check';
import pg from 'pg';
import { expect, test } from 'vitest';
import { instantOf } from './instantOf';

const byTheDriver = pg.types.getTypeParser(pg.types.builtins.TIMESTAMPTZ) as (text: string) => Date | number;

test.each([
  '2026-11-21 12:00:00+00',
  '2026-11-21 12:00:00.1+00',
  '2026-11-21 12:00:00.123456+00',
  '2026-11-21 12:00:00.123-06',
  '2026-11-21 17:30:00+05:30',
  '0044-03-15 12:00:00+00 BC',
  '0044-03-15 12:00:00+00',
  '12026-11-21 12:00:00+00',
  'infinity',
])('parses %s like the driver', (text) => expect(instantOf(text)).toEqual(byTheDriver(text)));

test('parses every instant of the years 1000 to 9999 like the driver', () => {
  const instant = fc.date({ noInvalidDate: true, min: new Date('1000-01-01'), max: new Date('9999-12-31') });
  fc.assert(
    fc.property(instant, fc.integer({ min: 0, max: 6 }), (at, places) => {
      const [date, time = ''] = at.toISOString().slice(0, -1).split('T');
      const [seconds, fraction = ''] = time.split('.');
      const digits = `${fraction}999`.slice(0, places);
      const text = `${date} ${seconds}${places === 0 ? '' : `.${digits}`}+00`;
      expect(instantOf(text)).toEqual(byTheDriver(text));
    }),
    { numRuns: 1_000 },
  );
});
