// `npm run bench`: measures the promised limits in one run. `npm run bench -- administration`, `alertBacktest`,
// `alertInbox`, `alertIngest`, `alertMessages`, `alerts`, `api`, `drawer`, `geofences`, `geofenceList`, `geofenceMap`,
// `geofenceImport`, `grid`, `ingest`, `insights`, `maintenance`, `maintenanceIngest`, `map`, `multiselect`, `ota`, `reports`, `sims`, `start`, `transfers` or `tree` selects one, and `geofenceIngest` a part
// of `geofences`. Takes several minutes and needs an idle machine. Exits with 1 if a limit is missed.
import { loadavg } from 'node:os';
import { benchAdministration } from '../bench/administration/administrationBench.mjs';
import { benchBacktest } from '../bench/alerts/alertBacktest.mjs';
import { benchAlertInbox } from '../bench/alerts/alertInbox.mjs';
import { benchAlertIngest } from '../bench/alerts/alertIngest.mjs';
import { benchAlertMessages } from '../bench/alerts/alertMessages.mjs';
import { benchAlerts } from '../bench/alerts/alertsBench.mjs';
import { benchApi } from '../bench/api/apiBench.mjs';
import { benchDrawer } from '../bench/drawer/drawerBench.mjs';
import { benchGeofenceImport } from '../bench/geofenceImport/geofenceImportBench.mjs';
import { benchGeofenceIngest, benchGeofences } from '../bench/geofences/geofencesBench.mjs';
import { benchList, benchMaps } from '../bench/geofences/screens.mjs';
import { benchGrid } from '../bench/grid/gridBench.mjs';
import { benchIngest } from '../bench/ingest/ingestBench.mjs';
import { benchInsights } from '../bench/insights/insightsBench.mjs';
import { benchMaintenance } from '../bench/maintenance/maintenanceBench.mjs';
import { benchMaintenanceIngest } from '../bench/maintenance/maintenanceIngest.mjs';
import { benchMap } from '../bench/map/mapBench.mjs';
import { benchMultiselect } from '../bench/multiselect/multiselectBench.mjs';
import { benchOta } from '../bench/ota/otaBench.mjs';
import { benchReports } from '../bench/reports/reportsBench.mjs';
import { benchSims } from '../bench/sims/simsBench.mjs';
import { benchStart } from '../bench/start/startBench.mjs';
import { printTable } from '../bench/table.mjs';
import { benchTransfers } from '../bench/transfers/transfersBench.mjs';
import { benchTree } from '../bench/tree/treeBench.mjs';
import { CHROMIUM_ARGS, ensureBrowser } from './browser.mjs';
import { start as startPostgres } from './postgres.mjs';

process.chdir(new URL('..', import.meta.url).pathname);

const say = (line) => console.log(`[bench ${(performance.now() / 1000).toFixed(0)} s] ${line}`);
/** A bench that needs a PostgreSQL server. */
const onPostgres = (bench) => async () => {
  const server = await startPostgres();
  try {
    return await bench({ postgresUrl: server.url, say });
  } finally {
    await server.stop();
  }
};

const BENCHES = {
  administration: onPostgres(benchAdministration),
  alerts: () => benchAlerts({ say }),
  alertBacktest: onPostgres(benchBacktest),
  alertInbox: onPostgres(benchAlertInbox),
  alertIngest: onPostgres(benchAlertIngest),
  alertMessages: onPostgres(benchAlertMessages),
  api: onPostgres(benchApi),
  drawer: async () => benchDrawer({ executablePath: await ensureBrowser(say), args: CHROMIUM_ARGS, say }),
  geofenceImport: onPostgres(async ({ postgresUrl }) =>
    benchGeofenceImport({ postgresUrl, executablePath: await ensureBrowser(say), args: CHROMIUM_ARGS, say }),
  ),
  geofences: onPostgres(benchGeofences),
  geofenceList: async () => benchList({ executablePath: await ensureBrowser(say), args: CHROMIUM_ARGS, say }),
  geofenceMap: async () => benchMaps({ executablePath: await ensureBrowser(say), args: CHROMIUM_ARGS, say }),
  grid: async () => benchGrid({ executablePath: await ensureBrowser(say), args: CHROMIUM_ARGS, say }),
  ingest: onPostgres(benchIngest),
  insights: onPostgres(benchInsights),
  maintenance: onPostgres(benchMaintenance),
  maintenanceIngest: onPostgres(benchMaintenanceIngest),
  async map() {
    const server = await startPostgres();
    try {
      return await benchMap({
        postgresUrl: server.url,
        executablePath: await ensureBrowser(say),
        args: CHROMIUM_ARGS,
        say,
      });
    } finally {
      await server.stop();
    }
  },
  multiselect: async () => benchMultiselect({ executablePath: await ensureBrowser(say), args: CHROMIUM_ARGS, say }),
  ota: onPostgres(benchOta),
  reports: onPostgres(benchReports),
  sims: onPostgres(benchSims),
  start: () => benchStart({ say }),
  transfers: onPostgres(benchTransfers),
  tree: async () => benchTree({ executablePath: await ensureBrowser(say), args: CHROMIUM_ARGS, say }),
};

/** Parts of benches, to measure one limit again. */
const PARTS = {
  geofenceIngest: onPostgres(benchGeofenceIngest),
};

const requested = process.argv.slice(2);
const choices = { ...BENCHES, ...PARTS };
const unknown = requested.filter((name) => !(name in choices));
if (unknown.length > 0) {
  console.error(`There is no bench '${unknown.join("', '")}'. There are: ${Object.keys(choices).join(', ')}.`);
  process.exit(2);
}

let kept = true;
for (const [name, bench] of Object.entries(requested.length > 0 ? choices : BENCHES)) {
  if (requested.length > 0 && !requested.includes(name)) continue;
  const before = loadavg()[0];
  const lines = await bench();
  console.log(`\n${name} (load before ${before.toFixed(1)}, after ${loadavg()[0].toFixed(1)})`);
  kept = printTable(lines) && kept;
  console.log();
}
process.exit(kept ? 0 : 1);
