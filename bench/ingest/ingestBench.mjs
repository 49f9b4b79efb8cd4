// The ingest endpoint on PostgreSQL: reports per second, and response times for readers during that time.
import pg from 'pg';
import { API_BUNDLE, bundleApi } from '../api/bundle.mjs';
import { startChild } from '../api/child.mjs';
import { createCaller } from '../api/client.mjs';
import { createQuestions } from '../api/questions.mjs';
import { serverConfig } from '../api/serverConfig.mjs';
import { signIn } from '../api/sessions.mjs';
import { atLeast, line, median } from '../table.mjs';

const FLEET = { trailers: 20_000, customers: 12 };
const REPORTS_A_BATCH = 1_000;
/** Gateways that send at the same time. */
const GATEWAYS = 4;
const WARM_MS = 3_000;
const MEASURED_MS = 12_000;
const READ_EVERY_MS = 150;
const AT_LEAST_PER_SECOND = 5_000;

/** @param {{ postgresUrl: string, say: (line: string) => void }} options a server where databases may be made */
export async function benchIngest({ postgresUrl, say }) {
  await bundleApi();
  const api = await import(API_BUNDLE);
  const name = `gladhand_bench_ingest_${process.pid}`;
  const url = new URL(postgresUrl);
  url.pathname = `/${name}`;
  await query(postgresUrl, `create database ${name}`);
  const children = [];
  const child = (file) => {
    const started = startChild(file);
    children.push(started);
    return started;
  };
  try {
    say(`filling PostgreSQL with ${FLEET.trailers.toLocaleString('en')} trailers`);
    await child('./filler.mjs').ask('fill', { bundle: API_BUNDLE, postgresUrl: url.href, ...FLEET });
    const key = await ingestKey(api, url.href);
    const { rows } = await query(
      url.href,
      `select distinct on (t.serial_number) t.serial_number as serial, coalesce(s.lat, 40) as lat, coalesce(s.lng, -90) as lng
       from trailer t join trailer_status s using (customer_id, trailer_id)
       where t.serial_number is not null and t.device_type_id <> 1`,
    );
    const signingKey = JSON.stringify(await api.makeSigningJwk());
    const product = child('./product.mjs');
    const server = await product.ask('start', {
      bundle: API_BUNDLE,
      config: serverConfig(signingKey, { databaseUrl: url.href }),
    });
    const user = await signIn(server, 'admin', api.DEMO_PASSWORD);
    const ask = createQuestions(api.persistedDocuments);

    const reader = createCaller(server, 1);
    const read = async () => (await reader.post('/graphql', ask({ pageNumber: 1 }).body, user.headers)).tookMs;
    const idle = await readFor(MEASURED_MS / 4, read);
    say(`${GATEWAYS} gateways send batches of ${REPORTS_A_BATCH}`);
    const gateways = createCaller(server, GATEWAYS);
    const batches = makeBatches(rows);
    await sendFor(WARM_MS, gateways, key, batches);
    const [sent, busy] = await Promise.all([sendFor(MEASURED_MS, gateways, key, batches), readFor(MEASURED_MS, read)]);
    reader.close();
    gateways.close();
    return [
      atLeast(
        'reports per second at the ingest endpoint',
        sent.perSecond,
        AT_LEAST_PER_SECOND,
        '',
        `${sent.refused} refused`,
      ),
      line('first page of the grid meanwhile', `${median(busy).toFixed(1)} ms (${median(idle).toFixed(1)} ms at rest)`),
      line('slowest of 20 pages meanwhile', `${percentile(busy, 0.95).toFixed(1)} ms`),
    ];
  } finally {
    await Promise.all(children.map((started) => started.stop()));
    await query(postgresUrl, `drop database if exists ${name} with (force)`);
  }
}

async function ingestKey(api, url) {
  const opened = await api.openPostgres({ url });
  const { ingest } = api.createSqlRepositories(opened.db);
  const holder = { gateway: 'Xirgo' };
  const keyId = '01930000-0000-7000-8000-000000000001';
  const key = await api.issueIngestKey(ingest, { name: 'bench', holder, keyId, now: new Date() });
  await opened.close();
  return key;
}

/** Each gateway reports for its own trailers, one batch at a time. */
function makeBatches(devices) {
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

async function sendFor(forMs, gateways, key, batchOf) {
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

async function readFor(forMs, read) {
  const startedAt = performance.now();
  const took = [];
  while (performance.now() - startedAt < forMs) {
    took.push(await read());
    await new Promise((resolve) => setTimeout(resolve, READ_EVERY_MS));
  }
  return took;
}

function percentile(values, share) {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;
}

async function query(url, text) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await client.query(text);
  } finally {
    await client.end();
  }
}
