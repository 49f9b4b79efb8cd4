// A transfer of 10,000 trailers in a fleet of 100,000, and the fleet list that is read beside it.
import { randomUUID } from 'node:crypto';
import { API_BUNDLE, bundleApi } from '../api/bundle.mjs';
import { startChild } from '../api/child.mjs';
import { serverConfig } from '../api/serverConfig.mjs';
import { signIn } from '../api/sessions.mjs';
import { query } from '../ingest/gateways.mjs';
import { atMost, median } from '../table.mjs';

const FLEET = { trailers: 100_000, customers: 8 };
const MOVED = 10_000;
const READS = 25;
const MAX_TRANSFER_S = 60;
/** A read beside the transfer may take this many times as long as one without. */
const MAX_READS_RATIO = 2;

/** @param {{ postgresUrl: string, say: (line: string) => void }} options a server where databases may be made */
export async function benchTransfers({ postgresUrl, say }) {
  await bundleApi();
  const api = await import(API_BUNDLE);
  const name = `gladhand_bench_transfers_${process.pid}`;
  const url = Object.assign(new URL(postgresUrl), { pathname: `/${name}` }).href;
  await query(postgresUrl, `create database ${name}`);
  const children = [];
  const child = (file) => {
    const started = startChild(new URL(file, import.meta.url));
    children.push(started);
    return started;
  };
  try {
    say(`filling PostgreSQL with ${FLEET.trailers.toLocaleString('en')} trailers`);
    await child('../api/filler.mjs').ask('fill', { bundle: API_BUNDLE, postgresUrl: url, ...FLEET });
    await query(url, 'vacuum analyze');
    const { rows } = await query(url, LARGEST);
    const [{ from }] = rows;
    const { rows: receivers } = await query(
      url,
      `select customer_id as id from customers where customer_id <> ${from}`,
    );
    const { rows: moved } = await query(url, `select vin from trailer where customer_id = ${from} limit ${MOVED}`);
    const lines = moved.map(({ vin }) => vin);
    const config = serverConfig(JSON.stringify(await api.makeSigningJwk()), { databaseUrl: url });
    const server = await child('../api/product.mjs').ask('start', { bundle: API_BUNDLE, config });
    const { headers } = await signIn(server, 'admin', api.DEMO_PASSWORD);
    const session = { idToken: () => headers.authorization.replace('Bearer ', ''), onUnauthenticated() {} };
    const { fleetStatus, transfers } = api.createPortalApi({ endpoint: server, session });
    const read = () => timed(() => fleetStatus.page({ paginationInput: { pageSize: 50, pageNumber: 1 } }));

    const alone = [];
    for (let at = 0; at < READS; at++) {
      // A list is kept until trailers change, which they do in each batch of a transfer.
      await query(url, CHANGE);
      alone.push(await read());
    }
    say(`transferring ${lines.length.toLocaleString('en')} trailers`);
    const id = randomUUID();
    const input = { fromCustomerId: from, toCustomerId: receivers[0].id, lines };
    const checkMs = await timed(() => transfers.check(input));
    const startedAt = performance.now();
    await transfers.request({ ...input, id, timeZone: 'America/Chicago', trailers: lines.length });
    const beside = [];
    for (;;) {
      beside.push(await read());
      const { state } = await transfers.transfer(id);
      if (state === 'done') break;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    const seconds = (performance.now() - startedAt) / 1_000;
    const ratio = median(beside) / median(alone);
    return [
      atMost(
        `transfer of ${lines.length.toLocaleString('en')} trailers`,
        seconds,
        MAX_TRANSFER_S,
        ' s',
        `checked in ${(checkMs / 1_000).toFixed(1)} s`,
      ),
      atMost(
        'first page of the fleet beside it',
        ratio,
        MAX_READS_RATIO,
        'x',
        `${median(beside).toFixed(0)} ms in ${beside.length} reads, ${median(alone).toFixed(0)} ms without`,
      ),
    ];
  } finally {
    await Promise.all(children.map((started) => started.stop()));
    await query(postgresUrl, `drop database if exists ${name} with (force)`);
  }
}

const LARGEST = `select customer_id as "from" from trailer group by customer_id
  having count(*) >= ${MOVED} order by count(*) desc limit 1`;

const CHANGE = `insert into fleet_revisions (customer_id, revision) select customer_id, 1 from customers
  on conflict (customer_id) do update set revision = fleet_revisions.revision + 1`;

async function timed(call) {
  const startedAt = performance.now();
  await call();
  return performance.now() - startedAt;
}
