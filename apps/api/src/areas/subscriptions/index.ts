import type { Area } from '../area';
import { SCHEDULES, summaryJobs } from './jobs';
import { memorySubscriptions } from './memory';
import { subscriptions as subscriptionTables } from './migrations/0021_subscriptions';
import { subscriptionRoutes } from './routes';
import { sqlSubscriptions } from './sql';

/** Mail preferences and the weekly summary. */
export const subscriptions = {
  memory: (store) => ({ subscriptions: memorySubscriptions(store) }),
  sql: (db) => ({ subscriptions: sqlSubscriptions(db) }),
  migrations: { '0021_subscriptions': subscriptionTables },
  routes: subscriptionRoutes,
  schedules: SCHEDULES,
  jobs: summaryJobs,
} as const satisfies Area;
