import type { Area } from '../area';
import { memoryDeviceLinks } from './memory';
import { deviceLinks as deviceLinkTables } from './migrations/0007_deviceLinks';
import { osmandRoutes } from './osmand/osmandRoutes';
import { deviceMutations, deviceQueries } from './resolvers';
import { sqlDeviceLinks } from './sql';

/** Reporting addresses for phones. */
export const deviceLinks = {
  resolvers: { queries: deviceQueries, mutations: deviceMutations },
  memory: (store) => ({ deviceLinks: memoryDeviceLinks(store) }),
  sql: (db) => ({ deviceLinks: sqlDeviceLinks(db) }),
  migrations: { '0007_deviceLinks': deviceLinkTables },
  routes: osmandRoutes,
} as const satisfies Area;
