// The API at 100,000 trailers: throughput compared with a bare server, pages at any depth, and the embedded database.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { API_BUNDLE, bundleApi } from './bundle.mjs';
import { startChild } from './child.mjs';
import { compareDepth } from './depth.mjs';
import { compareEmbedded } from './embedded.mjs';
import { createQuestions } from './questions.mjs';
import { measureSearch } from './search.mjs';
import { serverConfig } from './serverConfig.mjs';
import { signIn } from './sessions.mjs';
import { compareThroughput } from './throughput.mjs';

const LARGE = { trailers: 100_000, customers: 50 };
const SMALL = { trailers: 10_000, customers: 12 };

/** @param {{ postgresUrl: string, say: (line: string) => void }} options a server where databases may be made */
export async function benchApi({ postgresUrl, say }) {
  await bundleApi();
  const folder = await mkdtemp(join(tmpdir(), 'gladhand-bench-'));
  const databases = [];
  const children = [];
  const child = (file) => {
    const started = startChild(file);
    children.push(started);
    return started;
  };
  try {
    return await run();
  } finally {
    await Promise.all(children.map((started) => started.stop()));
    await onServer(postgresUrl, async (client) => {
      for (const name of databases) await client.query(`drop database if exists ${name} with (force)`);
    });
    await rm(folder, { recursive: true, force: true });
  }

  async function database(name) {
    const full = `gladhand_bench_${name}_${process.pid}`;
    databases.push(full);
    await onServer(postgresUrl, (client) => client.query(`create database ${full}`));
    const url = new URL(postgresUrl);
    url.pathname = `/${full}`;
    return url.href;
  }

  async function fill(target) {
    const filler = startChild('./filler.mjs');
    children.push(filler);
    const filled = await filler.ask('fill', { bundle: API_BUNDLE, ...target });
    await filler.stop();
    return filled;
  }

  async function serve(signingKey, target) {
    const product = child('./product.mjs');
    const url = await product.ask('start', { bundle: API_BUNDLE, config: serverConfig(signingKey, target) });
    return { product, url };
  }

  async function run() {
    const api = await import(API_BUNDLE);
    const signingKey = JSON.stringify(await api.makeSigningJwk());
    const { publicJwk } = await api.tokenKeysFrom(JSON.parse(signingKey));
    const ask = createQuestions(api.persistedDocuments);
    const columns = api.FLEET_STATUS_FIELDS.filter(({ sortable }) => sortable).map(({ id }) => id);
    const enter = (url, name) => signIn(url, name, api.DEMO_PASSWORD);

    say(`filling PostgreSQL with ${LARGE.trailers.toLocaleString('en')} trailers`);
    const large = await database('large');
    const { searchText } = await fill({ postgresUrl: large, ...LARGE });
    const { product, url: productUrl } = await serve(signingKey, { databaseUrl: large });
    const bare = child('./bare.mjs');
    const servers = { product, productUrl, bare, bareUrl: await bare.ask('start', { publicJwk, postgresUrl: large }) };

    const lines = [];
    const note = (...measured) => {
      lines.push(...measured);
      for (const { name, measured: value } of measured) say(`  ${name}: ${value}`);
    };
    for (const [account, label] of [
      ['admin', 'all customers'],
      ['customer', 'group-bound'],
    ]) {
      const user = await enter(productUrl, account);
      say(`${label}: requests per second`);
      const first = `${label}: first page against a bare server`;
      note(await compareThroughput(servers, user, first, ask({})));
      const search = `${label}: search '${searchText}' against a bare server`;
      note(await compareThroughput(servers, user, search, ask({ search: searchText })));
      note(await measureSearch(productUrl, user, api.persistedDocuments, searchText, label));
      say(`${label}: pages by every column`);
      note(...(await compareDepth(servers, user, ask, columns, label)));
    }
    await Promise.all([product.stop(), bare.stop()]);

    say(`filling the embedded database and PostgreSQL with ${SMALL.trailers.toLocaleString('en')} trailers`);
    const small = await database('small');
    await fill({ postgresUrl: small, ...SMALL });
    const dataDir = join(folder, 'data');
    const pglite = { dir: join(dataDir, 'pglite'), snapshotDir: join(folder, 'snapshots') };
    await fill({ pglite, ...SMALL });
    const embedded = await serve(signingKey, { dataDir });
    const postgres = await serve(signingKey, { databaseUrl: small });
    say('embedded: pages by every column');
    const pair = {
      embedded: { url: embedded.url, user: await enter(embedded.url, 'admin') },
      postgres: { url: postgres.url, user: await enter(postgres.url, 'admin') },
    };
    note(...(await compareEmbedded(pair, ask, columns)));
    return lines;
  }
}

async function onServer(url, work) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
