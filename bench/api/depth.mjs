// What a page costs by its position in an order, for every sortable column.
import { atMost, line, median } from '../table.mjs';
import { createCaller } from './client.mjs';
import { lastPage, pageOf } from './questions.mjs';

const SAMPLES = 7;
/** More samples are taken while a column looks too slow, because one busy moment of the machine is not the column's. */
const MAX_SAMPLES = 42;
const MAX = 1.5;

async function measureColumn(caller, user, ask, sortBy) {
  const send = (pageNumber) => caller.post('/graphql', ask({ sortBy, pageNumber }).body, user.headers);
  // The second page waits for the order, so it is known from here on.
  const buildMs = (await send(2)).tookMs;
  const last = lastPage(pageOf(await send(2)).total);
  const pages = { second: 2, middle: Math.ceil(last / 2), last };
  const times = { first: [], second: [], middle: [], last: [] };
  let worst;
  do {
    for (let i = 0; i < SAMPLES; i++) {
      times.first.push((await send(1)).tookMs);
      for (const [name, pageNumber] of Object.entries(pages)) times[name].push((await send(pageNumber)).tookMs);
    }
    const first = median(times.first);
    const ratios = Object.keys(pages).map((place) => ({ place, ratio: median(times[place]) / first }));
    worst = ratios.reduce((a, b) => (a.ratio >= b.ratio ? a : b));
  } while (worst.ratio > MAX && times.first.length < MAX_SAMPLES);
  return { sortBy, buildMs, last, firstMs: median(times.first), ...worst };
}

/** @returns {Promise<import('../table.mjs').Line[]>} */
export async function compareDepth(servers, user, ask, columns, name) {
  const caller = createCaller(servers.productUrl, 1);
  const measured = [];
  for (const sortBy of columns) measured.push(await measureColumn(caller, user, ask, sortBy));
  caller.close();
  const worst = measured.reduce((a, b) => (a.ratio >= b.ratio ? a : b));
  const where = `${worst.sortBy}, ${worst.place} of ${worst.last} pages; ${columns.length} columns`;
  return [
    atMost(`${name}: any page of a known order against its page 1`, worst.ratio, MAX, 'x', where),
    line(
      `${name}: page 1, one caller; building an order`,
      `${median(measured.map(({ firstMs }) => firstMs)).toFixed(1)} ms; ${median(measured.map(({ buildMs }) => buildMs)).toFixed(0)} ms`,
    ),
  ];
}
