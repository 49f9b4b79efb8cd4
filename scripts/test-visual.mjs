// `npm run test:visual`: compares the stories tagged `visual` with the images recorded on this platform. `npm run
// test:visual -- -u` records new images. STORYBOOK_URL names a running Storybook; without it, storybook-static is
// served.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { serve } from './serve-static.mjs';

const built = resolve(process.env.STORYBOOK_DIR ?? 'storybook-static');
const running = process.env.STORYBOOK_URL;
if (!running && !existsSync(join(built, 'index.json'))) {
  console.error(`test-visual: ${built} holds no Storybook. Run \`npm run build-storybook\` first.`);
  process.exit(1);
}

const server = running ? undefined : await serve(built, 0);
const url = running ?? server.url;
const { entries } = await (await fetch(`${url}/index.json`)).json();
const tagged = Object.values(entries).filter(({ type, tags }) => type === 'story' && tags.includes('visual'));
// a suite whose stories are all left out would still cost the start of its page
const suites = [...new Set(tagged.map(({ id }) => id.slice(0, id.indexOf('--'))))];
const args = ['--url', url, '--index-json', '--disable-telemetry', '--maxWorkers', '1', '--includeTags', 'visual'];
const child = spawn('test-storybook', [...args, ...suites, ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, VISUAL: '1' },
});
const code = await new Promise((done) => {
  child.once('error', (error) => {
    console.error(`test-visual: ${error.message}. Start it through \`npm run test:visual\`.`);
    done(1);
  });
  child.once('exit', (exitCode) => done(exitCode ?? 1));
});
await server?.close();
process.exitCode = code;
