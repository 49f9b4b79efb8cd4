// Measures the map at scale in Chromium: the load of the main thread, minus its idle load, during a refresh in which
// every trailer has moved, compared with one DOM marker per trailer. It is measured with and without drawing the map,
// because there is no graphics card. Also compares the list of 100,000 trailers with bare recycled nodes, and measures
// what the API sends for them before the first markers are drawn.
import { comparePages, ratio } from '../pages.mjs';
import { atMost, line, median } from '../table.mjs';
import { firstMarks } from './firstMarks.mjs';

const MAIN_THREAD_MS = 50;
const SCROLL = { stepPx: 84, frames: 120 };
const REFRESHES = 3;
const page = (peer, trailers) => `peer=${peer}&trailers=${trailers}`;
const drawn = (trailers) => `${page('ours', trailers)}&draws`;
const WORKER = page('ours', 50_000);
const SERVER = page('ours', 100_000);
const CONTROL_WORKER = `${WORKER}&control`;
const CONTROL_SERVER = `${SERVER}&control`;
const ALONE = `${page('ours', 10_000)}&alone`;
const MARKERS = page('markers', 10_000);
const BARE_LIST = page('bareList', 100_000);

export async function benchMap({ postgresUrl, say, ...browser }) {
  const pages = [
    WORKER,
    SERVER,
    CONTROL_WORKER,
    CONTROL_SERVER,
    drawn(50_000),
    drawn(100_000),
    ALONE,
    `${ALONE}&draws`,
    MARKERS,
    BARE_LIST,
  ];
  const visits = await comparePages({ name: 'map', pages, visit, say, ...browser });
  const medianOf = (query, name) => median(visits[query].map((visited) => visited[name]));
  const work = (label, query) => [
    atMost(`${label}, main thread`, medianOf(query, 'refresh'), MAIN_THREAD_MS, ' ms'),
    atMost(`${label}, longest task`, medianOf(query, 'longest'), MAIN_THREAD_MS, ' ms', '0: none over 50 ms'),
  ];
  const inSoftware = (label, query) =>
    line(`${label}, with MapLibre drawing in software`, `${medianOf(`${query}&draws`, 'refresh').toFixed(0)} ms`);
  return [
    ...work('Map, 50,000 moved, through the worker', WORKER),
    inSoftware('Map, 50,000 moved, through the worker', WORKER),
    ...work("Map, 100,000 moved, through the server's cells", SERVER),
    inSoftware("Map, 100,000 moved, through the server's cells", SERVER),
    ...work('Fleet Control, 50,000 moved, counted in the worker', CONTROL_WORKER),
    ...work('Fleet Control, 100,000 moved, counted by the server', CONTROL_SERVER),
    ratio('Live map alone, 10,000 moved, to a marker of the DOM each, less the pages at rest', 'added', {
      ours: visits[ALONE],
      floor: visits[MARKERS],
      limit: 0.01,
    }),
    line(
      'The same with the pages at rest',
      `${medianOf(ALONE, 'refresh').toFixed(2)} and ${medianOf(MARKERS, 'refresh').toFixed(2)} ms`,
    ),
    inSoftware('Live map alone, 10,000 moved', ALONE),
    ratio('Tracking list, 100,000 trailers, scroll', 'scroll', {
      ours: visits[SERVER],
      floor: visits[BARE_LIST],
      limit: 1.25,
    }),
    ...(await firstMarks({ postgresUrl, say })),
  ];
}

async function visit({ page: tab, call, cpuMs }) {
  tab.setDefaultTimeout(120_000);
  await call('mount');
  const visited = { refresh: [], rest: [], longest: [] };
  for (let i = 0; i < REFRESHES; i++) {
    await call('prepare');
    visited.refresh.push(
      await cpuMs(async () => {
        visited.longest.push(await call('refresh'));
      }),
    );
    visited.rest.push(await cpuMs(() => call('rest')));
  }
  await call('scroll', { ...SCROLL, frames: 20 });
  const scroll = (await cpuMs(() => call('scroll', SCROLL))) / SCROLL.frames;
  const refresh = median(visited.refresh);
  return { refresh, added: refresh - median(visited.rest), longest: median(visited.longest), scroll };
}
