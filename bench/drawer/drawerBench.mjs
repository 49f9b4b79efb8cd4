// The trailer drawer in the started product: frames until it opens, and round trips to the server until it is complete.
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { freePort } from '../../scripts/postgres.mjs';
import { API_MAIN, buildProduct, PORTAL_DIR } from '../../scripts/product.mjs';
import { atMost, line, median } from '../table.mjs';

const ROUNDS = 7;
const READY_WITHIN_MS = 120_000;
const ACCOUNT = { email: 'admin@gladhand.example', password: 'Gladhand-2026!' };

export async function benchDrawer({ executablePath, args, say }) {
  await buildProduct(say);
  const data = await mkdtemp(join(tmpdir(), 'gladhand-drawer-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, [API_MAIN, `--portal=${PORTAL_DIR}`], {
    env: { ...process.env, GLADHAND_MODE: 'demonstration', GLADHAND_DATA: join(data, 'data'), PORT: String(port) },
    stdio: 'ignore',
  });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  const browser = await chromium.launch({ executablePath, args });
  try {
    await ready(`${url}/health/ready`);
    const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
    await page.goto(`${url}/tracking`);
    await page.getByLabel('Email').fill(ACCOUNT.email);
    await page.getByLabel('Password', { exact: true }).fill(ACCOUNT.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('option').first().waitFor();
    await page.locator('[data-map-idle]').waitFor({ state: 'attached' });
    say(`${ROUNDS} trailers`);
    const seen = [];
    for (let row = 1; row <= ROUNDS; row++) seen.push(await page.evaluate(openRow, row));
    return [
      atMost('frames from the click to the drawer with its head', median(seen.map(({ frames }) => frames)), 1),
      atMost('trips to the server, one after the other', Math.max(...seen.map(({ trips }) => trips)), 1),
      line('from the click to its sections with readings', `${median(seen.map(({ readMs }) => readMs)).toFixed(0)} ms`),
      line('questions at the same time', `${Math.max(...seen.map(({ questions }) => questions))}`),
    ];
  } finally {
    await browser.close();
    server.kill('SIGKILL');
    await ended;
    await rm(data, { recursive: true, force: true });
  }
}

async function ready(url) {
  const until = Date.now() + READY_WITHIN_MS;
  while (Date.now() < until) {
    if (
      await fetch(url).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('[bench] the product did not start');
}

/** In the page: opens the trailer of a row from the list, without a drawer before. */
async function openRow(row) {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const drawer = () => document.querySelector('[role=dialog]');
  const option = document.querySelectorAll('[role=option]')[row];
  const unitId = option.querySelector('strong').textContent;
  await frame();
  performance.clearResourceTimings();
  const startedAt = performance.now();
  option.click();
  let frames = 0;
  do {
    await frame();
    frames++;
  } while (!drawer()?.textContent.includes(unitId));
  while (!drawer().querySelector('[data-state=open] time, [data-state=open] dd, [data-state=open] [role=img]'))
    await frame();
  const readMs = performance.now() - startedAt;
  await new Promise((done) => setTimeout(done, 600));
  const requests = performance
    .getEntriesByType('resource')
    .filter(({ name, startTime }) => /graphql$/.test(name) && startTime < startedAt + readMs);
  // A request that began after another one ended is a further round trip.
  const trips = requests.reduce((most, { startTime }) => {
    const before = requests.filter(({ responseEnd }) => responseEnd <= startTime).length > 0 ? 2 : 1;
    return Math.max(most, before);
  }, 0);
  drawer().querySelector('button[aria-label^="Close"]')?.click();
  while (drawer()) await frame();
  return { frames, trips, readMs, questions: requests.length };
}
