import type { Area } from '../area';
import { memoryFreight } from './memory';
import { freight as freight0062 } from './migrations/0062_freight';
import { freightMutations, freightQueries } from './resolvers';
import { sqlFreight } from './sql';

/** The page of the freight partner, behind its agreement. */
export const freight = {
  resolvers: { queries: freightQueries, mutations: freightMutations },
  memory: (store) => ({ freight: memoryFreight(store) }),
  sql: (db) => ({ freight: sqlFreight(db) }),
  migrations: { '0062_freight': freight0062 },
} as const satisfies Area;
