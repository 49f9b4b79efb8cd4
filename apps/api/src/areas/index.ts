import { alerts } from './alerts';
import type { Area } from './area';
import { audit } from './audit';
import { cargoImages } from './cargoImages';
import { customers } from './customers';
import { deviceLinks } from './deviceLinks';
import { freight } from './freight';
import { geofences } from './geofences';
import { ingestKeys } from './ingestKeys';
import { insights } from './insights';
import { jobs } from './jobs';
import { leases } from './leases';
import { mail } from './mail';
import { maintenance } from './maintenance';
import { messages } from './messages';
import { ota } from './ota';
import { parts } from './parts';
import { pictures } from './pictures';
import { reefers } from './reefers';
import { reports } from './reports';
import { savedViews } from './savedViews';
import { search } from './search';
import { service } from './service';
import { sharing } from './sharing';
import { sims } from './sims';
import { subscriptions } from './subscriptions';
import { transfers } from './transfers';
import { users } from './users';

/** All areas of the API. To add one, create its folder and a line here. */
export const LISTED_AREAS = [
  audit,
  cargoImages,
  customers,
  deviceLinks,
  freight,
  geofences,
  // After geofences: alerts are judged by where a report shows the trailer to be.
  alerts,
  ingestKeys,
  insights,
  jobs,
  leases,
  mail,
  maintenance,
  messages,
  ota,
  parts,
  pictures,
  reefers,
  reports,
  savedViews,
  search,
  service,
  sharing,
  sims,
  subscriptions,
  transfers,
  users,
] as const satisfies readonly Area[];

export const AREAS: readonly Area[] = LISTED_AREAS;
