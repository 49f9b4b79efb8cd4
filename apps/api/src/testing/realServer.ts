import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import { domainFromSource } from './domainFromSource';

/** The production entry points of the API, bundled into a separate folder. */
export interface BuiltServer {
  folder: string;
  main: string;
  createAdmin: string;
  remove(): Promise<void>;
}

/** Within the workspace, so that packages outside the bundle are found in the right versions. */
const CACHE = resolve('apps/api/node_modules/.cache/gladhand');
const READY_WITHIN_MS = 60_000;

export async function buildServer(): Promise<BuiltServer> {
  await mkdir(CACHE, { recursive: true });
  const folder = await mkdtemp(join(CACHE, 'server-'));
  await build({
    entryPoints: ['main', 'createAdmin'].map((name) => resolve(`apps/api/src/${name}.ts`)),
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    plugins: [domainFromSource],
  });
  return {
    folder,
    main: join(folder, 'main.mjs'),
    createAdmin: join(folder, 'createAdmin.mjs'),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** A process started by a test, with its output so far. */
export interface RealProcess {
  child: ChildProcess;
  output(): string;
  /** Resolves with the exit code, or the signal that ended the process. */
  ended: Promise<number | NodeJS.Signals>;
}

/** Runs a bundle with these settings; of this process's environment, it gets only PATH and HOME. */
export function run(entry: string, env: Readonly<Record<string, string>>, args: readonly string[] = []): RealProcess {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, [entry, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH, HOME, ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  const ended = once(child, 'close').then(([code, signal]) => (code ?? signal) as number | NodeJS.Signals);
  return { child, output: () => output, ended };
}

export interface RealServer extends RealProcess {
  url: string;
  stop(): Promise<number | NodeJS.Signals>;
}

/** Starts the server on a free port and resolves when its log reports that it is ready. */
export async function startRealServer(
  main: string,
  env: Readonly<Record<string, string>>,
  args: readonly string[] = [],
): Promise<RealServer> {
  const server = run(main, { HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'info', ...env }, args);
  const url = await readUrl(server);
  return {
    ...server,
    url,
    async stop() {
      server.child.kill('SIGTERM');
      return server.ended;
    },
  };
}

function readUrl({ child, output, ended }: RealProcess): Promise<string> {
  return new Promise((found, reject) => {
    const fail = (why: string) => {
      child.kill('SIGKILL');
      reject(new Error(`The server ${why}:\n${output()}`));
    };
    const timer = setTimeout(() => fail('was not ready in time'), READY_WITHIN_MS);
    void ended.then(() => fail('ended'));
    child.stdout?.on('data', () => {
      const [, url] = /"url":"([^"]+)".*"msg":"listening"/.exec(output()) ?? [];
      if (!url) return;
      clearTimeout(timer);
      found(url);
    });
  });
}
