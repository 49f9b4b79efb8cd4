// Compares our grid with a page of bare recycled nodes that have the same cells: 100,000 rows from memory, in Chromium.
// Measures main-thread CPU per frame while scrolling, time to the first rows, rows that are missing in their frame, and
// the cost of a sort and of a key in a filter. A page that writes only text is measured for comparison.
import { comparePages, ratio } from '../pages.mjs';
import { atMost, line, median } from '../table.mjs';

const SCROLLS = {
  vertical: { axis: 'y', stepPx: 84, frames: 120 },
  'vertical, a page a frame': { axis: 'y', stepPx: 1400, frames: 60 },
  horizontal: { axis: 'x', stepPx: 60, frames: 80 },
};
/**
 * What is done with the rows, and the limit as a multiple of the floor's CPU. The floor sorts prepared texts each time.
 */
const ORDERS = { sort: 2, 'the other direction': 0.5, 'the same sort again': 0.5, 'filter, a key': 1.25 };
const WHEEL = 'wheel';
const WHEEL_FRAMES = 60;
const WHEEL_STEP_PX = 120;
const PER_FRAME = [...Object.keys(SCROLLS), WHEEL];
const QUERY = '0427';
const MAX_CPU = 1.25;
const MAX_FIRST_ROWS = 2;

export async function benchGrid(browser) {
  const pages = ['ours', 'bare', 'text', 'widget'].map((peer) => `peer=${peer}`);
  const visits = await comparePages({ name: 'grid', pages, visit, ...browser });
  const [ours, bare, text, widget] = pages.map((page) => visits[page]);
  return report({ ours, bare, text, widget });
}

async function visit({ page, call, cpuMs }) {
  const sorts = /peer=(ours|bare)/.test(page.url());
  const visited = { blank: 0 };
  visited.firstRowsCpuMs = await cpuMs(async () => {
    visited.firstRowsMs = await call('mount');
  });
  await call('scroll', { axis: 'y', stepPx: 84, frames: 20 });
  visited[WHEEL] = (await cpuMs(() => turnWheel(page))) / WHEEL_FRAMES;
  for (const [name, run] of Object.entries(SCROLLS)) {
    visited[name] = (await cpuMs(() => call('scroll', run))) / run.frames;
  }
  await call('scroll', { axis: 'x', stepPx: 0, frames: 1 });
  for (const run of Object.values(SCROLLS)) {
    if (run.axis === 'y') visited.blank += await call('scroll', { ...run, watch: true });
  }
  await call('scroll', { axis: 'y', stepPx: 0, frames: 2 });
  if (sorts) await order({ call, cpuMs, visited });
  return visited;
}

/** Over the rows, as a user does. Unlike `scroll`, it includes hit tests and hovering. */
async function turnWheel(page) {
  await page.mouse.move(640, 400);
  for (let turn = 0; turn < WHEEL_FRAMES; turn++) {
    await page.mouse.wheel(0, WHEEL_STEP_PX);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
}

async function order({ call, cpuMs, visited }) {
  visited.sort = await cpuMs(() => call('sort', true));
  visited['the other direction'] = await cpuMs(() => call('sort', false));
  visited['the same sort again'] = await cpuMs(() => call('sort', true));
  await call('expect', QUERY);
  visited['filter, a key'] =
    (await cpuMs(async () => {
      for (let length = 1; length <= QUERY.length; length++) await call('filter', QUERY.slice(0, length));
    })) / QUERY.length;
}

function report(visits) {
  const medianOf = (peer, name) => median(visits[peer].map((visited) => visited[name]));
  const against = (label, name, limit) => ratio(label, name, { ours: visits.ours, floor: visits.bare, limit });
  const blank = visits.ours.reduce((sum, visited) => sum + visited.blank, 0);
  return [
    ...PER_FRAME.map((name) => against(`DataGrid, CPU per frame, ${name}`, name, MAX_CPU)),
    against('DataGrid, first rows', 'firstRowsMs', MAX_FIRST_ROWS),
    line(
      'DataGrid, first rows, CPU',
      `${medianOf('ours', 'firstRowsCpuMs').toFixed(0)} and ${medianOf('bare', 'firstRowsCpuMs').toFixed(0)} ms`,
    ),
    ...Object.entries(ORDERS).map(([name, limit]) => against(`DataGrid, 100,000 rows, ${name}`, name, limit)),
    atMost('DataGrid, rows not drawn in their frame', blank, 0),
    ...PER_FRAME.map((name) =>
      line(
        `FleetStatusGrid, CPU per frame, ${name}`,
        `${(medianOf('widget', name) / medianOf('bare', name)).toFixed(2)}x (${medianOf('widget', name).toFixed(2)} ms)`,
      ),
    ),
    ...[...PER_FRAME, 'firstRowsMs'].map((name) =>
      line(`DataGrid against text alone, ${name}`, `${(medianOf('ours', name) / medianOf('text', name)).toFixed(2)}x`),
    ),
  ];
}
