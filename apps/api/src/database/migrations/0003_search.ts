import { statements } from './statements';

/**
 * Engine profile: substring search by trigrams. An engine without pg_trgm leaves this one out and searches by scanning.
 * The expression must be the one `searchText` in repositories/sql asks for.
 */
export const search = statements([
  'create extension if not exists pg_trgm',
  `create index trailer_search on trailer using gin
    ((lower((vin || ' ' || unit_id || ' ' || coalesce(serial_number, '')) collate "C")) gin_trgm_ops)`,
]);
