// Our tree beside a page of bare recycled nodes, in Chromium: CPU of the main thread for what people do to a tree.
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { chromium } from 'playwright';
import { build, defaultClientConditions } from 'vite';
import { serve } from '../../scripts/serve-static.mjs';
import { atMost, median } from '../table.mjs';

const OUT_DIR = resolve('node_modules/.cache/gladhand-bench/tree');
const ROUNDS = 7;
const SIZES = ['10021', '100000'];
const SCROLL = { stepPx: 84, frames: 120 };
const QUERY = '017';
/** What is done, and how many times the floor's CPU it may take. */
const LIMITS = { mount: 2, 'expand all': 2, 'toggle the root': 1.35, scroll: 2, 'filter, a key': 2 };

export async function benchTree({ executablePath, args, say }) {
  say('building the pages');
  await build({
    configFile: false,
    root: 'bench/tree',
    logLevel: 'warn',
    plugins: [react()],
    resolve: { conditions: ['@gladhand/source', ...defaultClientConditions] },
    build: { outDir: OUT_DIR, emptyOutDir: true, target: 'es2023' },
  });
  const server = await serve(OUT_DIR);
  const browser = await chromium.launch({ executablePath, args });
  const visits = Object.fromEntries(SIZES.map((size) => [size, { ours: [], bare: [] }]));
  try {
    for (let round = 0; round < ROUNDS; round++) {
      say(`round ${round + 1} of ${ROUNDS}`);
      for (const size of SIZES) {
        for (const peer of round % 2 ? ['bare', 'ours'] : ['ours', 'bare']) {
          visits[size][peer].push(await visit(browser, `${server.url}/?peer=${peer}&nodes=${size}`));
        }
      }
    }
  } finally {
    await browser.close();
    await server.close();
  }
  return SIZES.flatMap((size) => report(size, visits[size]));
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
    await page.evaluate(async () => void (await window.treeBench));
    const call = (name, given) =>
      page.evaluate(async ([asked, value]) => (await window.treeBench)[asked](value), [name, given]);
    const cpuMs = async (work) => {
      const before = await taskMs(cdp);
      await work();
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      return (await taskMs(cdp)) - before;
    };
    const visited = {};
    visited.mount = await cpuMs(() => call('mount'));
    visited['expand all'] = await cpuMs(() => call('expandAll'));
    const { x, y } = await call('rootBox');
    await page.mouse.move(x, y);
    const toggle = async (checked) => {
      await page.mouse.down();
      await page.mouse.up();
      await call('showsChecked', checked);
    };
    await toggle(true);
    await toggle(false);
    visited['toggle the root'] =
      (await cpuMs(async () => {
        for (const checked of [true, false, true, false, true]) await toggle(checked);
      })) / 5;
    await call('scroll', { ...SCROLL, frames: 20 });
    visited.scroll = (await cpuMs(() => call('scroll', SCROLL))) / SCROLL.frames;
    visited['filter, a key'] =
      (await cpuMs(async () => {
        for (let length = 1; length <= QUERY.length; length++) await call('search', QUERY.slice(0, length));
      })) / QUERY.length;
    return visited;
  } finally {
    await context.close();
  }
}

async function taskMs(cdp) {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
}

function report(size, visits) {
  const of = (peer, name) => median(visits[peer].map((visited) => visited[name]));
  return Object.entries(LIMITS).map(([name, limit]) =>
    atMost(
      `Tree, ${Number(size).toLocaleString('en')} nodes, ${name}`,
      of('ours', name) / of('bare', name),
      limit,
      'x',
      `${of('ours', name).toFixed(2)} and ${of('bare', name).toFixed(2)} ms`,
    ),
  );
}
