// Ingest with geofences where the trailers are: most are parked, some in geofences. Of one customer, and of several.
import { ingestShare } from '../ingest/ingestShare.mjs';
import { atLeast, line } from '../table.mjs';
import { fillGeofences } from './fillGeofences.mjs';

const TRAILERS = 100_000;
const GEOFENCES = 10_000;
/**
 * The factory gives each customer up to eight terminals. One customer with all trailers has twelve times as many, as 12
 * have. With eight, geofences cover each other, and driving trailers cross an edge with almost every report.
 */
const FLEETS = [
  { of: 'one customer', customers: 1, sites: 12 },
  { of: '12 customers', customers: 12, sites: 1 },
  { of: 'one customer, crowded around eight terminals', customers: 1, sites: 1, isCrowded: true },
];
const AT_LEAST_SHARE = 0.9;

/** @param {{ postgresUrl: string, say: (line: string) => void }} options a server where databases may be made */
export async function geofenceIngest({ postgresUrl, say }) {
  const rows = [];
  for (const { of, customers, sites, isCrowded } of FLEETS) {
    const what = `10,000 geofences of ${of}`;
    const prepare = async (url, devices) => {
      say(`adding ${what}`);
      await fillGeofences(url, devices, Math.ceil(GEOFENCES / customers));
    };
    const look = 'select count(*)::int as visits from geofence_visits';
    const fleet = { trailers: TRAILERS, customers, sites };
    const { bare, judged, found } = await ingestShare({ postgresUrl, say }, fleet, prepare, look);
    const name = `reports per second with ${what}, to those without`;
    const share = judged / bare;
    const detail = `${judged.toFixed(0)} and ${bare.toFixed(0)}, ${found.visits.toLocaleString('en')} visits`;
    rows.push(
      isCrowded ? line(name, `${share.toFixed(2)}x (${detail})`) : atLeast(name, share, AT_LEAST_SHARE, 'x', detail),
    );
  }
  return rows;
}
