import { addUpDays } from '../areas/insights/daysJob';
import { followCustomer } from '../areas/maintenance/planned/plannedJob';
import { createSqlRepositories } from '../composition/sqlRepositories';
import { takeReports } from '../composition/takeReports';
import { openPostgres } from '../database/postgres';
import { maintenanceReport } from './maintenanceReports';

/**
 * A process that ingests reports of the same trailers as others and runs the jobs that add them up, until it is killed.
 * It reports every other number from `first` on.
 */
const [url = '', first = '0', end = '', ...serials] = process.argv.slice(2);
const REPORTS_A_BATCH = 8;
const { db, close } = await openPostgres({ url, connections: 2, migrated: true });
const repositories = createSqlRepositories(db);
const ended = new AbortController();
process.once('SIGTERM', () => ended.abort());
console.log('ready');
let number = Number(first);
for (let batch = 0; !ended.signal.aborted; batch++) {
  const reports = Array.from({ length: REPORTS_A_BATCH }, (_, at) =>
    maintenanceReport(number + 2 * at, serials, new Date(end)),
  );
  number += 2 * REPORTS_A_BATCH;
  await takeReports(repositories, { customerId: 1 }, reports, new Date());
  if (batch % 4 === 0) await addUpDays({ repositories, now: () => new Date() }, ended.signal);
  if (batch % 4 === 2) await followCustomer(repositories, 1, new Date(), ended.signal);
}
await close();
