// The ingest endpoint on PostgreSQL: reports per second, and response times for readers during that time.
import { API_BUNDLE, bundleApi } from '../api/bundle.mjs';
import { startChild } from '../api/child.mjs';
import { createCaller } from '../api/client.mjs';
import { createQuestions } from '../api/questions.mjs';
import { serverConfig } from '../api/serverConfig.mjs';
import { signIn } from '../api/sessions.mjs';
import { atLeast, line, median } from '../table.mjs';
import { devicesOf, GATEWAYS, ingestKey, makeBatches, query, REPORTS_A_BATCH, sendFor } from './gateways.mjs';

const FLEET = { trailers: 20_000, customers: 12 };
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
    const devices = await devicesOf(url.href);
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
    const batches = makeBatches(devices);
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
