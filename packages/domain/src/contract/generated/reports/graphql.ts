// Generated from packages/domain/schema and src/client/operations by `npm run generate`. Do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { ReportChart } from '../../../rules/reports/reportChart';
import type { PackedRow } from '../../../rules/reports/reportRow';
import { TypedDocumentString } from '../../typedDocument';
export type AssetThresholdInput = {
  /** atLeast or fewerThan. */
  comparison: string;
  trailers: number;
};

export type CreateReportInput = {
  customerId: number;
  report: ReportInput;
  /** UUID created by the client. A repeated request gets the first response again, and nothing is created twice. */
  requestId?: string | null | undefined;
};

export type EmailFrequencyInput = {
  /** IANA zone of the report's days and times. America/Los_Angeles if it is left out. */
  timezone?: string | null | undefined;
  /** hours or days. */
  units: string;
  value: number;
};

export type ReportInput = {
  allFaultTypes: boolean;
  allGeofences: boolean;
  /** All trailers of the customer that the owner has access to. */
  allVehicles: boolean;
  /** Null except for Asset Geofence Threshold. */
  assetThreshold?: AssetThresholdInput | null | undefined;
  /** Ids of the columns in their order. Null for the usual ones. */
  columns?: Array<string> | null | undefined;
  /** Null for types with a schedule. */
  emailFrequency?: EmailFrequencyInput | null | undefined;
  /** Levels of faults: 1 for ABS, 2 for components. Empty with `allFaultTypes`. */
  faultTypeIds: Array<number>;
  /** xlsx, csv, pdf. */
  formats: Array<string>;
  /** Empty with `allGeofences`. */
  geofenceIds: Array<string>;
  includeSensorData: boolean;
  isActive: boolean;
  /** 1 to 100 characters. */
  name: string;
  /** 1 to 50 different email addresses. */
  notifyEmails: Array<string>;
  /** 1, 7, 14 or 31 calendar days that end with the run. Null for types about an instant. */
  reportHistoryTimeframe?: number | null | undefined;
  /** The type can't be changed later. */
  reportTypeId: number;
  /** Null for types that are sent repeatedly. */
  reportingSchedules?: ReportingSchedulesInput | null | undefined;
  /** Groups whose trailers the report is about, with their subgroups. Empty with `allVehicles`. */
  vehicleGroupIds: Array<string>;
  /** Trailers that the report is about. Empty with `allVehicles`. */
  vehicleIds: Array<string>;
  /** What is sent if nothing is found: send, note or nothing. */
  whenEmpty: string;
};

export type ReportPreviewInput = {
  customerId: number;
  report: ReportInput;
};

export type ReportRowsInput = {
  customerId: number;
  /** 1 to 500. */
  limit: number;
  /** The first row; 0 is the first of the result. */
  offset: number;
  runId: string;
};

export type ReportRunsInput = {
  /** `next` of the previous page. Null for the first one. */
  after?: string | null | undefined;
  customerId: number;
  /** 1 to 100. */
  pageSize: number;
  /** Null for runs of all reports. */
  reportId?: string | null | undefined;
  /** Null for all states. */
  states?: Array<string> | null | undefined;
};

export type ReportSettingsInput = {
  /** 1 to 365. A shorter time deletes what is older within a day. */
  keepDays: number;
  /** Up to 50. Empty for any. Subdomains have to be listed. */
  recipientDomains: Array<string>;
};

export type ReportTimeInput = {
  /** Monday is 0. Null unless weekly. */
  dayOfWeek?: number | null | undefined;
  /** HH:mm */
  time: string;
};

export type ReportingSchedulesInput = {
  /** daily, weekly, semiMonthly or monthly. */
  category: string;
  schedules: Array<ReportTimeInput>;
  /** IANA name. */
  timezone: string;
};

export type RunReportInput = {
  customerId: number;
  /** A missed run to make up for. Null for now. */
  missedRunId?: string | null | undefined;
  reportId: string;
  /** UUID created by the client. A repeated request gets the first response again, and nothing is run twice. */
  requestId?: string | null | undefined;
  /** Whether the recipients get the result. */
  send: boolean;
};

export type SendReportInput = {
  customerId: number;
  /** Addresses: of the run's recipients, or new ones. */
  recipients: Array<string>;
  /** UUID created by the client. A repeated request gets the first response again, and nothing is sent twice. */
  requestId?: string | null | undefined;
  runId: string;
};

export type ReportSettingsQueryVariables = Exact<{
  customerId: number;
}>;


export type ReportSettingsQuery = { reportSettings: { recipientDomains: Array<string>, keepDays: number, version: number } };

export type SendReportMutationVariables = Exact<{
  input: SendReportInput;
}>;


