// Ingest with geofences where the trailers are: most are parked, some in geofences. 10,000 geofences of all customers
// together, and as many of each.
import { ingestShare } from '../ingest/ingestShare.mjs';
import { atLeast } from '../table.mjs';
import { fillGeofences } from './fillGeofences.mjs';

const FLEET = { trailers: 100_000, customers: 12 };
const GEOFENCES = 10_000;
const AT_LEAST_SHARE = 0.9;

/** @param {{ postgresUrl: string, say: (line: string) => void }} options a server where databases may be made */
export async function geofenceIngest({ postgresUrl, say }) {
  const cases = [
    ['10,000 geofences', Math.ceil(GEOFENCES / FLEET.customers)],
    ['10,000 geofences of each customer', GEOFENCES],
  ];
  const rows = [];
  for (const [what, ofEach] of cases) {
    const prepare = async (url, devices) => {
      say(`adding ${ofEach.toLocaleString('en')} geofences of each customer`);
      await fillGeofences(url, devices, ofEach);
    };
    const look = 'select count(*)::int as visits from geofence_visits';
    const { bare, judged, found } = await ingestShare({ postgresUrl, say }, FLEET, prepare, look);
    rows.push(
      atLeast(
        `reports per second with ${what}, to those without`,
        judged / bare,
        AT_LEAST_SHARE,
        'x',
        `${judged.toFixed(0)} and ${bare.toFixed(0)}, ${found.visits.toLocaleString('en')} visits`,
      ),
    );
  }
  return rows;
}
