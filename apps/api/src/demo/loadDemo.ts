import type { Fleet } from '@gladhand/domain/fleet';
import { DEVICE_FAMILIES } from '@gladhand/domain/trailers';
import type { Kysely } from 'kysely';
import { createSqlRepositories } from '../composition/sqlRepositories';
import { takeReports } from '../composition/takeReports';
import type { Database } from '../database/schema';
import { MAX_REPORTS } from '../ingest/deviceReport';
import type { ApiDeps } from '../ports';
import type { Repositories } from '../repositories/port';
import { loadDataset } from '../repositories/sql/loadDataset';
import { photographFleet } from './cargoPictures';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './demoAccounts';
import { addDemoRules, countDemoTrailers, handleDemoAlerts } from './demoAlerts';
import { addDemoCustody } from './demoCustody';
import { demoDataset, demoFleet } from './demoDataset';
import { demoGeofences } from './demoGeofences';
import { addDemoCampaign, addDemoPackages } from './demoOta';
import { addDemoParts, pictureDemoParts } from './demoParts';
import { addDemoPlannedWork } from './demoPlannedWork';
import { demoReports } from './demoReports';
import { addDemoReports } from './demoScheduledReports';
import { addDemoSims } from './demoSims';
import { demoWays } from './demoWay';
import { odometerHistory } from './odometerHistory';
import { reeferHistory } from './reeferHistory';
import { demoServiceCenters } from './serviceCenters';

const WAYS_SEED = 1;
const INSTALLER = 'customer-installer@gladhand.example';

/** What the database contains: a demonstration that was just written or existed before, or other data. */
export type DemoState = 'written' | 'present' | 'other';

/** Writes the demonstration into an empty database in one transaction. `onStart` is called before the work begins. */
export async function loadDemo(
  db: Kysely<Database>,
  { now, ids, hasher }: Pick<ApiDeps, 'now' | 'ids' | 'hasher'>,
  onStart?: () => void,
): Promise<DemoState> {
  if (!(await isEmpty(db))) return (await hasDemo(db)) ? 'present' : 'other';
  onStart?.();
  const at = now();
  const passwordHash = await hasher.hash(DEMO_PASSWORD);
  const delivered = demoFleet(at);
  await db.transaction().execute(async (trx) => {
    await loadDataset(trx, demoDataset(delivered, { now: at, passwordHash, uuid: ids.uuid }), at);
    // Rules of the demonstration have no recipients, so there is no job to run about their alerts.
    const repositories = createSqlRepositories(trx, { queueOn: () => ({ add: async () => undefined }) });
    await repositories.dealers.put(demoServiceCenters());
    const [boss] = DEMO_ACCOUNTS;
    const addedBy = (await repositories.users.byEmail(boss?.email ?? ''))?.userId ?? ids.uuid();
    const author = { userId: addedBy, email: boss?.email ?? '' };
    const installer = { userId: (await repositories.users.byEmail(INSTALLER))?.userId ?? null };
    const fleet = await addDemoCustody(repositories, delivered, { now: at, ids, author, installer });
    for (const geofence of demoGeofences(fleet, { now: at, uuid: ids.uuid }))
      await repositories.geofences.add(geofence);
    await addDemoRules(repositories, { now: at, uuid: ids.uuid });
    await reportFleet(repositories, fleet, at);
    await addDemoReports(repositories, { now: at, ids });
    await countDemoTrailers(repositories, { now: at });
    await handleDemoAlerts(repositories, { now: at, uuid: ids.uuid });
    await addDemoParts(repositories.parts, fleet, ids);
    await pictureDemoParts(repositories, fleet, { now: at, ids, addedBy });
    const packages = await addDemoPackages(repositories, { now: at, ids, author });
    await addDemoCampaign(repositories, packages, { now: at, ids, author });
    await addDemoSims(repositories, fleet, { now: at, ids, author });
    await addDemoPlannedWork(repositories, fleet, { now: at, ids });
    await photographFleet(repositories.cargoImages, fleet, ids);
  });
  return 'written';
}

/** Sends the reports of all trailers, as their devices would. */
export async function reportFleet(repositories: Repositories, fleet: Fleet, now: Date): Promise<void> {
  const bound = { deviceTypeIds: DEVICE_FAMILIES.map(({ id }) => id) };
  const states = fleet.trailers.flatMap((trailer, index) => {
    const status = fleet.statuses[index];
    return status ? demoReports(trailer, status) : [];
  });
  const reports = [...demoWays(fleet, WAYS_SEED), ...reeferHistory(fleet, now), ...odometerHistory(fleet), ...states]
    .sort((a, b) => a.recordedAt.getTime() - b.recordedAt.getTime())
    .map((report) => ({ ...report, recordedAt: report.recordedAt.toISOString() }));
  for (let start = 0; start < reports.length; start += MAX_REPORTS) {
    const results = await takeReports(repositories, bound, reports.slice(start, start + MAX_REPORTS), now);
    const refused = results.find(({ status }) => status === 'rejected');
    if (refused) throw new Error(`[api] A report of the demonstration was refused: ${refused.message}`);
  }
}

async function hasDemo(db: Kysely<Database>): Promise<boolean> {
  const first = DEMO_ACCOUNTS[0]?.email ?? '';
  return (await createSqlRepositories(db).users.byEmail(first)) !== undefined;
}

async function isEmpty(db: Kysely<Database>): Promise<boolean> {
  const customer = await db.selectFrom('customers').select('customer_id').limit(1).executeTakeFirst();
  const user = await db.selectFrom('users').select('user_id').limit(1).executeTakeFirst();
  return !customer && !user;
}
