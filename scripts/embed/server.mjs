// Starts the reference API, and servers of examples, on free ports.
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { runQuietly } from '../run.mjs';

const MINUTE_MS = 60_000;
const POLL_MS = 250;
const END_MS = 20_000;

/** The account that the demonstration fleet has for administrators. */
export const ADMIN = { email: 'admin@gladhand.example', password: 'Gladhand-2026!' };

export function freePort() {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.once('error', fail).listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => done(port));
    });
  });
}

/** Starts the reference API with its demonstration fleet. Returns what stops it. */
export async function startApi({ apiUrl, dataFolder, origins }) {
  await runQuietly('tsup', ['--silent'], { cwd: 'apps/api', timeout: 2 * MINUTE_MS });
  const env = {
    PATH: process.env.PATH,
    GLADHAND_MODE: 'demonstration',
    GLADHAND_DATA: dataFolder,
    PORT: new URL(apiUrl).port,
    ALLOWED_ORIGINS: origins.join(','),
  };
  const { stop } = await startServer({
    name: 'the API',
    args: ['apps/api/dist/main.js'],
    env,
    url: `${apiUrl}/health/ready`,
    isReady: ({ ok }) => ok,
  });
  return stop;
}

/** Starts a server with Node and waits for an answer. Returns what stops it and what it has logged. */
export async function startServer({ name, args, cwd, env, url, isReady = () => true }) {
  const server = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'], cwd, env });
  let output = '';
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (chunk) => (output += chunk));
  const ended = new Promise((done) => server.once('exit', done));
  const stop = async () => {
    server.kill();
    const hard = setTimeout(() => server.kill('SIGKILL'), END_MS);
    await ended;
    clearTimeout(hard);
  };
  for (const until = Date.now() + 2 * MINUTE_MS; Date.now() < until; ) {
    if (server.exitCode !== null) throw new Error(`${name} ended with code ${server.exitCode}:\n${output}`);
    const answer = await fetch(url).catch(() => undefined);
    if (answer && isReady(answer)) return { stop, output: () => output };
    await new Promise((next) => setTimeout(next, POLL_MS));
  }
  await stop();
  throw new Error(`${name} was not ready within two minutes:\n${output}`);
}
