// Ingest with geofences where the trailers are: most are parked, some in geofences. Of one customer, and of several.
import { ingestShare } from '../ingest/ingestShare.mjs';
import { atLeast } from '../table.mjs';
import { fillGeofences } from './fillGeofences.mjs';

const TRAILERS = 100_000;
const GEOFENCES = 10_000;
const CUSTOMERS = [1, 12];
const AT_LEAST_SHARE = 0.9;

/** @param {{ postgresUrl: string, say: (line: string) => void }} options a server where databases may be made */
export async function geofenceIngest({ postgresUrl, say }) {
  const rows = [];
  for (const customers of CUSTOMERS) {
    const what = `10,000 geofences of ${customers === 1 ? 'one customer' : `${customers} customers`}`;
    const prepare = async (url, devices) => {
      say(`adding ${what}`);
      await fillGeofences(url, devices, Math.ceil(GEOFENCES / customers));
    };
    const look = 'select count(*)::int as visits from geofence_visits';
    const fleet = { trailers: TRAILERS, customers };
    const { bare, judged, found } = await ingestShare({ postgresUrl, say }, fleet, prepare, look);
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
