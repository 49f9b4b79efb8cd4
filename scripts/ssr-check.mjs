// Builds the examples of docs/embedding that render on a server, with the packed packages: Next with npm, Vite with
// pnpm's strict node_modules. Starts them against the reference API and checks in Chromium that the server's HTML has the
// frame of the widgets, that it hydrates without warnings, and that rows and a drawer appear. `--pictures=<folder>` saves
// a screenshot of each; names of examples limit the check to them.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { CHROMIUM_ARGS, ensureBrowser } from './browser.mjs';
import { ADMIN, freePort, startApi, startServer } from './embed/server.mjs';
import { buildPackages } from './pack/buildPackages.mjs';
import { packAll } from './pack/packAll.mjs';
import { runQuietly } from './run.mjs';

const PNPM = '12.21.0';
const MINUTE_MS = 60_000;
const VIN = /^[A-HJ-NPR-Z0-9]{17}$/;
/** Hydration compares all of the page, attributes too, only in React's development build. */
const EXAMPLES = [
  {
    name: 'next-app',
    install: withNpm,
    args: ['node_modules/next/dist/bin/next', 'start', '-H', '127.0.0.1'],
    env: {},
  },
  { name: 'vite-ssr', install: withPnpm, args: ['server.js'], env: { NODE_ENV: 'development' } },
];

process.chdir(new URL('..', import.meta.url).pathname);
const { values, positionals } = parseArgs({ options: { pictures: { type: 'string' } }, allowPositionals: true });
const say = (line) => console.log(`[ssr] ${(performance.now() / 1000).toFixed(0)} s: ${line}`);
const home = mkdtempSync(join(tmpdir(), 'gladhand-ssr-'));
const cleanups = [() => rmSync(home, { recursive: true, force: true, maxRetries: 5 })];
const problems = [];

try {
  await buildPackages(say);
  say('packing the packages');
  const packed = await packAll(home);
  const tarballs = Object.fromEntries(packed.map(({ name, tarball }) => [`@gladhand/${name}`, `file:${tarball}`]));
  const apiUrl = `http://127.0.0.1:${await freePort()}`;
  const examples = [];
  for (const example of EXAMPLES.filter(({ name }) => positionals.length === 0 || positionals.includes(name)))
    examples.push({ ...example, folder: join(home, example.name), url: `http://127.0.0.1:${await freePort()}` });
  say('starting the API and installing the examples');
  const origins = examples.map(({ url }) => url);
  // All settle before the cleanup, which ends what was started.
  const prepared = await Promise.allSettled([
    startApi({ apiUrl, dataFolder: join(home, 'data'), origins }).then((stop) => cleanups.push(stop)),
    ...examples.map(({ name, folder, install }) => {
      cpSync(`docs/embedding/${name}`, folder, { recursive: true });
      return install(folder, tarballs);
    }),
  ]);
  for (const { reason } of prepared) if (reason) throw reason;
  const browser = await chromium.launch({ executablePath: await ensureBrowser(say), args: CHROMIUM_ARGS });
  cleanups.push(() => browser.close());
  for (const example of examples) await check(example, { apiUrl, browser });
} catch (error) {
  problems.push(error instanceof Error ? error.message : String(error));
} finally {
  for (const cleanup of cleanups.reverse()) await cleanup();
}
for (const problem of problems) console.error(`[ssr] failed: ${problem}`);
process.exit(problems.length === 0 ? 0 : 1);

