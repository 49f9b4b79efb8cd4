import type { AuditApi } from './audit';
import type { CustomerAdministrationApi } from './customers';
import type { GroupsAdministrationApi } from './groups';
import type { JobsApi } from './jobs';
import type { MailsApi } from './mails';
import type { OwnAccountApi } from './ownAccount';
import type { TrailerAdministrationApi } from './trailers';
import type { UsersApi } from './users';

/** What administrators ask of a server. Loads with the first call. */
export interface AdministrationApi {
  ownAccount: OwnAccountApi;
  audit: AuditApi;
  mails: MailsApi;
  jobs: JobsApi;
  users: UsersApi;
  customers: CustomerAdministrationApi;
  trailers: TrailerAdministrationApi;
  groups: GroupsAdministrationApi;
}
