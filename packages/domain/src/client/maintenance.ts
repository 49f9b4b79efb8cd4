import type { MaintenanceApi } from '../contract/maintenance';
import { createGraphQLCall } from './graphql';
import type { Transport } from './transport';

/** Maintenance over HTTP. Its documents load with its first call. */
export function createMaintenanceApi(transport: Transport): MaintenanceApi {
  const graphql = createGraphQLCall(transport, '/graphql', () => import('../contract/generated/maintenance/graphql'));
  return {
    issues: async (input, call) =>
      (await graphql((known) => known.MaintenanceIssuesDocument, { input }, call)).maintenanceIssues,
    issue: async (id, call) =>
      (await graphql((known) => known.MaintenanceIssueDocument, { id }, call)).maintenanceIssue ?? null,
    absLifecycles: async (input, call) =>
      (await graphql((known) => known.AbsLifecyclesDocument, { input }, call)).absTroubleshootingLifecycles,
    email: async (input, call) =>
      (await graphql((known) => known.EmailMaintenanceIssuesDocument, { input }, call)).emailMaintenanceIssues,
    handle: async (input, call) =>
      (await graphql((known) => known.HandleMaintenanceIssuesDocument, { input }, call)).handleMaintenanceIssues,
  };
}
