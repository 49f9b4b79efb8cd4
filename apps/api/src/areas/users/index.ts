import type { Area } from '../area';
import { memoryUserAdministration } from './memory';
import { users as userOrders } from './migrations/0012_users';
import { sqlUserAdministration } from './sql';
import { userMutations } from './userMutations';
import { userQueries } from './userQueries';

/** User administration. */
export const users = {
  resolvers: { queries: userQueries, mutations: userMutations },
  memory: (store, kernel) => ({ userAdministration: memoryUserAdministration(store, kernel) }),
  sql: (db) => ({ userAdministration: sqlUserAdministration(db) }),
  migrations: { '0012_users': userOrders },
} as const satisfies Area;
