import { followWith } from '../../ingest/followers/follower';
import type { Area } from '../area';
import { emailMaintenanceIssues } from './emailIssues';
import { maintenanceFollower } from './follow/follower';
import { handleMaintenanceIssues } from './handleIssues';
import { maintenanceQueries } from './issueResolvers';
import { memoryMaintenance } from './memory';
import { maintenance as maintenance0063 } from './migrations/0063_maintenance';
import { plannedWork as plannedWork0066 } from './migrations/0066_planned_work';
import { firstPage as firstPage0069 } from './migrations/0069_first_page';
import { completePlannedWork } from './planned/completeWork';
import { plannedJob } from './planned/plannedJob';
import { memoryPlannedWork } from './planned/plannedMemory';
import { sqlPlannedWork } from './planned/plannedSql';
import { templateMutations, templateQueries } from './planned/templateResolvers';
import { MAINTENANCE_SCHEDULES } from './schedules';
import { silenceJob } from './silenceJob';
import { sqlMaintenance } from './sql';
import { workOrderRoutes } from './workOrderRoutes';

/** Rows per statement; a longer statement would delay reports. */
const RETENTION_BATCH = 5_000;

/** Maintenance issues, which follow from the reports of trailers, and planned work. */
export const maintenance = {
  resolvers: {
    queries: { ...maintenanceQueries, ...templateQueries },
    mutations: { emailMaintenanceIssues, handleMaintenanceIssues, completePlannedWork, ...templateMutations },
  },
  memory: (store) => ({ maintenance: memoryMaintenance(store), plannedWork: memoryPlannedWork(store) }),
  sql: (db) => ({ maintenance: sqlMaintenance(db), plannedWork: sqlPlannedWork(db) }),
  migrations: {
    '0063_maintenance': maintenance0063,
    '0066_planned_work': plannedWork0066,
    '0069_first_page': firstPage0069,
  },
  followers: [followWith(maintenanceFollower)],
  routes: workOrderRoutes,
  schedules: MAINTENANCE_SCHEDULES,
  jobs: (deps) => [silenceJob(deps), plannedJob(deps)],
  custody: { end: ({ maintenance: issues }, ...args) => issues.closeOf(...args) },
  retention: [
    {
      action: 'retention.maintenanceIssuesDeleted',
      batch: RETENTION_BATCH,
      deleteBefore: ({ maintenance: issues }, ...args) => issues.deleteBefore(...args),
    },
  ],
} as const satisfies Area;
