// A database with a fleet, and the processes that a bench starts on it.
import { query } from '../ingest/gateways.mjs';
import { API_BUNDLE, bundleApi } from './bundle.mjs';
import { startChild } from './child.mjs';
import { serverConfig } from './serverConfig.mjs';
import { signIn } from './sessions.mjs';

/** Lists that the API keeps are read anew after it. */
const CHANGE_FLEETS = `insert into fleet_revisions (customer_id, revision) select customer_id, 1 from customers
  on conflict (customer_id) do update set revision = fleet_revisions.revision + 1`;

/**
 * Runs `work` on a new database with a fleet of the factory. The database and all processes that it started are gone
 * when this resolves.
 *
 * @param {{ postgresUrl: string, say: (line: string) => void, name: string,
 *   fleet: { trailers: number, customers: number } }} options a server where databases may be made
 */
export async function onFleet({ postgresUrl, say, name, fleet }, work) {
  await bundleApi();
  const api = await import(API_BUNDLE);
  const database = `gladhand_bench_${name}_${process.pid}`;
  const url = Object.assign(new URL(postgresUrl), { pathname: `/${database}` }).href;
  const signingKey = JSON.stringify(await api.makeSigningJwk());
  const children = [];
  const child = (file, heapOptions) => {
    const started = startChild(file, [], heapOptions);
    children.push(started);
    return started;
  };
  const serve = async (target = {}, heapOptions = undefined) => {
    const product = child('./product.mjs', heapOptions);
    const config = serverConfig(signingKey, { databaseUrl: url, ...target });
    return { product, server: await product.ask('start', { bundle: API_BUNDLE, config }) };
  };
  const enter = async (server) => {
    const { headers } = await signIn(server, 'admin', api.DEMO_PASSWORD);
    const session = { idToken: () => headers.authorization.replace('Bearer ', ''), onUnauthenticated() {} };
    return { headers, portal: api.createPortalApi({ endpoint: server, session }) };
  };
  await query(postgresUrl, `create database ${database}`);
  try {
    say(`filling PostgreSQL with ${fleet.trailers.toLocaleString('en')} trailers`);
    await child('./filler.mjs').ask('fill', { bundle: API_BUNDLE, postgresUrl: url, ...fleet });
    return await work({
      ...{ api, url, child, serve, enter },
      query: (text, values) => query(url, text, values),
      changeFleets: () => query(url, CHANGE_FLEETS),
    });
  } finally {
    await Promise.all(children.map((started) => started.stop()));
    await query(postgresUrl, `drop database if exists ${database} with (force)`);
  }
}
