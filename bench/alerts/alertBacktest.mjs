// The back-test of a month of 1,000 trailers through the API, from the log and from stored days.
import { onFleet } from '../api/onFleet.mjs';
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
export function benchBacktest({ postgresUrl, say }) {
  return onFleet({ postgresUrl, say, name: 'backtest', fleet: FLEET }, async ({ api, url, query, serve, enter }) => {
    const opened = await api.openPostgres({ url });
    const repositories = api.createSqlRepositories(opened.db);
    say(`writing ${LOG.days} days of reports`);
    const reports = await fillLog(url, repositories);
    const { product, server } = await serve();
    const { portal } = await enter(server);
    const { rows } = await query('select min(customer_id)::int as id from trailer');
    const test = (condition) => runBacktest(portal, rows[0].id, condition);

    say('from the log');
    const fromLog = await test(Object.values(CONDITIONS)[0]);
    say('storing the days');
    const storedAt = performance.now();
    await api.daysJob({ repositories, now: () => new Date() }).run({ data: {}, signal: new AbortController().signal });
    const storedSeconds = ((performance.now() - storedAt) / 1_000).toFixed(0);
    await query('vacuum analyze alert_days');
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
      for (let count = 0; count < RUNS; count++) runs.push(await test(condition));
      const turnMs = await product.ask('longestTurnMs');
      lines.push(
        atMost(`${text}: first answer`, median(runs.map(({ firstMs }) => firstMs)), FIRST_MS, ' ms'),
        atMost(`${text}: all`, median(runs.map(({ allMs }) => allMs)), ALL_MS, ' ms', `${runs[0].firings} firings`),
        atMost(`${text}: longest turn of the event loop`, turnMs, TURN_MS, ' ms'),
      );
    }
    return lines;
  });
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
