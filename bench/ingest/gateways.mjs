// Gateways that send batches of reports to the ingest endpoint, for the benches that measure it.
import pg from 'pg';

export const REPORTS_A_BATCH = 1_000;
/** Gateways that send at the same time. */
export const GATEWAYS = 4;

/** The devices of a fleet with a place of each. */
export async function devicesOf(url) {
  const { rows } = await query(
    url,
    `select distinct on (t.serial_number) t.serial_number as serial, t.customer_id as "customerId",
       coalesce(s.lat, 40) as lat, coalesce(s.lng, -90) as lng
     from trailer t join trailer_status s using (customer_id, trailer_id)
     where t.serial_number is not null and t.device_type_id <> 1`,
  );
  return rows;
}

export async function ingestKey(api, url) {
  const opened = await api.openPostgres({ url });
  const { ingest } = api.createSqlRepositories(opened.db);
  const holder = { gateway: 'Xirgo' };
  const keyId = '01930000-0000-7000-8000-000000000001';
  const key = await api.issueIngestKey(ingest, { name: 'bench', holder, keyId, now: new Date() });
  await opened.close();
  return key;
}

/** Each gateway reports for its own trailers, one batch at a time. */
export function makeBatches(devices) {
  let sequence = 0;
  const groups = Array.from({ length: GATEWAYS }, (_, gateway) => devices.filter((_, n) => n % GATEWAYS === gateway));
  const next = groups.map(() => 0);
  return (gateway) => {
    const group = groups[gateway];
    const recordedAt = new Date().toISOString();
    sequence++;
    const reports = Array.from({ length: REPORTS_A_BATCH }, () => {
      const { serial, lat, lng } = group[next[gateway]++ % group.length];
      return {
        reportId: `b-${sequence}`,
        serialNumber: serial,
        recordedAt,
        readings: {
          position: { lat: Number(lat), lng: Number(lng), speedMph: sequence % 70, headingDegrees: sequence % 360 },
          gpsOdometerMiles: 1_000 + sequence / 10,
          tether: 'tethered',
          trailerBatteryVolts: 12.4,
        },
      };
    });
    return JSON.stringify({ reports });
  };
}

export async function sendFor(forMs, gateways, key, batchOf) {
  const startedAt = performance.now();
  let reports = 0;
  let refused = 0;
  await Promise.all(
    Array.from({ length: GATEWAYS }, async (_, gateway) => {
      while (performance.now() - startedAt < forMs) {
        const answer = await gateways.post('/ingest/v1/reports', batchOf(gateway), { 'x-ingest-key': key });
        const { results } = JSON.parse(answer.content.toString());
        reports += results.length;
        refused += results.filter(({ status }) => status !== 'accepted').length;
      }
    }),
  );
  return { perSecond: (reports * 1_000) / (performance.now() - startedAt), refused };
}

export async function query(url, text, values = []) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await client.query(text, values);
  } finally {
    await client.end();
  }
}
