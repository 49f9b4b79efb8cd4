import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, vi } from 'vitest';
import { makeSigningJwk } from '../auth/tokenKeys';
import { createSqlRepositories } from '../composition/sqlRepositories';
import type { OpenedDatabase } from '../database/opened';
import { type BossJobs, startBossJobs } from '../node/bossJobs';
import type { Repositories } from '../repositories/port';
import { bundleServer } from './bundleServer';
import { openTestPostgres } from './openTestPostgres';

/** The cache is next to the packages that only the API has. */
const CACHE = resolve('apps/api/node_modules/.cache/gladhand');
const START_WITHIN_MS = 60_000;

interface KillableClusterOptions {
  /** What each process does. */
  roles: readonly ('web' | 'worker' | 'both')[];
  smtpUrl: string;
  /** Jobs that the test itself adds. */
  jobs: readonly string[];
}

/** The name of the sessions of a process in `pg_stat_activity`. */
export const nameOf = (index: number): string => `process-${index}`;

/** Several processes of the product on one database, any of which a test can kill. */
export interface KillableCluster {
  database: OpenedDatabase & { url: string };
  repositories: Repositories;
  /** Starts the first process, which prepares the database, and then the others. */
  start(): Promise<void>;
  /** Addresses of processes of a role that respond. */
  urls(role: string): string[];
  /** Ids of the processes that run now. */
  pids(): (number | undefined)[];
  /** Kills a process that has started, and starts it again without waiting for it. */
  kill(index: number): void;
  /** Until a process that was started responds. */
  isUp(index: number): Promise<void>;
  close(): Promise<void>;
}

export async function createKillableCluster(options: KillableClusterOptions): Promise<KillableCluster> {
  const { roles, smtpUrl, jobs } = options;
  await mkdir(CACHE, { recursive: true });
  const folder = await mkdtemp(join(CACHE, 'killed-'));
  await bundleServer('clusterServer.ts', join(folder, 'server.mjs'));
  const database = await openTestPostgres();
  const boss: BossJobs = await startBossJobs(database, { info() {}, warn() {}, error() {} });
  await boss.declare(jobs.map((name) => ({ name, run: async () => {} })));
  const signingKey = JSON.stringify(await makeSigningJwk());
  const processes: { child: ChildProcess; url: string | undefined }[] = [];

  const urlOf = (index: number) => {
    const url = new URL(database.url);
    url.searchParams.set('application_name', nameOf(index));
    return url.href;
  };

  async function startOne(index: number): Promise<void> {
    const child = spawn(process.execPath, [join(folder, 'server.mjs')], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        GLADHAND_MODE: 'production',
        GLADHAND_ROLE: roles[index],
        GLADHAND_SIGNING_KEY: signingKey,
        DATABASE_URL: urlOf(index),
        SMTP_URL: smtpUrl,
        MAIL_FROM: 'Gladhand <no-reply@killed.example>',
        PUBLIC_URL: 'http://killed.example',
        PORT: '0',
        LOG_LEVEL: 'error',
      },
    });
    const started = { child, url: undefined as string | undefined };
    processes[index] = started;
    const [line] = (await once(createInterface({ input: child.stdout as NodeJS.ReadableStream }), 'line')) as [string];
    started.url = (JSON.parse(line) as { url: string }).url;
  }

  return {
    database,
    repositories: createSqlRepositories(database.db, { queueOn: boss.queueOn }),
    async start() {
      await startOne(0);
      await Promise.all(roles.slice(1).map((_, index) => startOne(index + 1)));
    },
    urls: (role) => processes.flatMap(({ url }, index) => (roles[index] === role && url ? [url] : [])),
    pids: () => processes.map(({ child }) => (child.exitCode === null ? child.pid : undefined)),
    kill(index) {
      processes[index]?.child.kill('SIGKILL');
      void startOne(index);
    },
    isUp: (index) =>
      vi.waitFor(() => expect(processes[index]?.url).toBeDefined(), { timeout: START_WITHIN_MS, interval: 20 }),
    async close() {
      for (const { child } of processes) child.kill('SIGKILL');
      await boss.stop();
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
