import type { AuditApi } from './audit';
import type { CustomerAdministrationApi } from './customers';
import type { GroupsAdministrationApi } from './groups';
import type { IngestKeysApi } from './ingestKeys';
import type { JobsApi } from './jobs';
import type { MailsApi } from './mails';
import type { OwnAccountApi } from './ownAccount';
import type { TrailerAdministrationApi } from './trailers';
import type { UsersApi } from './users';

/** Everything that administrators do. Its code loads on the first call. */
export interface AdministrationApi {
  ownAccount: OwnAccountApi;
  audit: AuditApi;
  mails: MailsApi;
  ingestKeys: IngestKeysApi;
  jobs: JobsApi;
  users: UsersApi;
  customers: CustomerAdministrationApi;
  trailers: TrailerAdministrationApi;
  groups: GroupsAdministrationApi;
}

/** The administration port of `PortalApi`. */
export interface AdministrationPort {
  /** Users, groups, customers, trailers and the audit log. */
  administration: AdministrationApi;
}
