// `npm run size`: measures the JavaScript that the started product loads before a screen is usable, in kB after gzip,
// against its limit. Every script of a first visit counts, compressed as on a static server. Then measures each component
// of the design system: `--components` prints only that table, `--write` saves it as docs/sizes.md.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright';
import { modulesOf } from '../bench/size/modulesOf.mjs';
import { atMost, printTable } from '../bench/table.mjs';
import { CHROMIUM_ARGS, ensureBrowser } from './browser.mjs';
import { componentSizes } from './componentSizes.mjs';
import { freePort } from './postgres.mjs';
import { API_MAIN, buildProduct, PORTAL_DIR } from './product.mjs';

process.chdir(new URL('..', import.meta.url).pathname);

const MAX_SIGN_IN_KB = 135;
const MAX_FLEET_KB = 219;
const READY_WITHIN_MS = 120_000;
const FLEET_PATH = '/fleet/currentFleetStatus';
/** A cell with a VIN: placeholders of rows still on their way have no text. */
const FLEET_CELL = '[role=gridcell]';
/** An account and the password of the demonstration. */
const ACCOUNT = { email: 'admin@gladhand.example', password: 'Gladhand-2026!' };
const LARGEST_SHOWN = 25;

const say = (line) => console.log(`[size] ${line}`);
const write = process.argv.includes('--write');

if (process.argv.includes('--components')) process.exit((await componentSizes({ write })) ? 0 : 1);

await buildProduct(say);
const data = await mkdtemp(join(tmpdir(), 'gladhand-size-'));
const port = await freePort();
const url = `http://127.0.0.1:${port}`;
const server = spawn(process.execPath, [API_MAIN, `--portal=${PORTAL_DIR}`], {
  env: {
    ...process.env,
    GLADHAND_MODE: 'demonstration',
    GLADHAND_DATA: join(data, 'data'),
    PORT: String(port),
    LOG_LEVEL: 'error',
  },
  stdio: ['ignore', 'ignore', 'inherit'],
});
const ended = new Promise((resolve) => server.once('exit', resolve));
const browser = await chromium.launch({ executablePath: await ensureBrowser(say), args: CHROMIUM_ARGS });
let kept = false;
try {
  await ready();
  const state = await browser.newContext();
  const signIn = await visit(state, '/', 'button', '^Sign in$');
  await enter(signIn.page);
  // A fresh cache with the session's cookie: the deep link loads everything that it needs.
  const cold = await browser.newContext({ storageState: await state.storageState() });
  const fleet = await visit(cold, FLEET_PATH, FLEET_CELL, '\\w{17}');
  const lines = [
    atMost('sign-in, JavaScript gzip', signIn.kB, MAX_SIGN_IN_KB, ' kB', `${signIn.files.length} files`),
    atMost('fleet grid, JavaScript gzip', fleet.kB, MAX_FLEET_KB, ' kB', `${fleet.files.length} files`),
  ];
  kept = printTable(lines);
  for (const [name, { files }, line] of [
    ['sign-in', signIn, lines[0]],
    ['fleet grid', fleet, lines[1]],
  ]) {
    if (line.verdict === 'over' || process.argv.includes('--modules')) printLargest(name, files);
  }
} finally {
  await browser.close();
  server.kill('SIGTERM');
  await ended;
  await rm(data, { recursive: true, force: true });
}
console.log('\neach component alone, over React and styled-components, gzip');
const small = await componentSizes({ write });
process.exit(kept && small ? 0 : 1);

async function ready() {
  const until = Date.now() + READY_WITHIN_MS;
  for (;;) {
    const isReady = await fetch(`${url}/health/ready`).then(
      (response) => response.ok,
      () => false,
    );
    if (isReady) return;
    if (server.exitCode !== null || Date.now() > until) throw new Error('[size] The product did not start.');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Opens a page; returns the scripts that were requested before the elements that a selector finds had a text like this. */
async function visit(context, path, selector, text) {
  const page = await context.newPage();
  await page.addInitScript(noteWhenUsable, [selector, text]);
  await page.goto(`${url}${path}`);
  const usable = await page.waitForFunction(() => globalThis.usableAfterMs);
  const usableAfterMs = await usable.jsonValue();
  const entries = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name, startTime }) => ({ name, startTime })),
  );
  const requested = entries
    .filter(({ startTime }) => startTime <= usableAfterMs)
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === url && pathname.endsWith('.js'));
  const files = [...new Set(requested.map(({ pathname }) => pathname))].map((pathname) => {
    const file = join(PORTAL_DIR, pathname);
    return { file, kB: gzipSync(readFileSync(file), { level: 9 }).length / 1000 };
  });
  return { page, files, kB: files.reduce((sum, { kB }) => sum + kB, 0) };
}

async function enter(page) {
  await page.getByLabel('Email').fill(ACCOUNT.email);
  await page.getByLabel('Password', { exact: true }).fill(ACCOUNT.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: 'Fleet Control' }).waitFor();
}

/** Runs in the page: notes when the first element has the text, with the change of the document that brings it. */
function noteWhenUsable([selector, text]) {
  performance.setResourceTimingBufferSize(1_000);
  const pattern = new RegExp(text);
  const look = () => {
    if (![...document.querySelectorAll(selector)].some(({ textContent }) => pattern.test(textContent))) return;
    globalThis.usableAfterMs = performance.now();
    observer.disconnect();
  };
  const observer = new MutationObserver(look);
  observer.observe(document, { childList: true, subtree: true, characterData: true });
}

/** Chunks, and the source files in them by their share of the chunk's characters, read from the source maps. */
function printLargest(name, files) {
  console.log(`\n${name}: chunks, kB gzip`);
  for (const { file, kB } of [...files].sort((a, b) => b.kB - a.kB)) {
    console.log(`${kB.toFixed(1).padStart(8)}  ${basename(file)}`);
  }
  const shares = new Map();
  for (const { file, kB } of files) {
    for (const [source, share] of modulesOf(file)) shares.set(source, (shares.get(source) ?? 0) + share * kB);
  }
  console.log(`${name}: largest modules, kB gzip, about`);
  for (const [source, kB] of [...shares].sort(([, a], [, b]) => b - a).slice(0, LARGEST_SHOWN)) {
    console.log(`${kB.toFixed(1).padStart(8)}  ${source}`);
  }
}
