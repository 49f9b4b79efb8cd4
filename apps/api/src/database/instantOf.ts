import pg from 'pg';

const parseAny = pg.types.getTypeParser(pg.types.builtins.TIMESTAMPTZ) as (text: string) => Date;

/**
 * Parses a timestamptz as PostgreSQL writes it, such as '2026-11-21 12:00:00.123+00'. A trailer row has twenty of them,
 * so values in UTC use the fast platform parser; all others use the driver's parser.
 */
export function instantOf(text: string): Date {
  const isOrdinary = text.endsWith('+00') && text[4] === '-' && text[10] === ' ';
  return isOrdinary ? new Date(`${text.slice(0, 10)}T${text.slice(11, -3)}Z`) : parseAny(text);
}
