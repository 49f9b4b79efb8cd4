import { formatDate } from '@gladhand/domain/formats';
import {
  fromStoredSchedule,
  type Report,
  type ReportRunSummary,
  RunState,
  type StoredSchedule,
  scheduleText,
} from '@gladhand/domain/reports';
import type { Tone } from '@gladhand/ui';

/** An instant in the zone of a report. */
export const zonedText = (at: string | null | undefined, timeZone: string): string =>
  formatDate(at ? new Date(at) : null, 'spokenDateTime', timeZone);

/** The urgency of a state. A run that was canceled or missed is neither good nor a fault. */
export function stateTone(state: string): Tone {
  switch (state) {
    case RunState.Done:
      return 'good';
    case RunState.Failed:
      return 'critical';
    case RunState.Missed:
    case RunState.Skipped:
      return 'caution';
    default:
      return 'neutral';
  }
}

interface SentTexts {
  every: (count: number, unit: string) => string;
  whenThreshold: (every: string) => string;
  hours: string;
  days: string;
}

/** When a report is sent, in words. */
export function sentText(
  { reportingSchedules, emailFrequency, assetThreshold }: Report,
  texts: SentTexts,
  options: Parameters<typeof scheduleText>[1],
): string {
  if (reportingSchedules) return scheduleText(fromStoredSchedule(reportingSchedules as StoredSchedule), options);
  if (!emailFrequency) return '';
  const every = texts.every(emailFrequency.value, emailFrequency.units === 'days' ? texts.days : texts.hours);
  return assetThreshold ? texts.whenThreshold(every) : every;
}

/** How long a run took until now, in ms; undefined before it began. */
export function tookMs({ startedAt, endedAt }: ReportRunSummary, now: Date): number | undefined {
  if (!startedAt) return undefined;
  return Math.max(0, (endedAt ? Date.parse(endedAt) : now.getTime()) - Date.parse(startedAt));
}
