import type { MaintenanceApi } from '../contract/maintenance';
import { createGraphQLCall } from './graphql';
import type { Transport } from './transport';

/** Maintenance over HTTP. Its documents load with its first call. */
export function createMaintenanceApi(transport: Transport, endpoint: string): MaintenanceApi {
  const graphql = createGraphQLCall(transport, '/graphql', () => import('../contract/generated/maintenance/graphql'));
  return {
    issues: async (input, call) =>
      (await graphql((known) => known.MaintenanceIssuesDocument, { input }, call)).maintenanceIssues,
    async issue(id, call) {
      const { maintenanceIssue } = await graphql((known) => known.MaintenanceIssueDocument, { id }, call);
      if (!maintenanceIssue) return null;
      const history = maintenanceIssue.history.map((event) => ({
        ...event,
        pictures: event.pictures.map((picture) => ({ ...picture, url: `${endpoint}${picture.url}` })),
      }));
      return { ...maintenanceIssue, history };
    },
    absLifecycles: async (input, call) =>
      (await graphql((known) => known.AbsLifecyclesDocument, { input }, call)).absTroubleshootingLifecycles,
    absReadings: async ({ vin, from, to }, call) => {
      const span = { vin, from: from.toISOString(), to: to.toISOString() };
      return (await graphql((known) => known.AbsReadingsDocument, span, call)).absReadings;
    },
    templates: async (customerId, call) =>
      (await graphql((known) => known.PlannedWorkTemplatesDocument, { customerId }, call)).plannedWorkTemplates,
    saveTemplate: async (input, call) =>
      (await graphql((known) => known.SavePlannedWorkTemplateDocument, { input }, call)).savePlannedWorkTemplate,
    deleteTemplate: async (key, call) =>
      (await graphql((known) => known.DeletePlannedWorkTemplateDocument, key, call)).deletePlannedWorkTemplate,
    completeWork: async (input, call) =>
      (await graphql((known) => known.CompletePlannedWorkDocument, { input }, call)).completePlannedWork,
    email: async (input, call) =>
      (await graphql((known) => known.EmailMaintenanceIssuesDocument, { input }, call)).emailMaintenanceIssues,
    async workOrders({ customerId, issueIds }, call) {
      const path = '/v1/api/work-orders';
      const body = { customerId, issueIds };
      return (await transport({ method: 'POST', path, body, signal: call?.signal, asBlob: true })).body as Blob;
    },
    handle: async (input, call) =>
      (await graphql((known) => known.HandleMaintenanceIssuesDocument, { input }, call)).handleMaintenanceIssues,
  };
}
