import { followWith } from '../../ingest/followers/follower';
import type { Area } from '../area';
import { reeferCommandFollower } from './follower';
import { memoryReefers } from './memory';
import { reefer } from './migrations/0006_reefer';
import { leasedCommands } from './migrations/0080_leased_commands';
import { reeferMutations, reeferQueries } from './resolvers';
import { reeferRoutes } from './routes';
import { sqlReefers } from './sql';

/** Rows per statement; a longer statement would delay reports. */
const RETENTION_BATCH = 5_000;

/** Reefer units: their state and their commands. */
export const reefers = {
  resolvers: { queries: reeferQueries, mutations: reeferMutations },
  memory: (store) => ({ reefers: memoryReefers(store) }),
  sql: (db) => ({ reefers: sqlReefers(db) }),
  migrations: { '0006_reefer': reefer, '0080_leased_commands': leasedCommands },
  followers: [followWith(reeferCommandFollower)],
  routes: reeferRoutes,
  retention: [
    {
      action: 'retention.reeferCommandsDeleted',
      batch: RETENTION_BATCH,
      deleteBefore: ({ reefers }, ...args) => reefers.deleteBefore(...args),
    },
  ],
} as const satisfies Area;
