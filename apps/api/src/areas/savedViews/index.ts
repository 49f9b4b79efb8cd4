import type { Area } from '../area';
import { memorySavedViews } from './memory';
import { savedViews as savedViewTables } from './migrations/0039_savedViews';
import { savedViewMutations, savedViewQueries } from './resolvers';
import { sqlSavedViews } from './sql';

/** The state of screens under names, private or shared with a role or a group. */
export const savedViews = {
  resolvers: { queries: savedViewQueries, mutations: savedViewMutations },
  memory: (store) => ({ savedViews: memorySavedViews(store) }),
  sql: (db) => ({ savedViews: sqlSavedViews(db) }),
  migrations: { '0039_savedViews': savedViewTables },
  cleanUp: ({ repositories }) => repositories.savedViews.deleteOrphans(),
} as const satisfies Area;
