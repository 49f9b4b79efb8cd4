import type { Kysely } from 'kysely';
import type { Database } from '../database/schema';
import type { JobQueue } from '../engine/jobs';
import type { Repositories } from '../repositories/port';
import { sqlKernel } from '../repositories/sql/sqlKernel';
import { isWorthRetrying } from '../repositories/sql/transientErrors';
import { areaRepositories } from './areaRepositories';

export interface SqlRepositoriesOptions {
  /** The job queue on a database or within its transaction. @default adding a job is an error */
  queueOn?: (db: Kysely<Database>) => JobQueue;
  /** Months of the activity log whose partitions are known to exist; a transaction shares them with its parent. */
  months?: Set<string>;
}

const noQueue = (): JobQueue => ({
  add: () => Promise.reject(new Error('[api] Jobs cannot be added here: no job queue was given.')),
});

/** Maximum number of attempts: the database aborts one transaction of a deadlock, which is then retried. */
const MAX_ATTEMPTS = 3;

/** The repositories on PostgreSQL, embedded or external. */
export function createSqlRepositories(db: Kysely<Database>, options: SqlRepositoriesOptions = {}): Repositories {
  const { queueOn = noQueue, months = new Set<string>() } = options;
  const repositories: Repositories = {
    ...sqlKernel(db, { jobs: queueOn(db), months }),
    ...areaRepositories.sql(db),
    async transaction(work) {
      if (db.isTransaction) return work(repositories);
      for (let attempt = 1; ; attempt++) {
        try {
          return await db.transaction().execute((trx) => work(createSqlRepositories(trx, { queueOn, months })));
        } catch (error) {
          if (attempt === MAX_ATTEMPTS || !isWorthRetrying(error)) throw error;
        }
      }
    },
  };
  return repositories;
}
