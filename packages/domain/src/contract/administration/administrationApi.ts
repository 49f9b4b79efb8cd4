import type { AuditApi } from './audit';
import type { UsersApi } from './users';
import type { CustomerAdministrationApi } from './customers';
import type { GroupsAdministrationApi } from './groups';

/** What administrators ask of a server. Loads with the first call. */
export interface AdministrationApi {
  audit: AuditApi;
  users: UsersApi;
  customers: CustomerAdministrationApi;
  groups: GroupsAdministrationApi;
}
