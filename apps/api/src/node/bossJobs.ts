import type { Kysely } from 'kysely';
import { type Db, fromKysely, fromPglite, PgBoss } from 'pg-boss';
import type { OpenedDatabase } from '../database/opened';
import type { Database } from '../database/schema';
import type { JobDefinition, JobQueue, JobRequest, JobRunner } from '../engine/jobs';
import type { Logger } from '../ports';

const SCHEMA = 'pgboss';
const DEFAULT_EXPIRE_SECONDS = 60;
const DEFAULT_RETRY_LIMIT = 3;
/** A worker without a heartbeat for this long is considered dead, and its job goes to another one, in seconds. */
const HEARTBEAT_SECONDS = 20;
const RETRY_DELAY_SECONDS = 2;
/** Polling interval of a queue; jobs added by this process start immediately. In seconds. */
const POLL_SECONDS = { postgres: 2, pglite: 5 } as const;
/** How long a stop waits for running jobs, in ms. */
const STOP_TIMEOUT_MS = 10_000;

export interface BossJobs {
  /** The queue on a database or within one of its transactions. */
  queueOn(db: Kysely<Database>): JobQueue;
  /** Creates the queues of these jobs, so that jobs can be added. */
  declare(definitions: readonly JobDefinition[]): Promise<void>;
  /** Starts to run these jobs in this process. */
  work(definitions: readonly JobDefinition[]): Promise<JobRunner>;
  stop(): Promise<void>;
}

/** Jobs on pg-boss in the same database as all other data. */
export async function startBossJobs(database: OpenedDatabase, logger: Logger): Promise<BossJobs> {
  const boss = new PgBoss({
    ...connectionOf(database),
    schema: SCHEMA,
    backend: database.engine,
    // Only workers maintain queues and schedules; every process may add jobs.
    supervise: true,
    schedule: true,
    clockMonitorIntervalSeconds: 600,
    cronMonitorIntervalSeconds: 30,
    monitorIntervalSeconds: 30,
    superviseIntervalSeconds: 30,
    registerInstance: false,
    openTelemetry: { enabled: false },
  });
  boss.on('error', (error) => logger.warn({ err: error }, 'the job queue reported an error'));
  await boss.start();
  const workers = new Map<string, string>();
  const declared = new Set<string>();

  return {
    async declare(definitions) {
      for (const { name, expireInSeconds, retryLimit } of definitions) {
        const options = {
          expireInSeconds: expireInSeconds ?? DEFAULT_EXPIRE_SECONDS,
          retryLimit: retryLimit ?? DEFAULT_RETRY_LIMIT,
          retryDelay: RETRY_DELAY_SECONDS,
          retryBackoff: true,
          heartbeatSeconds: HEARTBEAT_SECONDS,
        };
        await boss.createQueue(name, options);
        await boss.updateQueue(name, options);
        // Fills the cache of pg-boss now, because it could not query within a transaction of the embedded database.
        await boss.getQueue(name);
        declared.add(name);
      }
    },

    queueOn: (db) => ({
      async add(jobs) {
        const names = [...new Set(jobs.map(({ name }) => name))];
        for (const name of names) {
          if (!declared.has(name)) throw new Error(`[api] There is no job named ${name}. Add it to the definitions.`);
          const own = jobs.filter((job) => job.name === name);
          const keyless = own.filter(({ key }) => key === undefined);
          if (keyless.length > 0) await boss.insert(name, keyless.map(toRequest), { db: fromKysely(db) });
          // The key of a plain insert does not prevent duplicates.
          for (const job of own) {
            if (job.key === undefined) continue;
            const { data, ...options } = toRequest(job);
            await boss.upsert(name, data, { ...options, singletonKey: job.key, db: fromKysely(db) });
          }
        }
        // After the commit; otherwise, the worker finds nothing and waits until its next poll.
        setTimeout(() => {
          for (const name of names) {
            const worker = workers.get(name);
            if (worker) boss.notifyWorker(worker);
          }
        }, 50).unref();
      },
    }),

    async work(definitions) {
      for (const definition of definitions) {
        const { name, run, schedule, expireInSeconds = DEFAULT_EXPIRE_SECONDS } = definition;
        const worker = await boss.work(
          name,
          { pollingIntervalSeconds: POLL_SECONDS[database.engine], heartbeatRefreshSeconds: HEARTBEAT_SECONDS / 2 },
          async ([job]) => {
            if (!job) return;
            // If there was one job, there may be more: a backlog does not wait for the next poll after each job.
            const own = workers.get(name);
            if (own) boss.notifyWorker(own);
            const signal = AbortSignal.timeout(expireInSeconds * 1_000);
            await run({ data: (job.data ?? {}) as Record<string, unknown>, signal });
          },
        );
        workers.set(name, worker);
        if (schedule) await boss.schedule(name, schedule.cron, {}, { tz: 'UTC', missed: 'once' });
      }
      return {
        async stop() {
          await Promise.all(definitions.map(({ name }) => boss.offWork(name)));
        },
      };
    },

    stop: () => boss.stop({ graceful: true, timeout: STOP_TIMEOUT_MS }),
  };
}

const toRequest = ({ data, startAfter }: JobRequest) => ({ data: data ?? {}, ...(startAfter && { startAfter }) });

/**
 * On PostgreSQL, pg-boss has its own small pool. On the embedded database, its statements queue like all others, so
 * that they never run within someone else's open transaction.
 */
function connectionOf({ db, jobs }: OpenedDatabase): { connectionString: string; max: number } | { db: Db } {
  if ('url' in jobs) return { connectionString: jobs.url, max: 3 };
  const adapter = fromPglite(jobs.pglite);
  return { db: { executeSql: (text, values) => db.connection().execute(() => adapter.executeSql(text, values)) } };
}
