// `npm run test:visual`: compares the stories tagged `visual` or `compared` with the pictures recorded on this platform,
// in the modes of .storybook/visual.ts. `npm run test:visual -- -u` records new pictures, `-- --updateSnapshot name` those
// of stories whose id contains the name. STORYBOOK_URL names a running Storybook; without it, storybook-static is served.
// The browser is pinned, so that the same story has the same pixels.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pinnedBrowser } from './browser.mjs';
import { serve } from './serve-static.mjs';

/** Stories with pictures in every mode, and those with one on Chromatic; see .storybook/visual.ts. */
const TAGS = ['visual', 'compared'];

const built = resolve(process.env.STORYBOOK_DIR ?? 'storybook-static');
const running = process.env.STORYBOOK_URL;
if (!running && !existsSync(join(built, 'index.json'))) {
  console.error(`test-visual: ${built} holds no Storybook. Run \`npm run build-storybook\` first.`);
  process.exit(1);
}

const started = performance.now();
const server = running ? undefined : await serve(built, 0);
const url = running ?? server.url;
const { entries } = await (await fetch(`${url}/index.json`)).json();
const tagged = Object.values(entries).filter(
  ({ type, tags }) => type === 'story' && tags.some((tag) => TAGS.includes(tag)),
);
// Name the suites, because a suite without selected stories would still start a page. The names pass through a shell, so
// they have no backslash.
const suites = [...new Set(tagged.map(({ id }) => `${id.slice(0, id.indexOf('--'))}.test`))];
const updates = process.argv.includes('-u') || process.argv.includes('--updateSnapshot');
const given = process.argv.slice(2);
const named = given.filter((arg) => !arg.startsWith('-'));
const scratch = mkdtempSync(join(tmpdir(), 'pictures-'));
const log = join(scratch, 'log');
const args = [
  '--url',
  url,
  '--index-json',
  '--disable-telemetry',
  '--maxWorkers',
  '2',
  '--includeTags',
  TAGS.join(','),
];
const child = spawn(
  'test-storybook',
  [...args, ...(updates ? [] : ['--ci']), ...(named.length > 0 ? [] : suites), ...given],
  {
    stdio: 'inherit',
    env: { ...process.env, VISUAL: '1', VISUAL_LOG: log, CHROMIUM_PATH: await pinnedBrowser() },
  },
);
const code = await new Promise((done) => {
  child.once('error', (error) => {
    console.error(`test-visual: ${error.message}. Start it through \`npm run test:visual\`.`);
    done(1);
  });
  child.once('exit', (exitCode) => done(exitCode ?? 1));
});
await server?.close();
const lines = existsSync(log) ? readFileSync(log, 'utf8').trimEnd().split('\n') : [];
const changed = lines.filter((line) => line.startsWith('changed '));
for (const line of changed) console.error(line);
const seconds = ((performance.now() - started) / 1000).toFixed(0);
console.log(`pictures: ${lines.length} compared, ${changed.length} changed, ${seconds} s`);
process.exitCode = code !== 0 || lines.length === 0 ? 1 : 0;
rmSync(scratch, { recursive: true, force: true });
