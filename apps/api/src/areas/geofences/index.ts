import { followWith } from '../../ingest/followers/follower';
import type { Area } from '../area';
import { geofenceFollower } from './follower';
import { judgeAgainJob } from './judgeAgain';
import { mailJob } from './mailJob';
import { memoryGeofences } from './memory';
import { geofences as geofenceTables } from './migrations/0040_geofences';
import { geofenceMutations, geofenceQueries } from './resolvers';
import { geofenceShape } from './shapeScalar';
import { sqlGeofences } from './sql';

/** Rows per statement; a longer statement would delay reports. */
const RETENTION_BATCH = 5_000;

/** Geofences, and the visits of trailers that follow from their reports. */
export const geofences = {
  resolvers: {
    queries: geofenceQueries,
    mutations: geofenceMutations,
    scalars: { GeofenceShape: geofenceShape },
  },
  memory: (store) => ({ geofences: memoryGeofences(store) }),
  sql: (db) => ({ geofences: sqlGeofences(db) }),
  migrations: { '0040_geofences': geofenceTables },
  followers: [followWith(geofenceFollower)],
  jobs: (deps) => [judgeAgainJob(deps), mailJob(deps)],
  retention: [
    {
      action: 'retention.geofenceVisitsDeleted',
      batch: RETENTION_BATCH,
      deleteBefore: ({ geofences }, ...args) => geofences.deleteBefore(...args),
    },
  ],
} as const satisfies Area;
