import { followWith } from '../../ingest/followers/follower';
import type { Area } from '../area';
import { campaignQueries } from './campaigns/campaignQueries';
import { controlOtaCampaign, rollBackOtaCampaign } from './campaigns/controlCampaign';
import { createOtaCampaign } from './campaigns/createCampaign';
import { followJob, OTA_SCHEDULES } from './campaigns/followCampaign';
import { deviceRoutes } from './devices/deviceRoutes';
import { versionFollower } from './devices/follower';
import { fleetQueries } from './fleet/fleetResolvers';
import { ftpQueries } from './ftp/ftpQueries';
import { OTA_FTP_SCHEDULES } from './ftp/ftpRequests';
import { ftpSweepJob } from './ftp/ftpSweepJob';
import { memoryFtp } from './ftp/memoryFtp';
import { runTaskJob } from './ftp/runTaskJob';
import { serverMutations } from './ftp/serverMutations';
import { sqlFtp } from './ftp/sqlFtp';
import { taskMutations } from './ftp/taskMutations';
import { testServerJob } from './ftp/testServerJob';
import { ota as ota0070 } from './migrations/0070_ota';
import { otaFtp as ota0072 } from './migrations/0072_otaFtp';
import { otaStates as otaStates0074 } from './migrations/0074_ota_states';
import { deleteUnusedFiles } from './packages/deleteUnused';
import { packageRoutes } from './packages/packageRoutes';
import { memoryOta, memoryOtaFiles } from './storage/memoryOta';
import { otaTables } from './storage/memoryTables';
import { sqlOta } from './storage/sqlOta';
import { sqlOtaFiles } from './storage/sqlPackages';

/** Updates over the air: packages, campaigns, the devices that install them, and file servers for gateways. */
export const ota = {
  resolvers: {
    queries: { ...fleetQueries, ...campaignQueries, ...ftpQueries },
    mutations: { createOtaCampaign, controlOtaCampaign, rollBackOtaCampaign, ...serverMutations, ...taskMutations },
  },
  memory: (store) => {
    const tables = otaTables(store);
    return { ota: memoryOta(tables), otaFiles: memoryOtaFiles(tables), otaFtp: memoryFtp(store) };
  },
  sql: (db) => ({ ota: sqlOta(db), otaFiles: sqlOtaFiles(db), otaFtp: sqlFtp(db) }),
  migrations: { '0070_ota': ota0070, '0072_otaFtp': ota0072, '0074_ota_states': otaStates0074 },
  routes: (routes, services) => {
    packageRoutes(routes, services);
    deviceRoutes(routes, services);
  },
  custody: { move: ({ ota: jobs }, moves) => jobs.moveDevices(moves) },
  followers: [followWith(versionFollower)],
  schedules: { ...OTA_SCHEDULES, ...OTA_FTP_SCHEDULES },
  jobs: (deps) => [followJob(deps), testServerJob(deps), runTaskJob(deps), ftpSweepJob(deps)],
  cleanUp: ({ repositories, now }) => deleteUnusedFiles(repositories, now()),
} as const satisfies Area;
