import { followWith } from '../../ingest/followers/follower';
import type { Area } from '../area';
import { campaignQueries } from './campaigns/campaignQueries';
import { controlOtaCampaign, rollBackOtaCampaign } from './campaigns/controlCampaign';
import { createOtaCampaign } from './campaigns/createCampaign';
import { followJob, OTA_SCHEDULES } from './campaigns/followCampaign';
import { deviceRoutes } from './devices/deviceRoutes';
import { versionFollower } from './devices/follower';
import { fleetQueries } from './fleet/fleetResolvers';
import { ota as ota0070 } from './migrations/0070_ota';
import { otaStates as otaStates0074 } from './migrations/0074_ota_states';
import { deleteUnusedFiles } from './packages/deleteUnused';
import { packageRoutes } from './packages/packageRoutes';
import { memoryOta, memoryOtaFiles } from './storage/memoryOta';
import { otaTables } from './storage/memoryTables';
import { sqlOta } from './storage/sqlOta';
import { sqlOtaFiles } from './storage/sqlPackages';

/** Updates over the air: packages, campaigns, and the devices that install them. */
export const ota = {
  resolvers: {
    queries: { ...fleetQueries, ...campaignQueries },
    mutations: { createOtaCampaign, controlOtaCampaign, rollBackOtaCampaign },
  },
  memory: (store) => {
    const tables = otaTables(store);
    return { ota: memoryOta(tables), otaFiles: memoryOtaFiles(tables) };
  },
  sql: (db) => ({ ota: sqlOta(db), otaFiles: sqlOtaFiles(db) }),
  migrations: { '0070_ota': ota0070, '0074_ota_states': otaStates0074 },
  routes: (routes, services) => {
    packageRoutes(routes, services);
    deviceRoutes(routes, services);
  },
  followers: [followWith(versionFollower)],
  schedules: OTA_SCHEDULES,
  jobs: (deps) => [followJob(deps)],
  cleanUp: ({ repositories, now }) => deleteUnusedFiles(repositories, now()),
} as const satisfies Area;
