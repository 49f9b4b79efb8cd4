import type { CallOptions } from './callOptions';
import type {
  CreateReportInput,
  ReportInput,
  ReportPreviewInput,
  ReportPreviewQuery,
  ReportRowsInput,
  ReportRowsQuery,
  ReportRunQuery,
  ReportRunsInput,
  ReportRunsQuery,
  ReportSettingsInput,
  ReportSettingsQuery,
  ReportsQuery,
  RunReportInput,
  SendReportInput,
} from './generated/reports/graphql';

/** A report that is set up. Source: query `reports`. */
export type Report = ReportsQuery['reports'][number];
/** The first rows of a report. Source: query `reportPreview`. */
export type ReportPreview = ReportPreviewQuery['reportPreview'];
/** A page of runs. Source: query `reportRuns`. */
export type ReportRunPage = ReportRunsQuery['reportRuns'];
/** A run without its files and deliveries. Source: query `reportRuns`. */
export type ReportRunSummary = ReportRunPage['runs'][number];
/** A run with its files and deliveries. Source: query `reportRun`. */
export type ReportRun = NonNullable<ReportRunQuery['reportRun']>;
/** A file of a run. Source: query `reportRun`. */
export type ReportFile = ReportRun['files'][number];
/** The latest mail to a recipient of a run. Source: query `reportRun`. */
export type ReportDelivery = ReportRun['deliveries'][number];
/** Rows of a result. Source: query `reportRows`. */
export type ReportRows = ReportRowsQuery['reportRows'];
/** What applies to all reports of a customer, with its version. Source: query `reportSettings`. */
export type SavedReportSettings = ReportSettingsQuery['reportSettings'];

/** Names a report of a customer. */
export interface ReportKey {
  customerId: number;
  id: string;
}

/** Reports, their runs, and who got them. */
export interface ReportsApi {
  /** Reports of a customer by name. Source: query `reports`. */
  list(customerId: number, options?: CallOptions): Promise<Report[]>;
  /** Null if it was deleted. Source: query `report`. */
  byId(report: ReportKey, options?: CallOptions): Promise<Report | null>;
  /** The first rows that a report would have now. Rejects with BAD_USER_INPUT. Source: query `reportPreview`. */
  preview(input: ReportPreviewInput, options?: CallOptions): Promise<ReportPreview>;
  /** Rejects with BAD_USER_INPUT; then `details.problems` has a text per field. Source: mutation `createReport`. */
  create(input: CreateReportInput, options?: CallOptions): Promise<Report>;
  /**
   * Rejects with CONFLICT if someone else has saved; then `details.current` is the present report. Source: mutation
   * `updateReport`.
   */
  update(input: ReportKey & { version: number; input: ReportInput }, options?: CallOptions): Promise<Report>;
  /** Rejects with NOT_FOUND. Source: mutation `deleteReport`. */
  delete(report: ReportKey, options?: CallOptions): Promise<void>;
  /** Source: mutation `activateReport`. */
  activate(report: ReportKey, options?: CallOptions): Promise<Report>;
  /** Source: mutation `deactivateReport`. */
  deactivate(report: ReportKey, options?: CallOptions): Promise<Report>;
  /** Makes the caller the owner. Rejects with CONFLICT. Source: mutation `takeOverReport`. */
  takeOver(report: ReportKey & { version: number }, options?: CallOptions): Promise<Report>;
  /** Runs, newest first. Source: query `reportRuns`. */
  runs(input: ReportRunsInput, options?: CallOptions): Promise<ReportRunPage>;
  /** Null if it was deleted. Source: query `reportRun`. */
  runById(run: ReportKey, options?: CallOptions): Promise<ReportRun | null>;
  /** Rows of a result. Rejects with NOT_FOUND when they are no longer kept. Source: query `reportRows`. */
  rows(input: ReportRowsInput, options?: CallOptions): Promise<ReportRows>;
  /** Rejects with BAD_USER_INPUT at the limit of runs per day. Source: mutation `runReport`. */
  run(input: RunReportInput, options?: CallOptions): Promise<ReportRun>;
  /** Source: mutation `cancelReportRun`. */
  cancelRun(run: ReportKey, options?: CallOptions): Promise<ReportRun>;
  /** Rejects with BAD_USER_INPUT if the result has too many rows for the format. Source: mutation `createReportFile`. */
  createFile(file: { customerId: number; runId: string; format: string }, options?: CallOptions): Promise<ReportRun>;
  /** Source: mutation `sendReport`. */
  send(input: SendReportInput, options?: CallOptions): Promise<ReportRun>;
  /** Source: mutation `revokeReportLinks`. */
  revokeLinks(run: { customerId: number; runId: string }, options?: CallOptions): Promise<ReportRun>;
  /** What applies to all reports of a customer. Source: query `reportSettings`. */
  settings(customerId: number, options?: CallOptions): Promise<SavedReportSettings>;
  /**
   * Rejects with BAD_USER_INPUT, then `details.problems` has a text per field, and with CONFLICT, then `details.current`
   * has the present settings. Source: mutation `saveReportSettings`.
   */
  saveSettings(
    settings: { customerId: number; version: number; input: ReportSettingsInput },
    options?: CallOptions,
  ): Promise<SavedReportSettings>;
}

/** The port of `PortalApi` for reports. */
export interface ReportsPort {
  reports: ReportsApi;
}
