// The ingest endpoint on PostgreSQL: reports per second, and response times for readers during that time.
import { createCaller } from '../api/client.mjs';
import { onFleet } from '../api/onFleet.mjs';
import { createQuestions } from '../api/questions.mjs';
import { atLeast, line, median } from '../table.mjs';
import { devicesOf, GATEWAYS, ingestKey, makeBatches, REPORTS_A_BATCH, sendFor } from './gateways.mjs';

const FLEET = { trailers: 20_000, customers: 12 };
const WARM_MS = 3_000;
const MEASURED_MS = 12_000;
const READ_EVERY_MS = 150;
const AT_LEAST_PER_SECOND = 5_000;

/** @param {{ postgresUrl: string, say: (line: string) => void }} options a server where databases may be made */
export function benchIngest({ postgresUrl, say }) {
  return onFleet({ postgresUrl, say, name: 'ingest', fleet: FLEET }, async ({ api, url, serve, enter }) => {
    const key = await ingestKey(api, url);
    const devices = await devicesOf(url);
    const { server } = await serve();
    const { headers } = await enter(server);
    const ask = createQuestions(api.persistedDocuments);

    const reader = createCaller(server, 1);
    const read = async () => (await reader.post('/graphql', ask({ pageNumber: 1 }).body, headers)).tookMs;
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
  });
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