export type SendReportMutation = { sendReport: { columns: Array<string>, from: string | null, to: string | null, ownerEmail: string | null, chart: ReportChart | null, trailers: number, geofences: number, hasRows: boolean, summary: { id: string, reportId: string, reportName: string, reportTypeId: number, planned: string, timezone: string, startedBy: string, requestedBy: string | null, state: string, reason: string | null, phase: string | null, rows: number, expectedRows: number | null, startedAt: string | null, endedAt: string | null, sent: number, failed: number, recipients: number }, files: Array<{ format: string, state: string, reason: string | null, sizeBytes: number | null, downloads: number, expiresAt: string | null, url: string | null, sharedUrl: string | null }>, deliveries: Array<{ recipient: string, nth: number, state: string, reason: string | null, at: string }> } };

export type CancelReportRunMutationVariables = Exact<{
  customerId: number;
  id: string;
}>;


export type CancelReportRunMutation = { cancelReportRun: { columns: Array<string>, from: string | null, to: string | null, ownerEmail: string | null, chart: ReportChart | null, trailers: number, geofences: number, hasRows: boolean, summary: { id: string, reportId: string, reportName: string, reportTypeId: number, planned: string, timezone: string, startedBy: string, requestedBy: string | null, state: string, reason: string | null, phase: string | null, rows: number, expectedRows: number | null, startedAt: string | null, endedAt: string | null, sent: number, failed: number, recipients: number }, files: Array<{ format: string, state: string, reason: string | null, sizeBytes: number | null, downloads: number, expiresAt: string | null, url: string | null, sharedUrl: string | null }>, deliveries: Array<{ recipient: string, nth: number, state: string, reason: string | null, at: string }> } };

export type SaveReportSettingsMutationVariables = Exact<{
  customerId: number;
  version: number;
  input: ReportSettingsInput;
}>;


export type SaveReportSettingsMutation = { saveReportSettings: { recipientDomains: Array<string>, keepDays: number, version: number } };

export type ReportRunsQueryVariables = Exact<{
  input: ReportRunsInput;
}>;


export type ReportRunsQuery = { reportRuns: { next: string | null, runs: Array<{ id: string, reportId: string, reportName: string, reportTypeId: number, planned: string, timezone: string, startedBy: string, requestedBy: string | null, state: string, reason: string | null, phase: string | null, rows: number, expectedRows: number | null, startedAt: string | null, endedAt: string | null, sent: number, failed: number, recipients: number }> } };

export type ReportPreviewQueryVariables = Exact<{
  input: ReportPreviewInput;
}>;


export type ReportPreviewQuery = { reportPreview: { columns: Array<string>, rows: Array<PackedRow>, total: number | null, from: string, to: string, timezone: string } };

export type UpdateReportMutationVariables = Exact<{
  customerId: number;
  id: string;
  version: number;
  input: ReportInput;
}>;


export type UpdateReportMutation = { updateReport: { id: string, customerId: number, customerIds: Array<number>, name: string, reportTypeId: number, allVehicles: boolean, vehicleIds: Array<string>, vins: Array<string>, vehicleGroupIds: Array<string>, allGeofences: boolean, geofenceIds: Array<string>, allFaultTypes: boolean, faultTypeIds: Array<number>, includeSensorData: boolean, columns: Array<string> | null, reportHistoryTimeframe: number | null, notifyEmails: Array<string>, unsubscribedEmails: Array<string>, formats: Array<string>, whenEmpty: string, deactivated: boolean | null, pausedBy: string | null, ownerEmail: string | null, isOwn: boolean, nextRun: string | null, version: number, created: string, updated: string, geofences: Array<{ id: string, name: string }>, reportingSchedules: { timezone: string, category: string, schedules: Array<{ dayOfWeek: number | null, time: string }> } | null, emailFrequency: { value: number, units: string, timezone: string | null } | null, assetThreshold: { comparison: string, trailers: number } | null, lastRun: { id: string, reportId: string, reportName: string, reportTypeId: number, planned: string, timezone: string, startedBy: string, requestedBy: string | null, state: string, reason: string | null, phase: string | null, rows: number, expectedRows: number | null, startedAt: string | null, endedAt: string | null, sent: number, failed: number, recipients: number } | null } };

export type ActivateReportMutationVariables = Exact<{
  customerId: number;
  id: string;
}>;


