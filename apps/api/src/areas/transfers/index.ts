import type { Area } from '../area';
import { memoryTransfers } from './memory';
import { transfers as transfers0076 } from './migrations/0076_transfers';
import { sqlTransfers } from './sql';
import { TRANSFER_SCHEDULES, transferJob } from './transferJob';
import { transferMutations } from './transferMutations';
import { transferQueries } from './transferQueries';

/** Transfers of trailers from one customer to another. */
export const transfers = {
  resolvers: { queries: transferQueries, mutations: transferMutations },
  memory: (store) => ({ transfers: memoryTransfers(store) }),
  sql: (db) => ({ transfers: sqlTransfers(db) }),
  migrations: { '0076_transfers': transfers0076 },
  schedules: TRANSFER_SCHEDULES,
  jobs: (deps) => [transferJob(deps)],
  retention: [
    {
      action: 'retention.trailersDeleted',
      batch: 200,
      deleteBefore: ({ custody }, ...args) => custody.deleteEndedBefore(...args),
    },
  ],
} as const satisfies Area;
