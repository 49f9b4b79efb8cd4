import { DAY_MS } from '@gladhand/domain/readings';
import { followWith } from '../../ingest/followers/follower';
import type { Area } from '../area';
import { backfillJob } from './backfill/backfillJob';
import { backfillMutations, backfillQueries } from './backfill/backfillResolvers';
import { memoryBackfills } from './backfill/memoryBackfills';
import { sqlBackfills } from './backfill/sqlBackfills';
import { categoryMutations, categoryQueries } from './categories/categoryResolvers';
import { memoryCategories } from './categories/memoryCategories';
import { sqlCategories } from './categories/sqlCategories';
import { geofenceFollower } from './follower';
import { memoryGeofenceImports } from './import/memory';
import { importMutations, importQueries } from './import/resolvers';
import { sqlGeofenceImports } from './import/sql';
import { judgeAgainJob } from './judgeAgain';
import { mailJob } from './mailJob';
import { memoryGeofences } from './memory';
import { geofenceTables } from './memoryTables';
import { geofences as geofences0040 } from './migrations/0040_geofences';
import { geofenceImports } from './migrations/0041_geofence_imports';
import { geofenceBackfills } from './migrations/0043_geofence_backfills';
import { geofenceCategories } from './migrations/0044_geofence_categories';
import { savedPlaces } from './migrations/0045_saved_places';
import { visitsAtAnInstant } from './migrations/0049_visits_at_an_instant';
import { geofenceOrigins } from './migrations/0050_geofence_origins';
import { visitsByEntry } from './migrations/0059_visits_by_entry';
import { geofenceStateAsJson } from './migrations/0083_state_as_json';
import { endedVisits } from './migrations/0084_ended_visits';
import { openVisits } from './migrations/0085_open_visits';
import { geofenceStateAsText } from './migrations/0086_state_as_text';
import { memoryPlaces } from './places/memoryPlaces';
import { placeMutations, placeQueries } from './places/placeResolvers';
import { sqlPlaces } from './places/sqlPlaces';
import { geofenceMutations, geofenceQueries } from './resolvers';
import { geofenceShape } from './shapeScalar';
import { sqlGeofences } from './sql';

/** Rows per statement; a longer statement would delay reports. */
const RETENTION_BATCH = 5_000;

/** Imports can be undone and repeated for minutes; a day leaves time for what was interrupted. */
const IMPORTS_KEPT_MS = DAY_MS;

/** Geofences, and the visits of trailers that follow from their reports. */
export const geofences = {
  resolvers: {
    queries: { ...geofenceQueries, ...backfillQueries, ...categoryQueries, ...placeQueries, ...importQueries },
    mutations: {
      ...geofenceMutations,
      ...backfillMutations,
      ...categoryMutations,
      ...placeMutations,
      ...importMutations,
    },
    scalars: { GeofenceShape: geofenceShape },
  },
  memory: (store) => {
    const tables = geofenceTables(store);
    const stored = memoryGeofences(store, tables);
    return {
      geofences: stored,
      geofenceBackfills: memoryBackfills(store, stored),
      geofenceCategories: memoryCategories(tables),
      geofenceImports: memoryGeofenceImports(store, stored),
      savedPlaces: memoryPlaces(store),
    };
  },
  sql: (db) => ({
    geofences: sqlGeofences(db),
    geofenceBackfills: sqlBackfills(db),
    geofenceCategories: sqlCategories(db),
    geofenceImports: sqlGeofenceImports(db),
    savedPlaces: sqlPlaces(db),
  }),
  migrations: {
    '0040_geofences': geofences0040,
    '0041_geofence_imports': geofenceImports,
    '0043_geofence_backfills': geofenceBackfills,
    '0044_geofence_categories': geofenceCategories,
    '0045_saved_places': savedPlaces,
    '0049_visits_at_an_instant': visitsAtAnInstant,
    '0050_geofence_origins': geofenceOrigins,
    '0059_visits_by_entry': visitsByEntry,
    '0083_state_as_json': geofenceStateAsJson,
    '0084_ended_visits': endedVisits,
    '0085_open_visits': openVisits,
    '0086_state_as_text': geofenceStateAsText,
  },
  followers: [followWith(geofenceFollower)],
  jobs: (deps) => [judgeAgainJob(deps), backfillJob(deps), mailJob(deps)],
  cleanUp: ({ repositories, now }) =>
    repositories.geofenceImports.deleteBefore(new Date(now().getTime() - IMPORTS_KEPT_MS)),
  custody: { end: ({ geofences }, ...args) => geofences.endVisitsOf(...args) },
  retention: [
    {
      action: 'retention.geofenceVisitsDeleted',
      batch: RETENTION_BATCH,
      deleteBefore: ({ geofences }, ...args) => geofences.deleteBefore(...args),
    },
  ],
} as const satisfies Area;