export type ActivateReportMutation = { activateReport: { id: string, customerId: number, customerIds: Array<number>, name: string, reportTypeId: number, allVehicles: boolean, vehicleIds: Array<string>, vins: Array<string>, vehicleGroupIds: Array<string>, allGeofences: boolean, geofenceIds: Array<string>, allFaultTypes: boolean, faultTypeIds: Array<number>, includeSensorData: boolean, columns: Array<string> | null, reportHistoryTimeframe: number | null, notifyEmails: Array<string>, unsubscribedEmails: Array<string>, formats: Array<string>, whenEmpty: string, deactivated: boolean | null, pausedBy: string | null, ownerEmail: string | null, isOwn: boolean, nextRun: string | null, version: number, created: string, updated: string, geofences: Array<{ id: string, name: string }>, reportingSchedules: { timezone: string, category: string, schedules: Array<{ dayOfWeek: number | null, time: string }> } | null, emailFrequency: { value: number, units: string, timezone: string | null } | null, assetThreshold: { comparison: string, trailers: number } | null, lastRun: { id: string, reportId: string, reportName: string, reportTypeId: number, planned: string, timezone: string, startedBy: string, requestedBy: string | null, state: string, reason: string | null, phase: string | null, rows: number, expectedRows: number | null, startedAt: string | null, endedAt: string | null, sent: number, failed: number, recipients: number } | null } };

export type ReportRunQueryVariables = Exact<{
  customerId: number;
  id: string;
}>;


export type ReportRunQuery = { reportRun: { columns: Array<string>, from: string | null, to: string | null, ownerEmail: string | null, chart: ReportChart | null, trailers: number, geofences: number, hasRows: boolean, summary: { id: string, reportId: string, reportName: string, reportTypeId: number, planned: string, timezone: string, startedBy: string, requestedBy: string | null, state: string, reason: string | null, phase: string | null, rows: number, expectedRows: number | null, startedAt: string | null, endedAt: string | null, sent: number, failed: number, recipients: number }, files: Array<{ format: string, state: string, reason: string | null, sizeBytes: number | null, downloads: number, expiresAt: string | null, url: string | null, sharedUrl: string | null }>, deliveries: Array<{ recipient: string, nth: number, state: string, reason: string | null, at: string }> } | null };

export type RunReportMutationVariables = Exact<{
  input: RunReportInput;
}>;


export type RunReportMutation = { runReport: { columns: Array<string>, from: string | null, to: string | null, ownerEmail: string | null, chart: ReportChart | null, trailers: number, geofences: number, hasRows: boolean, summary: { id: string, reportId: string, reportName: string, reportTypeId: number, planned: string, timezone: string, startedBy: string, requestedBy: string | null, state: string, reason: string | null, phase: string | null, rows: number, expectedRows: number | null, startedAt: string | null, endedAt: string | null, sent: number, failed: number, recipients: number }, files: Array<{ format: string, state: string, reason: string | null, sizeBytes: number | null, downloads: number, expiresAt: string | null, url: string | null, sharedUrl: string | null }>, deliveries: Array<{ recipient: string, nth: number, state: string, reason: string | null, at: string }> } };

export type DeactivateReportMutationVariables = Exact<{
  customerId: number;
  id: string;
}>;


export type DeactivateReportMutation = { deactivateReport: { id: string, customerId: number, customerIds: Array<number>, name: string, reportTypeId: number, allVehicles: boolean, vehicleIds: Array<string>, vins: Array<string>, vehicleGroupIds: Array<string>, allGeofences: boolean, geofenceIds: Array<string>, allFaultTypes: boolean, faultTypeIds: Array<number>, includeSensorData: boolean, columns: Array<string> | null, reportHistoryTimeframe: number | null, notifyEmails: Array<string>, unsubscribedEmails: Array<string>, formats: Array<string>, whenEmpty: string, deactivated: boolean | null, pausedBy: string | null, ownerEmail: string | null, isOwn: boolean, nextRun: string | null, version: number, created: string, updated: string, geofences: Array<{ id: string, name: string }>, reportingSchedules: { timezone: string, category: string, schedules: Array<{ dayOfWeek: number | null, time: string }> } | null, emailFrequency: { value: number, units: string, timezone: string | null } | null, assetThreshold: { comparison: string, trailers: number } | null, lastRun: { id: string, reportId: string, reportName: string, reportTypeId: number, planned: string, timezone: string, startedBy: string, requestedBy: string | null, state: string, reason: string | null, phase: string | null, rows: number, expectedRows: number | null, startedAt: string | null, endedAt: string | null, sent: number, failed: number, recipients: number } | null } };

export type ReportRowsQueryVariables = Exact<{
  input: ReportRowsInput;
}>;


export type ReportRowsQuery = { reportRows: { rows: Array<PackedRow>, total: number } };

export type ReportQueryVariables = Exact<{
  customerId: number;
  id: string;
}>;


