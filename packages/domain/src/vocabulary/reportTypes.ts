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

/** A kind of scheduled report. */
export interface ReportTypeWord extends Word<number> {
  /** Path segment below /alertconfiguration. */
  readonly path: string;
  readonly feature?: FeatureName | undefined;
  /** Fixed category of the schedule; left out where the author can choose. */
  readonly category?: Frequency | undefined;
  /** Whether a notification frequency can be chosen. */
  readonly hasFrequency: boolean;
  /** Dwell and yard reports allow several geofences. */
  readonly multiSelect: boolean;
}

const report = (id: number, label: string, path: string, extra: Partial<ReportTypeWord> = {}): ReportTypeWord => ({
  id,
  label,
  path,
  hasFrequency: true,
  multiSelect: false,
  ...extra,
});

/** The report types with their labels, in display order. */
export const REPORT_TYPES: readonly ReportTypeWord[] = [
  report(1, 'Yard', 'yard', { multiSelect: true }),
  report(2, 'Dwell', 'dwell', { multiSelect: true }),
  report(3, 'ABS Fault Summary', 'absSummary', { category: 'daily' }),
  report(4, 'ABS Fault Detail', 'absFaultDetail', { category: 'daily', feature: 'AbsFaultDetailReport' }),
  report(5, 'Asset Geofence Threshold', 'assetGeofenceThreshold', {
    hasFrequency: false,
    feature: 'AssetGeofenceThresholdReport',
  }),
  report(6, 'Daily Maintenance', 'dailyMaintenanceReport', { category: 'daily', feature: 'MaintenanceDashboard' }),
  report(7, 'Weekly Maintenance', 'weeklyMaintenanceReport', { category: 'weekly', feature: 'MaintenanceDashboard' }),
  report(8, 'Reefer Temperature History', 'reeferTempHistory', {
    hasFrequency: false,
    feature: 'ReeferTempHistoryReport',
  }),
];
/** Finds a report type by id; an unknown id is kept and labeled as unknown. */
export const reportType = lookup(REPORT_TYPES, 'report type');

/** Defaults of a new report. */
export const REPORT_DEFAULTS = { allVehicles: true, allGeofences: true, allFaultTypes: true } as const;
