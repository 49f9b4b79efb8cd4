import type { ReportsApi } from '../contract/reports';
import { createGraphQLCall, type GraphQLCall } from './graphql';
import type { Transport } from './transport';

/** Reports over HTTP. Their documents load with their first call. */
export const createReportsApi = (transport: Transport): ReportsApi =>
  reportsApi(createGraphQLCall(transport, '/graphql', () => import('../contract/generated/reports/graphql')));

const reportsApi = (graphql: GraphQLCall<typeof import('../contract/generated/reports/graphql')>): ReportsApi => ({
  list: async (customerId, call) => (await graphql((known) => known.ReportsDocument, { customerId }, call)).reports,
  byId: async (report, call) => (await graphql((known) => known.ReportDocument, report, call)).report ?? null,
  preview: async (input, call) =>
    (await graphql((known) => known.ReportPreviewDocument, { input }, call)).reportPreview,
  create: async (input, call) => (await graphql((known) => known.CreateReportDocument, { input }, call)).createReport,
  update: async (input, call) => (await graphql((known) => known.UpdateReportDocument, input, call)).updateReport,
  delete: async (report, call) => void (await graphql((known) => known.DeleteReportDocument, report, call)),
  activate: async (report, call) =>
    (await graphql((known) => known.ActivateReportDocument, report, call)).activateReport,
  deactivate: async (report, call) =>
    (await graphql((known) => known.DeactivateReportDocument, report, call)).deactivateReport,
  takeOver: async (report, call) =>
    (await graphql((known) => known.TakeOverReportDocument, report, call)).takeOverReport,
  runs: async (input, call) => (await graphql((known) => known.ReportRunsDocument, { input }, call)).reportRuns,
  runById: async (run, call) => (await graphql((known) => known.ReportRunDocument, run, call)).reportRun ?? null,
  rows: async (input, call) => (await graphql((known) => known.ReportRowsDocument, { input }, call)).reportRows,
  run: async (input, call) => (await graphql((known) => known.RunReportDocument, { input }, call)).runReport,
  cancelRun: async (run, call) => (await graphql((known) => known.CancelReportRunDocument, run, call)).cancelReportRun,
  createFile: async (file, call) =>
    (await graphql((known) => known.CreateReportFileDocument, file, call)).createReportFile,
  send: async (input, call) => (await graphql((known) => known.SendReportDocument, { input }, call)).sendReport,
  revokeLinks: async (run, call) =>
    (await graphql((known) => known.RevokeReportLinksDocument, run, call)).revokeReportLinks,
  settings: async (customerId, call) =>
    (await graphql((known) => known.ReportSettingsDocument, { customerId }, call)).reportSettings,
  saveSettings: async (settings, call) =>
    (await graphql((known) => known.SaveReportSettingsDocument, settings, call)).saveReportSettings,
});