export type ReportQuery = { report: { id: string, customerId: number, customerIds: Array<number>, name: string, reportTypeId: number, allVehicles: boolean, vehicleIds: Array<string>, vins: Array<string>, vehicleGroupIds: Array<string>, allGeofences: boolean, geofenceIds: Array<string>, allFaultTypes: boolean, faultTypeIds: Array<number>, includeSensorData: boolean, columns: Array<string> | null, reportHistoryTimeframe: number | null, notifyEmails: Array<string>, unsubscribedEmails: Array<string>, formats: Array<string>, whenEmpty: string, deactivated: boolean | null, pausedBy: string | null, ownerEmail: string | null, isOwn: boolean, nextRun: string | null, version: number, created: string, updated: string, geofences: Array<{ id: string, name: string }>, reportingSchedules: { timezone: string, category: string, schedules: Array<{ dayOfWeek: number | null, time: string }> } | null, emailFrequency: { value: number, units: string, timezone: string | null } | null, assetThreshold: { comparison: string, trailers: number } | null, lastRun: { id: string, reportId: string, reportName: string, reportTypeId: number, planned: string, timezone: string, startedBy: string, requestedBy: string | null, state: string, reason: string | null, phase: string | null, rows: number, expectedRows: number | null, startedAt: string | null, endedAt: string | null, sent: number, failed: number, recipients: number } | null } | null };

export type TakeOverReportMutationVariables = Exact<{
  customerId: number;
  id: string;
  version: number;
}>;


export type TakeOverReportMutation = { takeOverReport: { id: string, customerId: number, customerIds: Array<number>, name: string, reportTypeId: number, allVehicles: boolean, vehicleIds: Array<string>, vins: Array<string>, vehicleGroupIds: Array<string>, allGeofences: boolean, geofenceIds: Array<string>, allFaultTypes: boolean, faultTypeIds: Array<number>, includeSensorData: boolean, columns: Array<string> | null, reportHistoryTimeframe: number | null, notifyEmails: Array<string>, unsubscribedEmails: Array<string>, formats: Array<string>, whenEmpty: string, deactivated: boolean | null, pausedBy: string | null, ownerEmail: string | null, isOwn: boolean, nextRun: string | null, version: number, created: string, updated: string, geofences: Array<{ id: string, name: string }>, reportingSchedules: { timezone: string, category: string, schedules: Array<{ dayOfWeek: number | null, time: string }> } | null, emailFrequency: { value: number, units: string, timezone: string | null } | null, assetThreshold: { comparison: string, trailers: number } | null, lastRun: { id: string, reportId: string, reportName: string, reportTypeId: number, planned: string, timezone: string, startedBy: string, requestedBy: string | null, state: string, reason: string | null, phase: string | null, rows: number, expectedRows: number | null, startedAt: string | null, endedAt: string | null, sent: number, failed: number, recipients: number } | null } };

export type RevokeReportLinksMutationVariables = Exact<{
  customerId: number;
  runId: string;
}>;


export type RevokeReportLinksMutation = { revokeReportLinks: { columns: Array<string>, from: string | null, to: string | null, ownerEmail: string | null, chart: ReportChart | null, trailers: number, geofences: number, hasRows: boolean, summary: { id: string, reportId: string, reportName: string, reportTypeId: number, planned: string, timezone: string, startedBy: string, requestedBy: string | null, state: string, reason: string | null, phase: string | null, rows: number, expectedRows: number | null, startedAt: string | null, endedAt: string | null, sent: number, failed: number, recipients: number }, files: Array<{ format: string, state: string, reason: string | null, sizeBytes: number | null, downloads: number, expiresAt: string | null, url: string | null, sharedUrl: string | null }>, deliveries: Array<{ recipient: string, nth: number, state: string, reason: string | null, at: string }> } };

export type DeleteReportMutationVariables = Exact<{
  customerId: number;
  id: string;
}>;


export type DeleteReportMutation = { deleteReport: string };

export type CreateReportMutationVariables = Exact<{
  input: CreateReportInput;
}>;


export type CreateReportMutation = { createReport: { id: string, customerId: number, customerIds: Array<number>, name: string, reportTypeId: number, allVehicles: boolean, vehicleIds: Array<string>, vins: Array<string>, vehicleGroupIds: Array<string>, allGeofences: boolean, geofenceIds: Array<string>, allFaultTypes: boolean, faultTypeIds: Array<number>, includeSensorData: boolean, columns: Array<string> | null, reportHistoryTimeframe: number | null, notifyEmails: Array<string>, unsubscribedEmails: Array<string>, formats: Array<string>, whenEmpty: string, deactivated: boolean | null, pausedBy: string | null, ownerEmail: string | null, isOwn: boolean, nextRun: string | null, version: number, created: string, updated: string, geofences: Array<{ id: string, name: string }>, reportingSchedules: { timezone: string, category: string, schedules: Array<{ dayOfWeek: number | null, time: string }> } | null, emailFrequency: { value: number, units: string, timezone: string | null } | null, assetThreshold: { comparison: string, trailers: number } | null, lastRun: { id: string, reportId: string, reportName: string, reportTypeId: number, planned: string, timezone: string, startedBy: string, requestedBy: string | null, state: string, reason: string | null, phase: string | null, rows: number, expectedRows: number | null, startedAt: string | null, endedAt: string | null, sent: number, failed: number, recipients: number } | null } };

