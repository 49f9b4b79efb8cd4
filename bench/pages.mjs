// Shared by the benchmarks in a browser: builds two or more pages that do the same work, visits them in turns, and
// measures the CPU time of their main thread.
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { chromium } from 'playwright';
import { build, defaultClientConditions } from 'vite';
import { serve } from '../scripts/serve-static.mjs';
import { atMost, median } from './table.mjs';

/** Visits of each page. */
const ROUNDS = 7;

/**
 * Builds bench/<name> and visits each page `rounds` times, in reverse order every other round. A page is the query of
 * its address and exposes `window.bench`. `visit` returns numbers by name; the results of all visits are returned by
 * page.
 */
export async function comparePages({ name, pages, visit, rounds = ROUNDS, executablePath, args, say }) {
  say(`building the pages of ${name}`);
  const outDir = resolve('node_modules/.cache/gladhand-bench', name);
  await build({
    configFile: false,
    root: `bench/${name}`,
    logLevel: 'warn',
    plugins: [react()],
    resolve: { conditions: ['@gladhand/source', ...defaultClientConditions] },
    build: { outDir, emptyOutDir: true, target: 'es2023' },
  });
  const server = await serve(outDir);
  const browser = await chromium.launch({ executablePath, args });
  const visits = Object.fromEntries(pages.map((query) => [query, []]));
  try {
    for (let round = 0; round < rounds; round++) {
      say(`round ${round + 1} of ${rounds}`);
      for (const query of round % 2 ? pages.toReversed() : pages) {
        visits[query].push(await visitPage(browser, `${server.url}/?${query}`, visit));
      }
    }
  } finally {
    await browser.close();
    await server.close();
  }
  return visits;
}

async function visitPage(browser, url, visit) {
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
    await page.evaluate(async () => void (await window.bench));
    const call = (work, given) =>
      page.evaluate(async ([asked, value]) => (await window.bench)[asked](value), [work, given]);
    const cpuMs = async (work) => {
      // Collect the garbage of earlier steps first, so that this measurement doesn't pay for it.
      await cdp.send('HeapProfiler.collectGarbage');
      const before = await taskMs(cdp);
      await work();
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      return (await taskMs(cdp)) - before;
    };
    const longestTaskMs = (work) => longestTask(browser, page, work);
    return await visit({ page, call, cpuMs, longestTaskMs });
  } finally {
    await context.close();
  }
}

async function taskMs(cdp) {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
}

const TASKS = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'];

/**
 * The longest task of the main thread while some work is done, by the time that the thread worked. A browser without a
 * graphics card also waits in it: it reads each picture of a map back from the process that draws it.
 */
async function longestTask(browser, page, work) {
  await browser.startTracing(page, { categories: TASKS });
  await work();
  const { traceEvents } = JSON.parse(await browser.stopTracing());
  const threadOf = ({ pid, tid }) => `${pid} ${tid}`;
  const frames = Object.groupBy(
    traceEvents.filter(({ name }) => name === 'FireAnimationFrame'),
    threadOf,
  );
  const [main] = Object.entries(frames).sort(([, a], [, b]) => b.length - a.length)[0] ?? [];
  const tasks = traceEvents.filter((event) => event.name === 'RunTask' && threadOf(event) === main);
  if (tasks.length === 0) throw new Error('[bench] the browser recorded no tasks');
  return Math.max(...tasks.map(({ tdur }) => tdur)) / 1_000;
}

/** The table row with our median as a multiple of the floor's median. */
export function ratio(label, name, { ours, floor, limit }) {
  const medianOf = (visits) => median(visits.map((visited) => visited[name]));
  return atMost(
    label,
    medianOf(ours) / medianOf(floor),
    limit,
    'x',
    `${medianOf(ours).toFixed(2)} and ${medianOf(floor).toFixed(2)} ms`,
  );
}
