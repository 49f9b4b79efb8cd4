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
  '12026-11-21 12:00:00+00',
  'infinity',
])('parses %s like the driver', (text) => expect(instantOf(text)).toEqual(byTheDriver(text)));
