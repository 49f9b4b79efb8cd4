import { followWith } from '../../ingest/followers/follower';
import type { Area } from '../area';
import { emailMaintenanceIssues } from './emailIssues';
import { maintenanceFollower } from './follow/follower';
import { handleMaintenanceIssues } from './handleIssues';
import { maintenanceQueries } from './issueResolvers';
import { memoryMaintenance } from './memory';
import { maintenance as maintenance0063 } from './migrations/0063_maintenance';
import { silenceJob } from './silenceJob';
import { sqlMaintenance } from './sql';
import { workOrderRoutes } from './workOrderRoutes';

/** Rows per statement; a longer statement would delay reports. */
const RETENTION_BATCH = 5_000;

/** Maintenance issues, which follow from the reports of trailers. */
export const maintenance = {
  resolvers: { queries: maintenanceQueries, mutations: { emailMaintenanceIssues, handleMaintenanceIssues } },
  memory: (store) => ({ maintenance: memoryMaintenance(store) }),
  sql: (db) => ({ maintenance: sqlMaintenance(db) }),
  migrations: { '0063_maintenance': maintenance0063 },
  followers: [followWith(maintenanceFollower)],
  routes: workOrderRoutes,
  jobs: (deps) => [silenceJob(deps)],
  retention: [
    {
      action: 'retention.maintenanceIssuesDeleted',
      batch: RETENTION_BATCH,
      deleteBefore: ({ maintenance: issues }, ...args) => issues.deleteBefore(...args),
    },
  ],
} as const satisfies Area;
