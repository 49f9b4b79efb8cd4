import { followWith } from '../../ingest/followers/follower';
import type { Area } from '../area';
import { backfillJob } from './backfill/backfillJob';
import { backfillMutations, backfillQueries } from './backfill/backfillResolvers';
import { memoryBackfills } from './backfill/memoryBackfills';
import { sqlBackfills } from './backfill/sqlBackfills';
import { geofenceFollower } from './follower';
import { judgeAgainJob } from './judgeAgain';
import { mailJob } from './mailJob';
import { memoryGeofences } from './memory';
import { geofences as geofenceTables } from './migrations/0040_geofences';
import { geofenceBackfills } from './migrations/0043_geofence_backfills';
import { geofenceMutations, geofenceQueries } from './resolvers';
import { geofenceShape } from './shapeScalar';
import { sqlGeofences } from './sql';

/** Rows per statement; a longer statement would delay reports. */
const RETENTION_BATCH = 5_000;

/** Geofences, and the visits of trailers that follow from their reports. */
export const geofences = {
  resolvers: {
    queries: { ...geofenceQueries, ...backfillQueries },
    mutations: { ...geofenceMutations, ...backfillMutations },
    scalars: { GeofenceShape: geofenceShape },
  },
  memory: (store) => {
    const stored = memoryGeofences(store);
    return { geofences: stored, geofenceBackfills: memoryBackfills(store, stored) };
  },
  sql: (db) => ({ geofences: sqlGeofences(db), geofenceBackfills: sqlBackfills(db) }),
  migrations: { '0040_geofences': geofenceTables, '0043_geofence_backfills': geofenceBackfills },
  followers: [followWith(geofenceFollower)],
  jobs: (deps) => [judgeAgainJob(deps), backfillJob(deps), mailJob(deps)],
  retention: [
    {
      action: 'retention.geofenceVisitsDeleted',
      batch: RETENTION_BATCH,
      deleteBefore: ({ geofences }, ...args) => geofences.deleteBefore(...args),
    },
  ],
} as const satisfies Area;
