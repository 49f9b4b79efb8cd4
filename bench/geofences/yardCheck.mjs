// Who was inside at an instant: the first page and the total of a customer of 10,000 trailers with 3,000,000 visits.
import { API_BUNDLE } from '../api/bundle.mjs';
import { startChild } from '../api/child.mjs';
import { query } from '../ingest/gateways.mjs';
import { atMost, median } from '../table.mjs';
import { fillVisits, YARD } from './fillVisits.mjs';

const DAYS_AGO = [0.5, 30, 150, 290];
const RUNS = 9;
const PAGE = { limit: 100, offset: 0 };
const AT_MOST_MS = 50;
const DAY_MS = 86_400_000;

/** @param {{ postgresUrl: string, say: (line: string) => void }} options a server where databases may be made */
export async function yardCheck({ postgresUrl, say }) {
  const api = await import(API_BUNDLE);
  const name = `gladhand_bench_yard_${process.pid}`;
  const url = Object.assign(new URL(postgresUrl), { pathname: `/${name}` }).href;
  const filler = startChild(new URL('../api/filler.mjs', import.meta.url));
  let opened;
  try {
    await query(postgresUrl, `create database ${name}`);
    await filler.ask('fill', { bundle: API_BUNDLE, postgresUrl: url, trailers: YARD.trailers, customers: 1 });
    say('filling PostgreSQL with 3,000,000 visits');
    const customerId = await fillVisits(url);
    opened = await api.openPostgres({ url });
    const { geofences } = api.createSqlRepositories(opened.db);
    const scope = { ...api.NO_TRAILERS, all: true };
    const took = [];
    for (let run = 0; run < RUNS; run++) {
      for (const days of DAYS_AGO) {
        const at = new Date(Date.now() - days * DAY_MS);
        const started = performance.now();
        const { total } = await geofences.visits({ customerId, scope, at, ...PAGE });
        // The first run warms the caches of the database.
        if (run > 0) took.push({ tookMs: performance.now() - started, total });
      }
    }
    const { total } = took.at(-1);
    const detail = `${total.toLocaleString('en')} inside 290 days ago`;
    return [
      atMost('yard check over 3,000,000 visits', median(took.map(({ tookMs }) => tookMs)), AT_MOST_MS, ' ms', detail),
    ];
  } finally {
    await opened?.close();
    await filler.stop();
    await query(postgresUrl, `drop database if exists ${name} with (force)`);
  }
}
