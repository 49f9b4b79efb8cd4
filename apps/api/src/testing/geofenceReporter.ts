import { createSqlRepositories } from '../composition/sqlRepositories';
import { takeReports } from '../composition/takeReports';
import { openPostgres } from '../database/postgres';

/**
 * A process that ingests reports of the same trailers as others until it is killed, for tests of geofences. The
 * trailers drive east and back at a meter per millisecond; each fifth report is late.
 */
const [url = '', lane = '0', lanes = '1', origin = '', ...serials] = process.argv.slice(2);
const [lat = 0, lng = 0] = origin.split(',').map(Number);
const WAY_METERS = 6_000;
const METERS_PER_LNG = 111_195 * Math.cos((lat * Math.PI) / 180);
const LATE_MS = 400;
const { db, close } = await openPostgres({ url, connections: 2, migrated: true });
const repositories = createSqlRepositories(db);
const recorded = new Set<number>();
let isEnding = false;
process.once('SIGTERM', () => {
  isEnding = true;
});
console.log('ready');
for (let batch = 0; !isEnding; batch++) {
  const now = new Date();
  const instant = instantOfLane(batch % 5 === 4 ? now.getTime() - LATE_MS : now.getTime());
  const reports = serials.map((serialNumber, at) => {
    const way = Math.abs((((instant + at * 700) / 1) % (2 * WAY_METERS)) - WAY_METERS);
    return {
      reportId: `${process.pid}-${batch}`,
      serialNumber,
      recordedAt: new Date(instant).toISOString(),
      readings: { position: { lat, lng: lng + (way - WAY_METERS / 2) / METERS_PER_LNG, speedMph: 55, accuracyM: 10 } },
    };
  });
  await takeReports(repositories, { customerId: 1 }, reports, now, { timesLife: 1_000_000 });
}
await close();

/** An instant at which no process has recorded a report, so that the order of reports is the same for everybody. */
function instantOfLane(wanted: number): number {
  const count = Number(lanes);
  let instant = wanted - (wanted % count) + Number(lane);
  while (recorded.has(instant)) instant -= count;
  recorded.add(instant);
  return instant;
}
