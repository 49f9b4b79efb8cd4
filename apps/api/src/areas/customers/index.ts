import type { Area } from '../area';
import { customerAdministrationMutations, customerAdministrationQueries } from './administration';
import { memoryCustomerAdministration } from './memory';
import { customerQueries } from './resolvers';
import { sqlCustomerAdministration } from './sql';

/** Customer administration. */
export const customers = {
  resolvers: {
    queries: { ...customerQueries, ...customerAdministrationQueries },
    mutations: customerAdministrationMutations,
  },
  memory: (store) => ({ customerAdministration: memoryCustomerAdministration(store) }),
  sql: (db) => ({ customerAdministration: sqlCustomerAdministration(db) }),
} as const satisfies Area;
