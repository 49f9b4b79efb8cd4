// The back-test of a month of 1,000 trailers through the API, from the log and from stored days.
import { API_BUNDLE, bundleApi } from '../api/bundle.mjs';
import { startChild } from '../api/child.mjs';
import { serverConfig } from '../api/serverConfig.mjs';
import { signIn } from '../api/sessions.mjs';
import { query } from '../ingest/gateways.mjs';
import { atMost, line, median } from '../table.mjs';
import { fillLog, LOG } from './fillLog.mjs';

const FLEET = { trailers: 1_000, customers: 1 };
const RUNS = 3;
const FIRST_MS = 500;
const ALL_MS = 3_000;
const TURN_MS = 50;
const CONDITIONS = {
  'a door that is open for 20 minutes': { kind: 'doorFor', status: 'open', durationMs: 20 * 60_000 },
  'fuel below 25 %': { kind: 'fuelBelow', percent: 25 },
};

/** @param {{ postgresUrl: string, say: (line: string) => void }} options a server where databases may be made */
export async function benchBacktest({ postgresUrl, say }) {
  await bundleApi();
  const api = await import(API_BUNDLE);
  const name = `gladhand_bench_backtest_${process.pid}`;
  const url = Object.assign(new URL(postgresUrl), { pathname: `/${name}` }).href;
  await query(postgresUrl, `create database ${name}`);
  const children = [];
  const child = (file) => {
    const started = startChild(new URL(`../api/${file}`, import.meta.url));
    children.push(started);
    return started;
  };
  try {
    await child('filler.mjs').ask('fill', { bundle: API_BUNDLE, postgresUrl: url, ...FLEET });
    const opened = await api.openPostgres({ url });
    const repositories = api.createSqlRepositories(opened.db);
    say(`writing ${LOG.days} days of reports`);
    const reports = await fillLog(url, repositories);
    const product = child('product.mjs');
    const config = serverConfig(JSON.stringify(await api.makeSigningJwk()), { databaseUrl: url });
    const server = await product.ask('start', { bundle: API_BUNDLE, config });
    const { headers } = await signIn(server, 'admin', api.DEMO_PASSWORD);
    const session = { idToken: () => headers.authorization.replace('Bearer ', ''), onUnauthenticated() {} };
    const portal = api.createPortalApi({ endpoint: server, session });
    const { rows } = await query(url, 'select min(customer_id)::int as id from trailer');
    const run = (condition) => runBacktest(portal, rows[0].id, condition);

    say('from the log');
    const fromLog = await run(Object.values(CONDITIONS)[0]);
    say('storing the days');
    const storedAt = performance.now();
    await api.daysJob({ repositories, now: () => new Date() }).run({ data: {}, signal: new AbortController().signal });
    const storedSeconds = ((performance.now() - storedAt) / 1_000).toFixed(0);
    await query(url, 'vacuum analyze alert_days');
    await opened.close();
    const lines = [
      line('reports of 1,000 trailers in 30 days', reports.toLocaleString('en')),
      line('back-test from the log', `${fromLog.allMs.toFixed(0)} ms`),
      line('storing the days once', `${storedSeconds} s`),
    ];
    for (const [text, condition] of Object.entries(CONDITIONS)) {
      say(text);
      await product.ask('watchTurns');
      const runs = [];
      for (let count = 0; count < RUNS; count++) runs.push(await run(condition));
      const turnMs = await product.ask('longestTurnMs');
      lines.push(
        atMost(`${text}: first answer`, median(runs.map(({ firstMs }) => firstMs)), FIRST_MS, ' ms'),
        atMost(`${text}: all`, median(runs.map(({ allMs }) => allMs)), ALL_MS, ' ms', `${runs[0].firings} firings`),
        atMost(`${text}: longest turn of the event loop`, turnMs, TURN_MS, ' ms'),
      );
    }
    return lines;
  } finally {
    await Promise.all(children.map((started) => started.stop()));
    await query(postgresUrl, `drop database if exists ${name} with (force)`);
  }
}

async function runBacktest(portal, customerId, condition) {
  const startedAt = performance.now();
  let firstMs;
  let firings = 0;
  let after;
  do {
    const page = await portal.alerts.backtest({
      ...{ customerId, condition, days: LOG.days, allVehicles: true, vehicleIds: [], vehicleGroupIds: [] },
      ...(after && { after }),
    });
    firstMs ??= performance.now() - startedAt;
    firings += page.firings.length;
    after = page.next;
  } while (after);
  return { firstMs, allMs: performance.now() - startedAt, firings };
}