export type CreateReportFileMutationVariables = Exact<{
  customerId: number;
  runId: string;
  format: string;
}>;


export type CreateReportFileMutation = { createReportFile: { columns: Array<string>, from: string | null, to: string | null, ownerEmail: string | null, chart: ReportChart | null, trailers: number, geofences: number, hasRows: boolean, summary: { id: string, reportId: string, reportName: string, reportTypeId: number, planned: string, timezone: string, startedBy: string, requestedBy: string | null, state: string, reason: string | null, phase: string | null, rows: number, expectedRows: number | null, startedAt: string | null, endedAt: string | null, sent: number, failed: number, recipients: number }, files: Array<{ format: string, state: string, reason: string | null, sizeBytes: number | null, downloads: number, expiresAt: string | null, url: string | null, sharedUrl: string | null }>, deliveries: Array<{ recipient: string, nth: number, state: string, reason: string | null, at: string }> } };

export type ReportsQueryVariables = Exact<{
  customerId: number;
}>;


export type ReportsQuery = { reports: Array<{ id: string, customerId: number, customerIds: Array<number>, name: string, reportTypeId: number, allVehicles: boolean, vehicleIds: Array<string>, vins: Array<string>, vehicleGroupIds: Array<string>, allGeofences: boolean, geofenceIds: Array<string>, allFaultTypes: boolean, faultTypeIds: Array<number>, includeSensorData: boolean, columns: Array<string> | null, reportHistoryTimeframe: number | null, notifyEmails: Array<string>, unsubscribedEmails: Array<string>, formats: Array<string>, whenEmpty: string, deactivated: boolean | null, pausedBy: string | null, ownerEmail: string | null, isOwn: boolean, nextRun: string | null, version: number, created: string, updated: string, geofences: Array<{ id: string, name: string }>, reportingSchedules: { timezone: string, category: string, schedules: Array<{ dayOfWeek: number | null, time: string }> } | null, emailFrequency: { value: number, units: string, timezone: string | null } | null, assetThreshold: { comparison: string, trailers: number } | null, lastRun: { id: string, reportId: string, reportName: string, reportTypeId: number, planned: string, timezone: string, startedBy: string, requestedBy: string | null, state: string, reason: string | null, phase: string | null, rows: number, expectedRows: number | null, startedAt: string | null, endedAt: string | null, sent: number, failed: number, recipients: number } | null }> };

