import { HISTORY_COLUMNS, type HistoryColumns } from '../../vocabulary/historyColumns';

/** One report from the columns of a `TrailerHistory`. */
export type HistoryReport = { readonly [Column in keyof HistoryColumns]: HistoryColumns[Column][number] };

/** A report with a position. */
export type HistoryFix = HistoryReport & { readonly lat: number; readonly lng: number };

/** Splits the columns of an answer into reports, oldest first. Reports without an id or a time are left out. */
export function readHistory(columns: HistoryColumns): HistoryReport[] {
  const count = Array.isArray(columns.id) ? columns.id.length : 0;
  const reports: HistoryReport[] = [];
  for (let i = 0; i < count; i++) {
    const report = Object.fromEntries(HISTORY_COLUMNS.map((name) => [name, columns[name]?.[i] ?? null]));
    if (typeof report.id === 'string' && Number.isFinite(report.at)) reports.push(report as unknown as HistoryReport);
  }
  return reports.sort(byTime);
}

/** Reports by recording time, regardless of arrival. */
export function byTime(a: Pick<HistoryReport, 'at' | 'id'>, b: Pick<HistoryReport, 'at' | 'id'>): number {
  return a.at - b.at || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
}

/** Whether a report has a valid position. */
export function isFix(report: HistoryReport): report is HistoryFix {
  const { lat, lng } = report;
  return Number.isFinite(lat) && Number.isFinite(lng) && Math.abs(lat ?? 91) <= 90 && Math.abs(lng ?? 181) <= 180;
}
