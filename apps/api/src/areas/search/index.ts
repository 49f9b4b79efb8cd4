import type { Area } from '../area';
import { memorySearch } from './memory';
import { search as searchIndexes } from './migrations/0038_search';
import { searchQueries } from './resolvers';
import { sqlSearch } from './sql';

/** Search across trailers, customers, groups and users. */
export const search = {
  resolvers: { queries: searchQueries },
  memory: (store) => ({ search: memorySearch(store) }),
  sql: (db) => ({ search: sqlSearch(db) }),
  migrations: { '0038_search': searchIndexes },
} as const satisfies Area;
