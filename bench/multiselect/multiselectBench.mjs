// Our MultiSelect beside a page of bare recycled nodes, in Chromium: CPU of the main thread for what people do to it.
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { chromium } from 'playwright';
import { build, defaultClientConditions } from 'vite';
import { serve } from '../../scripts/serve-static.mjs';
import { atMost, median } from '../table.mjs';

const OUT_DIR = resolve('node_modules/.cache/gladhand-bench/multiselect');
const ROUNDS = 7;
const SIZES = [5_000, 100_000];
const QUERY = '427';
/** How many times the floor's CPU each thing that people do may take. */
const LIMIT = 2;
const WORK = ['open', 'filter, a key', 'pick one', 'set all', 'reopen with all'];

export async function benchMultiselect({ executablePath, args, say }) {
  say('building the pages');
  await build({
    configFile: false,
    root: 'bench/multiselect',
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
          visits[size][peer].push(await visit(browser, `${server.url}/?peer=${peer}&options=${size}`, size));
        }
      }
    }
  } finally {
    await browser.close();
    await server.close();
  }
  return SIZES.flatMap((size) => report(size, visits[size]));
}

async function visit(browser, url, size) {
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
    await page.evaluate(async () => void (await window.multiselectBench));
    const call = (name, given) =>
      page.evaluate(async ([asked, value]) => (await window.multiselectBench)[asked](value), [name, given]);
    const cpuMs = async (work) => {
      const before = await taskMs(cdp);
      await work();
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      return (await taskMs(cdp)) - before;
    };
    let chosen = 0;
    const press = async () => {
      await page.mouse.down();
      await page.mouse.up();
    };
    const aim = async ({ x, y }) => {
      await page.mouse.move(x, y);
      // what the hover costs does not count
      await call('chose', chosen);
    };
    const open = async () => {
      await aim(await call('field'));
      return cpuMs(async () => {
        await press();
        await call('lists', '');
      });
    };

    await call('mount');
    const visited = {};
    visited.open = await open();
    await aim(await call('row', 2));
    visited['pick one'] = await cpuMs(async () => {
      await press();
      chosen = 1;
      await call('chose', chosen);
    });
    visited['filter, a key'] =
      (await cpuMs(async () => {
        for (let length = 1; length <= QUERY.length; length++) {
          await page.keyboard.press(QUERY[length - 1]);
          await call('lists', QUERY.slice(0, length));
        }
      })) / QUERY.length;
    await page.mouse.click(900, 600);
    await call('closed');
    visited['set all'] = await cpuMs(() => call('choose', size));
    chosen = size;
    visited['reopen with all'] = await open();
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
  return WORK.map((name) =>
    atMost(
      `MultiSelect, ${size.toLocaleString('en')} options, ${name}`,
      of('ours', name) / of('bare', name),
      LIMIT,
      'x',
      `${of('ours', name).toFixed(2)} and ${of('bare', name).toFixed(2)} ms`,
    ),
  );
}
