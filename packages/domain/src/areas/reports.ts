export type {
  CreateReportInput,
  ReportInput,
  ReportPreviewInput,
  ReportRowsInput,
  ReportRunsInput,
  ReportSettingsInput,
  RunReportInput,
  SendReportInput,
} from '../contract/generated/reports/graphql';
export type {
  Report,
  ReportDelivery,
  ReportFile,
  ReportKey,
  ReportPreview,
  ReportRows,
  ReportRun,
  ReportRunPage,
  ReportRunSummary,
  ReportsApi,
  SavedReportSettings,
} from '../contract/reports';
export { chosenColumns, offeredColumns } from '../rules/reports/chosenColumns';
export { type FaultyTrailer, milesOnFault, severityOfFault } from '../rules/reports/faultOnRoad';
export { type LampReport, lampOnMs } from '../rules/reports/lampOn';
export {
  isTimed,
  nextRuns,
  nextSkipped,
  type PlannedRun,
  plannedRuns,
  type RunRemark,
  type TimedRun,
} from '../rules/reports/plannedRuns';
export type { ChartBar, ChartLook, ReportChart } from '../rules/reports/reportChart';
export type { AssetThreshold, EmailFrequency, ReportContent } from '../rules/reports/reportContent';
export { reportFileCells, reportFileColumns } from '../rules/reports/reportFile';
export { periodHours, type ReportPeriod, reportPeriod } from '../rules/reports/reportPeriod';
export { REPORT_POLICY } from '../rules/reports/reportPolicy';
export { type ReportField, type ReportProblem, reportProblems } from '../rules/reports/reportProblem';
export {
  type PackedRow,
  packRow,
  type ReportLimits,
  type ReportRow,
  type ReportValue,
  unpackRow,
} from '../rules/reports/reportRow';
export {
  fromStoredSchedule,
  isTimeZone,
  NEW_SCHEDULE_TIME,
  type ReportSchedule,
  type StoredSchedule,
  scheduleProblem,
  toStoredSchedule,
} from '../rules/reports/reportSchedule';
export {
  DEFAULT_REPORT_SETTINGS,
  isPermittedRecipient,
  type ReportSettings,
  type ReportSettingsProblem,
  readDomain,
  reportSettingsProblems,
} from '../rules/reports/reportSettings';
export { limitsOf, type ReportTexts, reportText } from '../rules/reports/reportText';
export { scheduleText, timeText, zoneText } from '../rules/reports/scheduleText';
export { createReportSummary, type ReportSummary } from '../rules/reports/summarizeReport';
export {
  NEVER_REPORTED,
  REPORT_AGE_GROUPS,
  REPORT_COLUMNS,
  type ReportColumn,
  type ReportColumnKind,
} from '../vocabulary/reportColumns';
export {
  DEFAULT_SCHEDULE_TIME_ZONE,
  FREQUENCIES,
  Frequency,
  frequency,
  isRunActive,
  REPORT_DEFAULTS,
  REPORT_FORMATS,
  REPORT_TIMEFRAMES_DAYS,
  REPORT_TYPES,
  type ReportFormat,
  type ReportTypeWord,
  RUN_STATES,
  RunState,
  reportType,
  runState,
  WEEKDAYS,
  WHEN_EMPTY,
  type WhenEmpty,
  weekday,
} from '../vocabulary/reportTypes';
