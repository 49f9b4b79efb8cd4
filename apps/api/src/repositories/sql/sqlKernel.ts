import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema';
import type { JobQueue } from '../../engine/jobs';
import type { KernelRepositories } from '../port';
import { sqlActivityLog } from './sqlActivityLog';
import { sqlAudit } from './sqlAudit';
import { sqlChanges } from './sqlChanges';
import { sqlCluster } from './sqlCluster';
import { sqlCustody } from './sqlCustody';
import { sqlCustomers } from './sqlCustomers';
import { sqlFaults } from './sqlFaults';
import { sqlFleetRevisions } from './sqlFleetRevisions';
import { sqlFleetStatus } from './sqlFleetStatus';
import { sqlGroups } from './sqlGroups';
import { sqlIngest } from './sqlIngest';
import { sqlLinks } from './sqlLinks';
import { sqlMails } from './sqlMails';
import { sqlOutbox } from './sqlOutbox';
import { sqlReceipts } from './sqlReceipts';
import { sqlSessions } from './sqlSessions';
import { sqlTrailerAdministration } from './sqlTrailerAdministration';
import { sqlSensorOrders, sqlTrailers } from './sqlTrailers';
import { sqlUsers } from './sqlUsers';

/** Options of the kernel's repositories besides the database. */
export interface SqlKernelOptions {
  jobs: JobQueue;
  /** Months of the activity log whose partitions are known to exist; a transaction shares them with its parent. */
  months: Set<string>;
}

/** The kernel's repositories on PostgreSQL, embedded or external. */
export function sqlKernel(db: Kysely<Database>, { jobs, months }: SqlKernelOptions): KernelRepositories {
  return {
    mails: sqlMails(db),
    changes: sqlChanges(db),
    cluster: sqlCluster(db),
    receipts: sqlReceipts(db),
    jobs,
    users: sqlUsers(db),
    sessions: sqlSessions(db),
    links: sqlLinks(db),
    outbox: sqlOutbox(db),
    audit: sqlAudit(db),
    customers: sqlCustomers(db),
    groups: sqlGroups(db),
    fleetStatus: sqlFleetStatus(db),
    fleetRevisions: sqlFleetRevisions(db),
    faults: sqlFaults(db),
    ingest: sqlIngest(db, months),
    activityLog: sqlActivityLog(db),
    trailers: sqlTrailers(db),
    custody: sqlCustody(db),
    trailerAdministration: sqlTrailerAdministration(db),
    sensorOrders: sqlSensorOrders(db),
    async ping() {
      const { rows } = await sql<{ readOnly: boolean }>`
        select current_setting('transaction_read_only') = 'on' as "readOnly"`.execute(db);
      if (rows[0]?.readOnly) throw Object.assign(new Error('the database is read-only'), { code: '25006' });
    },
  };
}
