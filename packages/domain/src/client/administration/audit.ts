import type { AuditApi } from '../../contract/administration/audit';
import type { AdministrationCall } from './administrationCall';

export function createAuditApi(graphql: AdministrationCall): AuditApi {
  return {
    log: async (input, call) => (await graphql((known) => known.AuditLogDocument, { input }, call)).auditLog,
    export: async (input, call) =>
      (await graphql((known) => known.ExportAuditLogDocument, { input }, call)).exportAuditLog,
  };
}
