import { statements } from './statements';

/**
 * Substring search by trigrams. An engine without pg_trgm skips this index and searches by scanning. The expression
 * must match `searchText` in repositories/sql.
 */
export const search = statements([
  'create extension if not exists pg_trgm',
  `create index trailer_search on trailer using gin
    ((lower((vin || ' ' || unit_id || ' ' || coalesce(serial_number, '')) collate "C")) gin_trgm_ops)`,
]);
