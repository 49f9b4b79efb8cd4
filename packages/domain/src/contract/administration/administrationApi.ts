import type { AuditApi } from './audit';

/** What administrators ask of a server. Loads with the first call. */
export interface AdministrationApi {
  audit: AuditApi;
}