async function check({ name, folder, args, env: own, url }, { apiUrl, browser }) {
  say(`${name}: building`);
  const path = { PATH: process.env.PATH, HOME: process.env.HOME, NEXT_TELEMETRY_DISABLED: '1', ...own };
  await runQuietly('npm', ['run', '-s', 'build'], { cwd: folder, timeout: 4 * MINUTE_MS, env: path });
  const env = {
    ...path,
    PORT: new URL(url).port,
    FLEET_API: apiUrl,
    FLEET_USER: ADMIN.email,
    FLEET_PASSWORD: ADMIN.password,
  };
  const server = await startServer({ name, args, cwd: folder, env, url });
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const { rows, vin } = await lookAt(await context.newPage(), name, url);
    say(`${name}: passed: HTML of the server hydrates, ${rows} rows, the drawer of ${vin}`);
  } catch (error) {
    problems.push(`${name}: ${error.message}\n${server.output()}`);
  } finally {
    // First what is still connected to the server, or the server waits for it.
    await context.close();
    await server.stop();
  }
}

/** The versions of the example at their lower bounds, so that a new release of another package doesn't fail the check. */
function pinned(folder, tarballs) {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  for (const kind of ['dependencies', 'devDependencies'])
    for (const [name, range] of Object.entries(manifest[kind]))
      manifest[kind][name] = tarballs[name] ?? range.replace(/^\^/, '');
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest, null, 2));
}

async function withNpm(folder, tarballs) {
  pinned(folder, tarballs);
  const args = ['install', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'];
  await runQuietly('npm', args, { cwd: folder, timeout: 5 * MINUTE_MS });
}

/** Without hoisting, a package reaches only what it lists itself. */
async function withPnpm(folder, tarballs) {
  pinned(folder, tarballs);
  const overrides = Object.entries(tarballs).map(([name, file]) => `  '${name}': '${file}'\n`);
  const settings = ['packages: []', 'hoist: false', 'strictPeerDependencies: true', 'minimumReleaseAge: 0'];
  writeFileSync(join(folder, 'pnpm-workspace.yaml'), `${settings.join('\n')}\noverrides:\n${overrides.join('')}`);
  const tool = join(home, 'pnpm');
  const quiet = ['--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'];
  await runQuietly('npm', ['install', '--prefix', tool, ...quiet, `pnpm@${PNPM}`], { timeout: 2 * MINUTE_MS });
  const pnpm = join(tool, 'node_modules/.bin/pnpm');
  const args = ['install', '--store-dir', join(home, 'store'), '--reporter', 'append-only'];
  await runQuietly(pnpm, args, { cwd: folder, timeout: 5 * MINUTE_MS });
}

async function lookAt(page, name, url) {
  const logged = [];
  page.on('console', (message) => {
    const isComplaint = message.type() === 'error' || /hydrat/i.test(message.text());
    if (isComplaint) logged.push(`${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => logged.push(error.message));

  await expectFrame(url);
  await page.goto(url);
  const grid = page.getByRole('grid', { name: 'Fleet status' });
  await grid.getByText(VIN).first().waitFor({ timeout: MINUTE_MS });
  const rows = await grid.getByText(VIN).count();
  expect(rows >= 10, `only ${rows} rows are shown`);
  const vin = await grid.getByText(VIN).first().textContent();
  await grid.locator(`a[href="/?trailer=${vin}"]`).first().click();
  await page.getByRole('dialog').getByText(vin).first().waitFor();

  await expectFrame(`${url}/?trailer=${vin}`);
  await page.reload();
  await page.getByRole('dialog').getByText(vin).first().waitFor({ timeout: MINUTE_MS });
  await grid.getByText(VIN).first().waitFor();
  if (values.pictures) await page.screenshot({ path: join(resolve(values.pictures), `${name}.png`) });
  expect(logged.length === 0, `the page logged:\n${logged.join('\n')}`);
  return { rows, vin };
}

/** The server's HTML alone has the grid's frame and its styles. */
async function expectFrame(url) {
  const response = await fetch(url);
  const html = await response.text();
  expect(response.ok, `${url} answered ${response.status}`);
  expect(/role="grid"/.test(html) && html.includes('aria-label="Fleet status"'), 'the HTML has no grid');
  expect(/<style[^>]*data-styled[^>]*>[^<]*--gh-/.test(html), 'the HTML has no styles');
}

function expect(holds, what) {
  if (!holds) throw new Error(what);
}