export const ReportSettingsDocument = /*#__PURE__*/ new TypedDocumentString<ReportSettingsQuery, ReportSettingsQueryVariables>(`query ReportSettings($customerId: Int!) {
  reportSettings(customerId: $customerId) {
    recipientDomains
    keepDays
    version
  }
}`);
export const SendReportDocument = /*#__PURE__*/ new TypedDocumentString<SendReportMutation, SendReportMutationVariables>(`mutation SendReport($input: SendReportInput!) {
  sendReport(input: $input) {
    summary {
      id
      reportId
      reportName
      reportTypeId
      planned
      timezone
      startedBy
      requestedBy
      state
      reason
      phase
      rows
      expectedRows
      startedAt
      endedAt
      sent
      failed
      recipients
    }
    columns
    from
    to
    ownerEmail
    chart
    trailers
    geofences
    hasRows
    files {
      format
      state
      reason
      sizeBytes
      downloads
      expiresAt
      url
      sharedUrl
    }
    deliveries {
      recipient
      nth
      state
      reason
      at
    }
  }
}`);
export const CancelReportRunDocument = /*#__PURE__*/ new TypedDocumentString<CancelReportRunMutation, CancelReportRunMutationVariables>(`mutation CancelReportRun($customerId: Int!, $id: ID!) {
  cancelReportRun(customerId: $customerId, id: $id) {
    summary {
      id
      reportId
      reportName
      reportTypeId
      planned
      timezone
      startedBy
      requestedBy
      state
      reason
      phase
      rows
      expectedRows
      startedAt
      endedAt
      sent
      failed
      recipients
    }
    columns
    from
    to
    ownerEmail
    chart
    trailers
    geofences
    hasRows
    files {
      format
      state
      reason
      sizeBytes
      downloads
      expiresAt
      url
      sharedUrl
    }
    deliveries {
      recipient
      nth
      state
      reason
      at
    }
  }
}`);
export const SaveReportSettingsDocument = /*#__PURE__*/ new TypedDocumentString<SaveReportSettingsMutation, SaveReportSettingsMutationVariables>(`mutation SaveReportSettings($customerId: Int!, $version: Int!, $input: ReportSettingsInput!) {
  saveReportSettings(customerId: $customerId, version: $version, input: $input) {
    recipientDomains
    keepDays
    version
  }
}`);
export const ReportRunsDocument = /*#__PURE__*/ new TypedDocumentString<ReportRunsQuery, ReportRunsQueryVariables>(`query ReportRuns($input: ReportRunsInput!) {
  reportRuns(input: $input) {
    runs {
      id
      reportId
      reportName
      reportTypeId
      planned
      timezone
      startedBy
      requestedBy
      state
      reason
      phase
      rows
      expectedRows
      startedAt
      endedAt
      sent
      failed
      recipients
    }
    next
  }
}`);
export const ReportPreviewDocument = /*#__PURE__*/ new TypedDocumentString<ReportPreviewQuery, ReportPreviewQueryVariables>(`query ReportPreview($input: ReportPreviewInput!) {
  reportPreview(input: $input) {
    columns
    rows
    total
    from
    to
    timezone
  }
}`);
export const UpdateReportDocument = /*#__PURE__*/ new TypedDocumentString<UpdateReportMutation, UpdateReportMutationVariables>(`mutation UpdateReport($customerId: Int!, $id: ID!, $version: Int!, $input: ReportInput!) {
  updateReport(customerId: $customerId, id: $id, version: $version, input: $input) {
    id
    customerId
    customerIds
    name
    reportTypeId
    allVehicles
    vehicleIds
    vins
    vehicleGroupIds
    allGeofences
    geofenceIds
    geofences {
      id
      name
    }
    allFaultTypes
    faultTypeIds
    includeSensorData
    columns
    reportingSchedules {
      timezone
      category
      schedules {
        dayOfWeek
        time
      }
    }
    emailFrequency {
      value
      units
      timezone
    }
    reportHistoryTimeframe
    assetThreshold {
      comparison
      trailers
    }
    notifyEmails
    unsubscribedEmails
    formats
    whenEmpty
    deactivated
    pausedBy
    ownerEmail
    isOwn
    nextRun
    lastRun {
      id
      reportId
      reportName
      reportTypeId
      planned
      timezone
      startedBy
      requestedBy
      state
      reason
      phase
      rows
      expectedRows
      startedAt
      endedAt
      sent
      failed
      recipients
    }
    version
    created
    updated
  }
}`);
export const ActivateReportDocument = /*#__PURE__*/ new TypedDocumentString<ActivateReportMutation, ActivateReportMutationVariables>(`mutation ActivateReport($customerId: Int!, $id: ID!) {
  activateReport(customerId: $customerId, id: $id) {
    id
    customerId
    customerIds
    name
    reportTypeId
    allVehicles
    vehicleIds
    vins
    vehicleGroupIds
    allGeofences
    geofenceIds
    geofences {
      id
      name
    }
    allFaultTypes
    faultTypeIds
    includeSensorData
    columns
    reportingSchedules {
      timezone
      category
      schedules {
        dayOfWeek
        time
      }
    }
    emailFrequency {
      value
      units
      timezone
    }
    reportHistoryTimeframe
    assetThreshold {
      comparison
      trailers
    }
    notifyEmails
    unsubscribedEmails
    formats
    whenEmpty
    deactivated
    pausedBy
    ownerEmail
    isOwn
    nextRun
    lastRun {
      id
      reportId
      reportName
      reportTypeId
      planned
      timezone
      startedBy
      requestedBy
      state
      reason
      phase
      rows
      expectedRows
      startedAt
      endedAt
      sent
      failed
      recipients
    }
    version
    created
    updated
  }
}`);
export const ReportRunDocument = /*#__PURE__*/ new TypedDocumentString<ReportRunQuery, ReportRunQueryVariables>(`query ReportRun($customerId: Int!, $id: ID!) {
  reportRun(customerId: $customerId, id: $id) {
    summary {
      id
      reportId
      reportName
      reportTypeId
      planned
      timezone
      startedBy
      requestedBy
      state
      reason
      phase
      rows
      expectedRows
      startedAt
      endedAt
      sent
      failed
      recipients
    }
    columns
    from
    to
    ownerEmail
    chart
    trailers
    geofences
    hasRows
    files {
      format
      state
      reason
      sizeBytes
      downloads
      expiresAt
      url
      sharedUrl
    }
    deliveries {
      recipient
      nth
      state
      reason
      at
    }
  }
}`);
export const RunReportDocument = /*#__PURE__*/ new TypedDocumentString<RunReportMutation, RunReportMutationVariables>(`mutation RunReport($input: RunReportInput!) {
  runReport(input: $input) {
    summary {
      id
      reportId
      reportName
      reportTypeId
      planned
      timezone
      startedBy
      requestedBy
      state
      reason
      phase
      rows
      expectedRows
      startedAt
      endedAt
      sent
      failed
      recipients
    }
    columns
    from
    to
    ownerEmail
    chart
    trailers
    geofences
    hasRows
    files {
      format
      state
      reason
      sizeBytes
      downloads
      expiresAt
      url
      sharedUrl
    }
    deliveries {
      recipient
      nth
      state
      reason
      at
    }
  }
}`);
export const DeactivateReportDocument = /*#__PURE__*/ new TypedDocumentString<DeactivateReportMutation, DeactivateReportMutationVariables>(`mutation DeactivateReport($customerId: Int!, $id: ID!) {
  deactivateReport(customerId: $customerId, id: $id) {
    id
    customerId
    customerIds
    name
    reportTypeId
    allVehicles
    vehicleIds
    vins
    vehicleGroupIds
    allGeofences
    geofenceIds
    geofences {
      id
      name
    }
    allFaultTypes
    faultTypeIds
    includeSensorData
    columns
    reportingSchedules {
      timezone
      category
      schedules {
        dayOfWeek
        time
      }
    }
    emailFrequency {
      value
      units
      timezone
    }
    reportHistoryTimeframe
    assetThreshold {
      comparison
      trailers
    }
    notifyEmails
    unsubscribedEmails
    formats
    whenEmpty
    deactivated
    pausedBy
    ownerEmail
    isOwn
    nextRun
    lastRun {
      id
      reportId
      reportName
      reportTypeId
      planned
      timezone
      startedBy
      requestedBy
      state
      reason
      phase
      rows
      expectedRows
      startedAt
      endedAt
      sent
      failed
      recipients
    }
    version
    created
    updated
  }
}`);
export const ReportRowsDocument = /*#__PURE__*/ new TypedDocumentString<ReportRowsQuery, ReportRowsQueryVariables>(`query ReportRows($input: ReportRowsInput!) {
  reportRows(input: $input) {
    rows
    total
  }
}`);
export const ReportDocument = /*#__PURE__*/ new TypedDocumentString<ReportQuery, ReportQueryVariables>(`query Report($customerId: Int!, $id: ID!) {
  report(customerId: $customerId, id: $id) {
    id
    customerId
    customerIds
    name
    reportTypeId
    allVehicles
    vehicleIds
    vins
    vehicleGroupIds
    allGeofences
    geofenceIds
    geofences {
      id
      name
    }
    allFaultTypes
    faultTypeIds
    includeSensorData
    columns
    reportingSchedules {
      timezone
      category
      schedules {
        dayOfWeek
        time
      }
    }
    emailFrequency {
      value
      units
      timezone
    }
    reportHistoryTimeframe
    assetThreshold {
      comparison
      trailers
    }
    notifyEmails
    unsubscribedEmails
    formats
    whenEmpty
    deactivated
    pausedBy
    ownerEmail
    isOwn
    nextRun
    lastRun {
      id
      reportId
      reportName
      reportTypeId
      planned
      timezone
      startedBy
      requestedBy
      state
      reason
      phase
      rows
      expectedRows
      startedAt
      endedAt
      sent
      failed
      recipients
    }
    version
    created
    updated
  }
}`);
export const TakeOverReportDocument = /*#__PURE__*/ new TypedDocumentString<TakeOverReportMutation, TakeOverReportMutationVariables>(`mutation TakeOverReport($customerId: Int!, $id: ID!, $version: Int!) {
  takeOverReport(customerId: $customerId, id: $id, version: $version) {
    id
    customerId
    customerIds
    name
    reportTypeId
    allVehicles
    vehicleIds
    vins
    vehicleGroupIds
    allGeofences
    geofenceIds
    geofences {
      id
      name
    }
    allFaultTypes
    faultTypeIds
    includeSensorData
    columns
    reportingSchedules {
      timezone
      category
      schedules {
        dayOfWeek
        time
      }
    }
    emailFrequency {
      value
      units
      timezone
    }
    reportHistoryTimeframe
    assetThreshold {
      comparison
      trailers
    }
    notifyEmails
    unsubscribedEmails
    formats
    whenEmpty
    deactivated
    pausedBy
    ownerEmail
    isOwn
    nextRun
    lastRun {
      id
      reportId
      reportName
      reportTypeId
      planned
      timezone
      startedBy
      requestedBy
      state
      reason
      phase
      rows
      expectedRows
      startedAt
      endedAt
      sent
      failed
      recipients
    }
    version
    created
    updated
  }
}`);
export const RevokeReportLinksDocument = /*#__PURE__*/ new TypedDocumentString<RevokeReportLinksMutation, RevokeReportLinksMutationVariables>(`mutation RevokeReportLinks($customerId: Int!, $runId: ID!) {
  revokeReportLinks(customerId: $customerId, runId: $runId) {
    summary {
      id
      reportId
      reportName
      reportTypeId
      planned
      timezone
      startedBy
      requestedBy
      state
      reason
      phase
      rows
      expectedRows
      startedAt
      endedAt
      sent
      failed
      recipients
    }
    columns
    from
    to
    ownerEmail
    chart
    trailers
    geofences
    hasRows
    files {
      format
      state
      reason
      sizeBytes
      downloads
      expiresAt
      url
      sharedUrl
    }
    deliveries {
      recipient
      nth
      state
      reason
      at
    }
  }
}`);
export const DeleteReportDocument = /*#__PURE__*/ new TypedDocumentString<DeleteReportMutation, DeleteReportMutationVariables>(`mutation DeleteReport($customerId: Int!, $id: ID!) {
  deleteReport(customerId: $customerId, id: $id)
}`);
export const CreateReportDocument = /*#__PURE__*/ new TypedDocumentString<CreateReportMutation, CreateReportMutationVariables>(`mutation CreateReport($input: CreateReportInput!) {
  createReport(input: $input) {
    id
    customerId
    customerIds
    name
    reportTypeId
    allVehicles
    vehicleIds
    vins
    vehicleGroupIds
    allGeofences
    geofenceIds
    geofences {
      id
      name
    }
    allFaultTypes
    faultTypeIds
    includeSensorData
    columns
    reportingSchedules {
      timezone
      category
      schedules {
        dayOfWeek
        time
      }
    }
    emailFrequency {
      value
      units
      timezone
    }
    reportHistoryTimeframe
    assetThreshold {
      comparison
      trailers
    }
    notifyEmails
    unsubscribedEmails
    formats
    whenEmpty
    deactivated
    pausedBy
    ownerEmail
    isOwn
    nextRun
    lastRun {
      id
      reportId
      reportName
      reportTypeId
      planned
      timezone
      startedBy
      requestedBy
      state
      reason
      phase
      rows
      expectedRows
      startedAt
      endedAt
      sent
      failed
      recipients
    }
    version
    created
    updated
  }
}`);
export const CreateReportFileDocument = /*#__PURE__*/ new TypedDocumentString<CreateReportFileMutation, CreateReportFileMutationVariables>(`mutation CreateReportFile($customerId: Int!, $runId: ID!, $format: String!) {
  createReportFile(customerId: $customerId, runId: $runId, format: $format) {
    summary {
      id
      reportId
      reportName
      reportTypeId
      planned
      timezone
      startedBy
      requestedBy
      state
      reason
      phase
      rows
      expectedRows
      startedAt
      endedAt
      sent
      failed
      recipients
    }
    columns
    from
    to
    ownerEmail
    chart
    trailers
    geofences
    hasRows
    files {
      format
      state
      reason
      sizeBytes
      downloads
      expiresAt
      url
      sharedUrl
    }
    deliveries {
      recipient
      nth
      state
      reason
      at
    }
  }
}`);
export const ReportsDocument = /*#__PURE__*/ new TypedDocumentString<ReportsQuery, ReportsQueryVariables>(`query Reports($customerId: Int!) {
  reports(customerId: $customerId) {
    id
    customerId
    customerIds
    name
    reportTypeId
    allVehicles
    vehicleIds
    vins
    vehicleGroupIds
    allGeofences
    geofenceIds
    geofences {
      id
      name
    }
    allFaultTypes
    faultTypeIds
    includeSensorData
    columns
    reportingSchedules {
      timezone
      category
      schedules {
        dayOfWeek
        time
      }
    }
    emailFrequency {
      value
      units
      timezone
    }
    reportHistoryTimeframe
    assetThreshold {
      comparison
      trailers
    }
    notifyEmails
    unsubscribedEmails
    formats
    whenEmpty
    deactivated
    pausedBy
    ownerEmail
    isOwn
    nextRun
    lastRun {
      id
      reportId
      reportName
      reportTypeId
      planned
      timezone
      startedBy
      requestedBy
      state
      reason
      phase
      rows
      expectedRows
      startedAt
      endedAt
      sent
      failed
      recipients
    }
    version
    created
    updated
  }
}`);