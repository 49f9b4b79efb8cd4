import type { FeatureName } from './features';
import { lookup, type Word } from './lookup';

/** How often a scheduled report is sent. */
export const Frequency = { Daily: 'daily', Weekly: 'weekly', SemiMonthly: 'semiMonthly', Monthly: 'monthly' } as const;
export type Frequency = (typeof Frequency)[keyof typeof Frequency];
/** The frequencies with their labels, in display order. */
export const FREQUENCIES: readonly (Word<Frequency> & { readonly days: string })[] = [
  { id: 'daily', label: 'Daily', days: 'every day' },
  { id: 'weekly', label: 'Weekly', days: 'the chosen weekdays' },
  { id: 'semiMonthly', label: 'Semi-monthly', days: '15th and last day' },
  { id: 'monthly', label: 'Monthly', days: 'last day' },
];
/** Finds a frequency by id; an unknown id is kept and labeled as unknown. */
export const frequency = lookup(FREQUENCIES, 'frequency');

/** Weekdays of schedules. The week starts on Monday, with 0. */
export const WEEKDAYS: readonly Word<number>[] = [
  { id: 0, label: 'Monday' },
  { id: 1, label: 'Tuesday' },
  { id: 2, label: 'Wednesday' },
  { id: 3, label: 'Thursday' },
  { id: 4, label: 'Friday' },
  { id: 5, label: 'Saturday' },
  { id: 6, label: 'Sunday' },
];
/** Finds a weekday by id; an unknown id is kept and labeled as unknown. */
export const weekday = lookup(WEEKDAYS, 'weekday');

/** Time zone of a schedule until its author chooses another one. */
export const DEFAULT_SCHEDULE_TIME_ZONE = 'America/Los_Angeles';

/** A kind of report. */
export interface ReportTypeWord extends Word<number> {
  /** Path segment below /alertconfiguration. */
  readonly path: string;
  readonly feature?: FeatureName | undefined;
  /** Fixed frequency; left out where the author can choose, and for reports that are sent repeatedly. */
  readonly frequency?: Frequency | undefined;
  /** By a schedule, or again after a number of hours or days. */
  readonly sent: 'bySchedule' | 'repeatedly';
  /** Weekly schedules may have several weekdays and several times a day. Source: decisions on reports. */
  readonly severalTimes: boolean;
  /** Shows the fleet at the instant of the run, or what happened in the days before it. */
  readonly covers: 'instant' | 'period';
  /** Choices that narrow the report, besides trailers. */
  readonly narrowedBy?: 'geofences' | 'faultTypes' | undefined;
  /** The latest readings of each trailer can be added. */
  readonly hasSensorData: boolean;
}

const report = (id: number, label: string, path: string, extra: Partial<ReportTypeWord> = {}): ReportTypeWord => ({
  id,
  label,
  path,
  sent: 'bySchedule',
  severalTimes: false,
  covers: 'period',
  hasSensorData: false,
  ...extra,
});

/** The report types with their labels, in display order. */
export const REPORT_TYPES: readonly ReportTypeWord[] = [
  report(1, 'Yard', 'yard', { severalTimes: true, covers: 'instant', narrowedBy: 'geofences', hasSensorData: true }),
  report(2, 'Dwell', 'dwell', { severalTimes: true, narrowedBy: 'geofences', hasSensorData: true }),
  report(3, 'ABS Fault Summary', 'absSummary', { frequency: 'daily', narrowedBy: 'faultTypes', hasSensorData: true }),
  report(4, 'ABS Fault Detail', 'absFaultDetail', {
    ...{ frequency: 'daily', narrowedBy: 'faultTypes', hasSensorData: true },
    feature: 'AbsFaultDetailReport',
  }),
  report(5, 'Asset Geofence Threshold', 'assetGeofenceThreshold', {
    ...{ sent: 'repeatedly', covers: 'instant', narrowedBy: 'geofences' },
    feature: 'AssetGeofenceThresholdReport',
  }),
  report(6, 'Daily Maintenance', 'dailyMaintenanceReport', { frequency: 'daily', feature: 'MaintenanceDashboard' }),
  report(7, 'Weekly Maintenance', 'weeklyMaintenanceReport', { frequency: 'weekly', feature: 'MaintenanceDashboard' }),
  report(8, 'Reefer Temperature History', 'reeferTempHistory', {
    sent: 'repeatedly',
    feature: 'ReeferTempHistoryReport',
  }),
  report(9, 'Thermo King', 'thermoKing', { covers: 'instant', hasSensorData: true, feature: 'ThermoKing' }),
];
/** Finds a report type by id; an unknown id is kept and labeled as unknown. */
export const reportType = lookup(REPORT_TYPES, 'report type');

/** Defaults of a new report. */
export const REPORT_DEFAULTS = { allVehicles: true, allGeofences: true, allFaultTypes: true } as const;

/** Calendar days that a report can cover. */
export const REPORT_TIMEFRAMES_DAYS = [1, 7, 14, 31] as const;

/** Files of a report. */
export const REPORT_FORMATS = [
  { id: 'xlsx', label: 'XLSX' },
  { id: 'csv', label: 'CSV' },
  { id: 'pdf', label: 'PDF' },
] as const satisfies readonly Word<string>[];
/** The format of a file of a report. */
export type ReportFormat = (typeof REPORT_FORMATS)[number]['id'];

/** What is sent when a report has no rows. */
export const WHEN_EMPTY = [
  { id: 'send', label: 'Send anyway' },
  { id: 'note', label: 'Send a short note' },
  { id: 'nothing', label: 'Send nothing' },
] as const satisfies readonly Word<string>[];
/** What is sent when a report has no rows. */
export type WhenEmpty = (typeof WHEN_EMPTY)[number]['id'];

/** The state of a run of a report. */
export const RunState = {
  Queued: 'queued',
  Running: 'running',
  Done: 'done',
  /** Ended with an error or at a limit. */
  Failed: 'failed',
  /** Ended by a person. */
  Canceled: 'canceled',
  /** Not run during an outage, and not made up for. */
  Missed: 'missed',
  /** Not run because its owner or the plan no longer allows it. */
  Skipped: 'skipped',
} as const;
export type RunState = (typeof RunState)[keyof typeof RunState];
/** The states of runs with their labels. */
export const RUN_STATES: readonly Word<RunState>[] = [
  { id: 'queued', label: 'Waiting' },
  { id: 'running', label: 'Running' },
  { id: 'done', label: 'Done' },
  { id: 'failed', label: 'Failed' },
  { id: 'canceled', label: 'Canceled' },
  { id: 'missed', label: 'Missed' },
  { id: 'skipped', label: 'Skipped' },
];
/** Finds the state of a run by id; an unknown id is kept and labeled as unknown. */
export const runState = lookup(RUN_STATES, 'run state');
/** Whether a run has not ended, so that it should be asked again. */
export const isRunActive = (state: string): boolean => state === RunState.Queued || state === RunState.Running;
