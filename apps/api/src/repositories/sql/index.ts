import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema';
import type { JobQueue } from '../../engine/jobs';
import type { Repositories } from '../port';
import { sqlActivityLog } from './sqlActivityLog';
import { sqlAudit } from './sqlAudit';
import { sqlCargoImages } from './sqlCargoImages';
import { sqlChanges } from './sqlChanges';
import { sqlCluster } from './sqlCluster';
import { sqlCustomerAdministration } from './sqlCustomerAdministration';
import { sqlCustomers } from './sqlCustomers';
import { sqlDeviceLinks } from './sqlDeviceLinks';
import { sqlFaults } from './sqlFaults';
import { sqlFleetRevisions } from './sqlFleetRevisions';
import { sqlFleetStatus } from './sqlFleetStatus';
import { sqlGroups } from './sqlGroups';
import { sqlIngest } from './sqlIngest';
import { sqlLinks } from './sqlLinks';
import { sqlMails } from './sqlMails';
import { sqlOutbox } from './sqlOutbox';
import { sqlReceipts } from './sqlReceipts';
import { sqlReefers } from './sqlReefers';
import { sqlDealers, sqlServiceRecords } from './sqlService';
import { sqlSessions } from './sqlSessions';
import { sqlSharedLinks } from './sqlSharedLinks';
import { sqlSubscriptions } from './sqlSubscriptions';
import { sqlTrailerAdministration } from './sqlTrailerAdministration';
import { sqlSensorOrders, sqlTrailers } from './sqlTrailers';
import { sqlUserAdministration } from './sqlUserAdministration';
import { sqlUsers } from './sqlUsers';
import { isWorthRetrying } from './transientErrors';

export interface SqlRepositoriesOptions {
  /** The job queue on a database, or within its transaction. @default adding a job is an error */
  queueOn?: (db: Kysely<Database>) => JobQueue;
  /** Months of the activity log that are known to be there; a transaction shares its parent's. */
  months?: Set<string>;
}

const noQueue = (): JobQueue => ({
  add: () => Promise.reject(new Error('[api] Jobs cannot be added here: no job queue was given.')),
});

/** A deadlock has one victim; it may try again so often. */
const MAX_ATTEMPTS = 3;

/** The repositories on PostgreSQL, embedded or not. */
export function createSqlRepositories(db: Kysely<Database>, options: SqlRepositoriesOptions = {}): Repositories {
  const { queueOn = noQueue, months = new Set<string>() } = options;
  const repositories: Repositories = {
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
    mails: sqlMails(db),
    changes: sqlChanges(db),
    cluster: sqlCluster(db),
    subscriptions: sqlSubscriptions(db),
    receipts: sqlReceipts(db),
    jobs: queueOn(db),
    users: sqlUsers(db),
    userAdministration: sqlUserAdministration(db),
    sessions: sqlSessions(db),
    links: sqlLinks(db),
    outbox: sqlOutbox(db),
    audit: sqlAudit(db),
    customers: sqlCustomers(db),
    customerAdministration: sqlCustomerAdministration(db),
    groups: sqlGroups(db),
    fleetStatus: sqlFleetStatus(db),
    fleetRevisions: sqlFleetRevisions(db),
    faults: sqlFaults(db),
    ingest: sqlIngest(db, months),
    activityLog: sqlActivityLog(db),
    reefers: sqlReefers(db),
    deviceLinks: sqlDeviceLinks(db),
    sharedLinks: sqlSharedLinks(db),
    dealers: sqlDealers(db),
    serviceRecords: sqlServiceRecords(db),
    cargoImages: sqlCargoImages(db),
    trailers: sqlTrailers(db),
    trailerAdministration: sqlTrailerAdministration(db),
    sensorOrders: sqlSensorOrders(db),
    async ping() {
      const { rows } = await sql<{ readOnly: boolean }>`
        select current_setting('transaction_read_only') = 'on' as "readOnly"`.execute(db);
      if (rows[0]?.readOnly) throw Object.assign(new Error('the database is read-only'), { code: '25006' });
    },
  };
  return repositories;
}
