import type { Area } from '../area';
import { importParts } from './importParts';
import { memoryParts } from './memory';
import { parts as parts0065 } from './migrations/0065_parts';
import { partMutations } from './partMutations';
import { partQueries } from './partQueries';
import { sqlParts } from './sql';

/** Parts of trailers and models. */
export const parts = {
  resolvers: { queries: partQueries, mutations: { importParts, ...partMutations } },
  memory: (store) => ({ parts: memoryParts(store) }),
  sql: (db) => ({ parts: sqlParts(db) }),
  migrations: { '0065_parts': parts0065 },
} as const satisfies Area;
