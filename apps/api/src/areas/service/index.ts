import type { Area } from '../area';
import { memoryService } from './memory';
import { service as serviceTables } from './migrations/0010_service';
import { serviceMutations, serviceQueries } from './resolvers';
import { sqlDealers, sqlServiceRecords } from './sql';

/** Service centers, inspections and maintenance. */
export const service = {
  resolvers: { queries: serviceQueries, mutations: serviceMutations },
  memory: (store) => memoryService(store),
  sql: (db) => ({ dealers: sqlDealers(db), serviceRecords: sqlServiceRecords(db) }),
  custody: { move: ({ serviceRecords }, moves) => serviceRecords.copyInspections(moves) },
  migrations: { '0010_service': serviceTables },
} as const satisfies Area;
