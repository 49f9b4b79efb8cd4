// The journeys in e2e/, in Chromium against the started product.
import { spawn } from 'node:child_process';
import { ensureBrowser } from './browser.mjs';
import { buildProduct } from './product.mjs';

process.chdir(new URL('..', import.meta.url).pathname);
await buildProduct((line) => console.log(`[gladhand] ${line}`));
const browser = await ensureBrowser();
const reporters = process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? 'list,json' : 'list';
const child = spawn(
  'playwright',
  ['test', '--config', 'e2e/playwright.config.mjs', `--reporter=${reporters}`, ...process.argv.slice(2)],
  { stdio: 'inherit', env: { ...process.env, CHROMIUM_PATH: browser, NODE_OPTIONS: '--conditions=@gladhand/source' } },
);
child.on('exit', (code) => process.exit(code ?? 1));
