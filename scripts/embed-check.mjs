// Embeds the packed packages outside of this repository (scripts/embed-app) and checks them in Chromium: a whole portal
// against the reference API on another port, then pages that embed widgets in different ways (hosts).
// `--screenshot=<file>` saves a screenshot of the portal, `--pictures=<folder>` one of each host, and `--hosts` checks
// only the hosts.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { CHROMIUM_ARGS, ensureBrowser } from './browser.mjs';
import { checkHosts, headersOf } from './embed/hosts.mjs';
import { ADMIN, freePort, startApi } from './embed/server.mjs';
import { buildPackages } from './pack/buildPackages.mjs';
import { packAll } from './pack/packAll.mjs';
import { runQuietly } from './run.mjs';
import { serve } from './serve-static.mjs';

/** What the foreign portal brings itself, at the versions of this repository. */
const BRINGS = [
  'react',
  'react-dom',
  'styled-components',
  '@tanstack/react-query',
  'react-router',
  'vite',
  '@vitejs/plugin-react',
  '@types/react',
  '@types/react-dom',
];
/** Styles of other hosts. */
const FOREIGN = { tailwindcss: '4.3.5', bootstrap: '5.3.9' };
const MINUTE_MS = 60_000;

process.chdir(new URL('..', import.meta.url).pathname);
const { values } = parseArgs({
  options: { screenshot: { type: 'string' }, pictures: { type: 'string' }, hosts: { type: 'boolean', default: false } },
});
const say = (line) => console.log(`[embed] ${line}`);
const bin = (name) => resolve('node_modules/.bin', name);
const home = mkdtempSync(join(tmpdir(), 'gladhand-embed-'));
const app = join(home, 'app');
/** What the page logged as an error. */
const errors = [];
const cleanups = [() => rmSync(home, { recursive: true, force: true, maxRetries: 5 })];

try {
  await buildPackages(say);
  say('packing and installing the packages');
  const packed = await packAll(home);
  await installApp(Object.fromEntries(packed.map(({ name, tarball }) => [`@gladhand/${name}`, `file:${tarball}`])));

  if (!values.hosts) await checkPortal();
  await checkPages();
} catch (error) {
  console.error(`[embed] failed: ${error instanceof Error ? error.message : error}`);
  if (errors.length > 0) console.error(`[embed] the page logged:\n${errors.join('\n')}`);
  process.exitCode = 1;
} finally {
  for (const cleanup of cleanups.reverse()) await cleanup();
}

async function checkPortal() {
  const page = await serve(join(app, 'dist'));
  cleanups.push(page.close);
  const apiUrl = `http://127.0.0.1:${await freePort()}`;
  say('checking the types of the portal and building it');
  await runQuietly(bin('tsc'), ['-p', app], { timeout: 2 * MINUTE_MS });
  await runQuietly(process.execPath, [join(app, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'], {
    cwd: app,
    timeout: 3 * MINUTE_MS,
    env: { ...process.env, VITE_FLEET_API: apiUrl },
  });

  say('starting the API');
  cleanups.push(await startApi({ apiUrl, dataFolder: join(home, 'data'), origins: [page.url] }));
  const { rows, total, brand, plain } = await lookAt(page.url);
  say(
    `passed: a foreign portal shows ${rows} rows of ${total}, brand ${brand} in place of ${plain}, and no error was logged`,
  );
}

/** Prints what holds on each host. */
async function checkPages() {
  say('building the pages of other hosts');
  const vite = join(app, 'node_modules/vite/bin/vite.js');
  for (const mode of ['second', 'production'])
    await runQuietly(
      process.execPath,
      [vite, 'build', '-c', 'vite.hosts.config.ts', '--mode', mode, '--logLevel', 'warn'],
      {
        cwd: app,
        timeout: 3 * MINUTE_MS,
      },
    );
  const page = await serve(join(app, 'dist-hosts'), 0, headersOf);
  cleanups.push(page.close);
  const browser = await chromium.launch({ executablePath: await ensureBrowser(say), args: CHROMIUM_ARGS });
  cleanups.push(() => browser.close());
  const rows = await checkHosts(browser, page.url, { folder: values.pictures && resolve(values.pictures) });
  console.table(rows.map(({ problems, ...row }) => ({ ...row, result: problems.length === 0 ? 'passed' : 'failed' })));
  const failed = rows.filter(({ problems }) => problems.length > 0);
  for (const { host, problems } of failed) console.error(`[embed] ${host}:\n  ${problems.join('\n  ')}`);
  expect(failed.length === 0, `${failed.length} of ${rows.length} hosts failed`);
}

async function installApp(packed) {
  cpSync('scripts/embed-app', app, { recursive: true });
  const versionOf = (name) => JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version;
  const dependencies = { ...packed, ...FOREIGN, ...Object.fromEntries(BRINGS.map((name) => [name, versionOf(name)])) };
  const manifest = { name: 'harbor-line', private: true, type: 'module', dependencies };
  writeFileSync(join(app, 'package.json'), JSON.stringify(manifest, null, 2));
  const args = ['install', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'];
  await runQuietly('npm', args, { cwd: app, timeout: 5 * MINUTE_MS });
}

async function lookAt(url) {
  const browser = await chromium.launch({ executablePath: await ensureBrowser(say), args: CHROMIUM_ARGS });
  cleanups.push(() => browser.close());
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-US' });
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));

  await page.goto(url);
  await page.getByLabel('Email').fill(ADMIN.email);
  await page.getByLabel('Password').fill(ADMIN.password);
  const { light } = await import(pathToFileURL(join(app, 'node_modules/@gladhand/ui/dist/index.js')).href);
  const colours = await page.getByRole('button', { name: 'Come aboard' }).evaluate((button, usual) => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.backgroundColor = usual;
    const look = getComputedStyle(button);
    const plain = getComputedStyle(probe).backgroundColor;
    probe.remove();
    return { brand: look.backgroundColor, plain, radius: look.borderRadius, font: look.fontFamily };
  }, light.variables['--gh-color-solid-brand']);
  expect(colours.brand !== colours.plain && colours.brand.startsWith('oklch'), `the brand is ${colours.brand}`);
  expect(colours.radius === '0px', `corners are ${colours.radius}`);
  expect(colours.font.startsWith('Georgia'), `the font is ${colours.font}`);

  await page.getByRole('button', { name: 'Come aboard' }).click();
  const grid = page.getByRole('grid', { name: 'Fleet status' });
  await grid
    .getByText(/^[A-HJ-NPR-Z0-9]{17}$/)
    .first()
    .waitFor({ timeout: MINUTE_MS });
  const rows = (await grid.getByText(/^[A-HJ-NPR-Z0-9]{17}$/).all()).length;
  expect(rows >= 10, `only ${rows} rows are shown`);
  const total = await page
    .getByRole('status')
    .filter({ hasText: /^[\d,]+ trailers$/ })
    .textContent();
  const kept = Number(await page.getByLabel('Kept answers').textContent());
  expect(kept > 0, "the widgets did not use the portal's own cache");
  if (values.screenshot) await page.screenshot({ path: resolve(values.screenshot) });

  await page.getByRole('link', { name: 'Help' }).click();
  await page.getByRole('heading', { name: 'Frequently asked questions' }).waitFor();
  await page.getByRole('link', { name: 'Fleet', exact: true }).click();
  await grid
    .getByText(/^[A-HJ-NPR-Z0-9]{17}$/)
    .first()
    .waitFor();
  expect(errors.length === 0, 'the page logged errors');
  return { rows, total, brand: colours.brand, plain: colours.plain };
}

function expect(holds, what) {
  if (!holds) throw new Error(what);
}
