// Measures how long `npm start` takes until the portal responds: in a copy without build outputs, data and database
// snapshot, as after a fresh install, and for a second start.
import { spawn } from 'node:child_process';
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { atMost } from '../table.mjs';

const MAX_FIRST_S = 60;
const MAX_AGAIN_S = 15;
const GIVE_UP_MS = 300_000;
const POLL_MS = 50;

const COPIED = ['apps', 'packages', 'scripts', 'package.json', 'package-lock.json'];
const CONFIGS = ['tsconfig.json', 'tsconfig.base.json', 'tsup.base.ts'];
const LEFT_OUT = new Set(['node_modules', 'dist', '.gladhand', 'storybook-static', 'coverage']);

export async function benchStart({ say }) {
  const folder = await mkdtemp(join(tmpdir(), 'gladhand-start-'));
  try {
    for (const path of [...COPIED, ...CONFIGS]) {
      const filter = (source) => !LEFT_OUT.has(basename(source)) && !source.endsWith('.fingerprint');
      await cp(path, join(folder, path), { recursive: true, filter });
    }
    await symlink(resolve('node_modules'), join(folder, 'node_modules'));
    await symlink(resolve('apps/api/node_modules'), join(folder, 'apps/api/node_modules'));
    say('npm start, first time');
    const first = await secondsToStart(folder);
    say('npm start, second time');
    const again = await secondsToStart(folder);
    return [
      atMost('npm start, first time: the portal answers', first, MAX_FIRST_S, ' s'),
      atMost('npm start, second time: the portal answers', again, MAX_AGAIN_S, ' s'),
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function secondsToStart(folder) {
  const port = await freePort();
  const startedAt = performance.now();
  const server = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: folder,
    env: { ...process.env, PORT: String(port), GLADHAND_DATA: join(folder, '.gladhand', 'data'), LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  for (const stream of [server.stdout, server.stderr]) {
    stream.on('data', (chunk) => {
      log = `${log}${chunk}`.slice(-8_000);
    });
  }
  const ended = new Promise((done) => server.once('exit', done));
  try {
    while (!(await answers(`http://127.0.0.1:${port}/`))) {
      if (server.exitCode !== null || performance.now() - startedAt > GIVE_UP_MS) {
        throw new Error(`npm start did not get the portal up:\n${log}`);
      }
      await new Promise((done) => setTimeout(done, POLL_MS));
    }
    return (performance.now() - startedAt) / 1000;
  } finally {
    server.kill('SIGTERM');
    await ended;
  }
}

/** The portal's page, with the script that draws it. */
async function answers(url) {
  try {
    const response = await fetch(url, { headers: { accept: 'text/html' } });
    return response.ok && (await response.text()).includes('<script');
  } catch {
    return false;
  }
}

function freePort() {
  return new Promise((done, failed) => {
    const server = createServer();
    server.once('error', failed);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => done(port));
    });
  });
}
