// Our grid beside a page of bare recycled nodes with the same cells, 100,000 rows from memory, in Chromium: CPU of the
// main thread per frame while scrolling, time to the first rows, and rows that are not drawn when their frame is. What a
// page that writes nothing but text would take is told beside it.
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { chromium } from 'playwright';
import { build, defaultClientConditions } from 'vite';
import { serve } from '../../scripts/serve-static.mjs';
import { atMost, median, told } from '../table.mjs';

const OUT_DIR = resolve('node_modules/.cache/gladhand-bench/grid');
const ROUNDS = 7;
const SCROLLS = {
  vertical: { axis: 'y', stepPx: 84, frames: 120 },
  'vertical, a page a frame': { axis: 'y', stepPx: 1400, frames: 60 },
  horizontal: { axis: 'x', stepPx: 60, frames: 80 },
};
const CPU_AT_MOST = 1.6;
const FIRST_ROWS_AT_MOST = 2;

export async function benchGrid({ executablePath, args, say }) {
  say('building the pages');
  await build({
    configFile: false,
    root: 'bench/grid',
    logLevel: 'warn',
    plugins: [react()],
    resolve: { conditions: ['@gladhand/source', ...defaultClientConditions] },
    build: { outDir: OUT_DIR, emptyOutDir: true, target: 'es2023' },
  });
  const server = await serve(OUT_DIR);
  const browser = await chromium.launch({ executablePath, args });
  const visits = { ours: [], bare: [], text: [], widget: [] };
  try {
    for (let round = 0; round < ROUNDS; round++) {
      say(`round ${round + 1} of ${ROUNDS}`);
      const peers = Object.keys(visits);
      for (const peer of round % 2 ? peers.reverse() : peers) {
        visits[peer].push(await visit(browser, `${server.url}/?peer=${peer}`));
      }
    }
  } finally {
    await browser.close();
    await server.close();
  }
  return report(visits);
}

async function visit(browser, url) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    page.on('pageerror', (error) => {
      throw error;
    });
    const cdp = await context.newCDPSession(page);
    // Ticks of the thread, so that waiting for a busy machine does not count.
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.goto(url);
    await page.evaluate(async () => void (await window.gridBench));
    const cpuMs = async (work) => {
      const before = await taskMs(cdp);
      const result = await work();
      return { result, spentMs: (await taskMs(cdp)) - before };
    };
    const mounted = await cpuMs(() => page.evaluate(async () => (await window.gridBench).mount()));
    const visited = { firstRowsMs: mounted.result, firstRowsCpuMs: mounted.spentMs, blank: 0 };
    const scroll = (run) => page.evaluate(async (given) => (await window.gridBench).scroll(given), run);
    await scroll({ axis: 'y', stepPx: 84, frames: 20 });
    for (const [name, run] of Object.entries(SCROLLS)) {
      visited[name] = (await cpuMs(() => scroll(run))).spentMs / run.frames;
    }
    await page.evaluate(async () => (await window.gridBench).scroll({ axis: 'x', stepPx: 0, frames: 1 }));
    for (const run of Object.values(SCROLLS)) {
      if (run.axis === 'y') visited.blank += await scroll({ ...run, watch: true });
    }
    return visited;
  } finally {
    await context.close();
  }
}

async function taskMs(cdp) {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
}

function report(visits) {
  const of = (peer, name) => median(visits[peer].map((visited) => visited[name]));
  const against = (label, name, limit) =>
    atMost(
      label,
      of('ours', name) / of('bare', name),
      limit,
      'x',
      `${of('ours', name).toFixed(2)} and ${of('bare', name).toFixed(2)} ms`,
    );
  const blank = (peer) => visits[peer].reduce((sum, visited) => sum + visited.blank, 0);
  return [
    ...Object.keys(SCROLLS).map((name) => against(`DataGrid, CPU per frame, ${name}`, name, CPU_AT_MOST)),
    against('DataGrid, first rows', 'firstRowsMs', FIRST_ROWS_AT_MOST),
    told(
      'DataGrid, first rows, CPU',
      `${of('ours', 'firstRowsCpuMs').toFixed(0)} and ${of('bare', 'firstRowsCpuMs').toFixed(0)} ms`,
    ),
    atMost('DataGrid, rows not drawn in their frame', blank('ours'), 0),
    ...Object.keys(SCROLLS).map((name) =>
      told(
        `FleetStatusGrid, CPU per frame, ${name}`,
        `${(of('widget', name) / of('bare', name)).toFixed(2)}x (${of('widget', name).toFixed(2)} ms)`,
      ),
    ),
    ...[...Object.keys(SCROLLS), 'firstRowsMs'].map((name) =>
      told(`DataGrid against text alone, ${name}`, `${(of('ours', name) / of('text', name)).toFixed(2)}x`),
    ),
  ];
}
