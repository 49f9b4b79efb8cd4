// Geofences around the places of trailers.
import pg from 'pg';
import { benchShape } from './benchShape.mjs';

const ROWS_A_STATEMENT = 2_000;

/**
 * @param {string} url
 * @param {readonly { customerId: number, lat: number, lng: number }[]} devices
 * @param {number} count of each customer
 */
export async function fillGeofences(url, devices, count) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const customerId of new Set(devices.map((device) => device.customerId))) {
      const own = devices.filter((device) => device.customerId === customerId);
      for (let start = 0; start < count; start += ROWS_A_STATEMENT) {
        const rows = Array.from({ length: Math.min(ROWS_A_STATEMENT, count - start) }, (_, at) =>
          geofenceRow(customerId, start + at, own[(start + at) % own.length]),
        );
        await client.query('insert into geofences select * from json_populate_recordset(null::geofences, $1::json)', [
          JSON.stringify(rows),
        ]);
      }
      await client.query(
        'insert into geofence_revisions values ($1, gen_random_uuid()) on conflict (customer_id) do update set revision = excluded.revision',
        [customerId],
      );
    }
    await client.query('vacuum analyze geofences');
  } finally {
    await client.end();
  }
}

function geofenceRow(customerId, number, { lat, lng }) {
  const instant = new Date(0).toISOString();
  return {
    ...{ customer_id: customerId, geofence_id: uuidOf(number), name: `Geofence ${number}`, category: 'yard' },
    ...{ is_active: true, shape: benchShape(number, { lat: Number(lat), lng: Number(lng) }), version: 1 },
    ...{ enter_emails: [], exit_emails: [], valid_from: instant, created_at: instant, updated_at: instant },
  };
}

const uuidOf = (number) => `01930007-0000-7000-8000-${String(number).padStart(12, '0')}`;
