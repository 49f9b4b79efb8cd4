import { followWith } from '../../ingest/followers/follower';
import type { Area } from '../area';
import { daysJob, INSIGHT_SCHEDULES } from './daysJob';
import { lateFollower } from './lateFollower';
import { memoryInsights } from './memory';
import { insights as insights0067 } from './migrations/0067_insights';
import { firstDay as firstDay0071 } from './migrations/0071_first_day';
import { insightQueries } from './resolvers';
import { sqlInsights } from './sql';

/** Rows per statement; a longer statement would delay reports. */
const RETENTION_BATCH = 5_000;

/** What fleets did day by day. */
export const insights = {
  resolvers: { queries: insightQueries },
  memory: (store) => ({ insights: memoryInsights(store) }),
  sql: (db) => ({ insights: sqlInsights(db) }),
  migrations: { '0067_insights': insights0067, '0071_first_day': firstDay0071 },
  followers: [followWith(lateFollower)],
  schedules: INSIGHT_SCHEDULES,
  jobs: (deps) => [daysJob(deps)],
  retention: [
    {
      action: 'retention.insightDaysDeleted',
      batch: RETENTION_BATCH,
      deleteBefore: ({ insights: days }, ...args) => days.deleteBefore(...args),
    },
  ],
} as const satisfies Area;
