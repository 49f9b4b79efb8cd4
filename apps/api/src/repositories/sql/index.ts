import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema';
import type { Repositories } from '../port';
import { sqlActivityLog } from './sqlActivityLog';
import { sqlAudit } from './sqlAudit';
import { sqlCargoImages } from './sqlCargoImages';
import { sqlCustomerAdministration } from './sqlCustomerAdministration';
import { sqlCustomers } from './sqlCustomers';
import { sqlDeviceLinks } from './sqlDeviceLinks';
import { sqlFaults } from './sqlFaults';
import { sqlFleetStatus } from './sqlFleetStatus';
import { sqlGroups } from './sqlGroups';
import { sqlIngest } from './sqlIngest';
import { sqlLinks } from './sqlLinks';
import { sqlOutbox } from './sqlOutbox';
import { sqlReefers } from './sqlReefers';
import { sqlDealers, sqlServiceRecords } from './sqlService';
import { sqlSessions } from './sqlSessions';
import { sqlSharedLinks } from './sqlSharedLinks';
import { sqlTrailerAdministration } from './sqlTrailerAdministration';
import { sqlSensorOrders, sqlTrailers } from './sqlTrailers';
import { sqlUserAdministration } from './sqlUserAdministration';
import { sqlUsers } from './sqlUsers';

/** The repositories on PostgreSQL, embedded or not. */
export function createSqlRepositories(db: Kysely<Database>): Repositories {
  return {
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
    faults: sqlFaults(db),
    ingest: sqlIngest(db),
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
      await sql`select 1`.execute(db);
    },
  };
}
