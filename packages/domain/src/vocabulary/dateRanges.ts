import { lookup, type Word } from './lookup';

/** Selectable ranges; `days` is null for everything. A day is 86,400,000 ms. */
export const DATE_RANGES: readonly (Word<string> & { readonly days: number | null })[] = [
  { id: 'all', label: 'All', days: null },
  { id: 'last24Hours', label: 'Last 24 Hours', days: 1 },
  { id: 'last7Days', label: 'Last 7 Days', days: 7 },
  { id: 'last14Days', label: 'Last 14 Days', days: 14 },
  { id: 'last31Days', label: 'Last 31 Days', days: 31 },
];
/** Finds a date range by id; an unknown id is kept and labeled as unknown. */
export const dateRange = lookup(DATE_RANGES, 'date range');

/** Default number of days in the tracking history. */
export const TRACKING_HISTORY_DEFAULT_DAYS = 1;

/** Groups of the status report by the time since trailers last reported. */
export const STATUS_REPORT_GROUPS: readonly (Word<string> & { readonly days: number; readonly within: boolean })[] = [
  { id: 'within24Hours', label: 'Within last 24 hrs', days: 1, within: true },
  { id: 'last24Hours', label: 'Last 24 hrs', days: 1, within: false },
  { id: 'last30Days', label: 'Last 30 days', days: 30, within: false },
  { id: 'last2Days', label: 'Last 2 days', days: 2, within: false },
  { id: 'last10Days', label: 'Last 10 days', days: 10, within: false },
];
