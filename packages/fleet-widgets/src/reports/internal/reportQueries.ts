import type { ReportsPort } from '@gladhand/domain';
import type { ApiMutation, ApiQuery } from '@gladhand/domain/react';
import type {
  CreateReportInput,
  Report,
  ReportInput,
  ReportKey,
  ReportPreview,
  ReportPreviewInput,
  ReportRows,
  ReportRowsInput,
  ReportRun,
  ReportRunPage,
  ReportRunsInput,
  ReportSettingsInput,
  RunReportInput,
  SavedReportSettings,
  SendReportInput,
} from '@gladhand/domain/reports';

/** Reports of a customer by name. */
export const reportsQuery = (customerId: number): ApiQuery<Report[]> => ({
  key: ['reports', customerId],
  fetch: (api: ReportsPort, options) => api.reports.list(customerId, options),
});

/** The first rows that a report would have now. */
export const previewQuery = (input: ReportPreviewInput): ApiQuery<ReportPreview> => ({
  key: ['reportPreview', input],
  fetch: (api: ReportsPort, options) => api.reports.preview(input, options),
});

/** A page of runs, newest first. */
export const runsQuery = (input: ReportRunsInput): ApiQuery<ReportRunPage> => ({
  key: ['reportRuns', input],
  fetch: (api: ReportsPort, options) => api.reports.runs(input, options),
});

/** One run; null if it was deleted. */
export const runQuery = (run: ReportKey): ApiQuery<ReportRun | null> => ({
  key: ['reportRun', run.customerId, run.id],
  fetch: (api: ReportsPort, options) => api.reports.runById(run, options),
});

/** Rows of a result. They never change. */
export const rowsQuery = (input: ReportRowsInput): ApiQuery<ReportRows> => ({
  key: ['reportRows', input],
  fetch: (api: ReportsPort, options) => api.reports.rows(input, options),
});

/** What applies to all reports of a customer. */
export const reportSettingsQuery = (customerId: number): ApiQuery<SavedReportSettings> => ({
  key: ['reportSettings', customerId],
  fetch: (api: ReportsPort, options) => api.reports.settings(customerId, options),
});

const all = () => [['reports'], ['reportRuns'], ['reportRun']];

/** Creates a report. */
export const createReport: ApiMutation<Omit<CreateReportInput, 'requestId'>, Report> = {
  run: (api: ReportsPort, input, requestId) => api.reports.create({ ...input, requestId }),
  invalidates: all,
};

/** Replaces a report. */
export const updateReport: ApiMutation<ReportKey & { version: number; input: ReportInput }, Report> = {
  run: (api: ReportsPort, report) => api.reports.update(report),
  invalidates: all,
};

/** Deletes a report with its runs. */
export const deleteReport: ApiMutation<ReportKey, void> = {
  run: (api: ReportsPort, report) => api.reports.delete(report),
  invalidates: all,
};

/** Switches a report on or off. */
export const switchReport: ApiMutation<ReportKey & { isActive: boolean }, Report> = {
  run: (api: ReportsPort, { isActive, ...report }) =>
    isActive ? api.reports.activate(report) : api.reports.deactivate(report),
  invalidates: all,
};

/** Makes the user the owner of a report that is paused because its owner has no access. */
export const takeOverReport: ApiMutation<ReportKey & { version: number }, Report> = {
  run: (api: ReportsPort, report) => api.reports.takeOver(report),
  invalidates: all,
};

/** Runs a report now, or for an instant that it missed. */
export const runReport: ApiMutation<Omit<RunReportInput, 'requestId'>, ReportRun> = {
  run: (api: ReportsPort, input, requestId) => api.reports.run({ ...input, requestId }),
  invalidates: all,
};

/** Ends an active run. */
export const cancelRun: ApiMutation<ReportKey, ReportRun> = {
  run: (api: ReportsPort, run) => api.reports.cancelRun(run),
  invalidates: all,
};

/** Creates a file of a result. */
export const createFile: ApiMutation<{ customerId: number; runId: string; format: string }, ReportRun> = {
  run: (api: ReportsPort, file) => api.reports.createFile(file),
  invalidates: () => [['reportRun']],
};

/** Sends a result, or sends it again. */
export const sendReport: ApiMutation<Omit<SendReportInput, 'requestId'>, ReportRun> = {
  run: (api: ReportsPort, input, requestId) => api.reports.send({ ...input, requestId }),
  invalidates: () => [['reportRun'], ['reportRuns']],
};

/** Ends all links to the files of a run. */
export const revokeLinks: ApiMutation<{ customerId: number; runId: string }, ReportRun> = {
  run: (api: ReportsPort, run) => api.reports.revokeLinks(run),
  invalidates: () => [['reportRun']],
};

/** Replaces what applies to all reports of a customer. Results that are no longer kept disappear. */
export const saveReportSettings: ApiMutation<
  { customerId: number; version: number; input: ReportSettingsInput },
  SavedReportSettings
> = {
  run: (api: ReportsPort, settings) => api.reports.saveSettings(settings),
  invalidates: () => [['reportSettings'], ['reportRun']],
};
