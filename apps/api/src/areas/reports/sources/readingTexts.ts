import { durationText } from '@gladhand/domain/formats';
import { type Reading, type ReadingId, trailerReading } from '@gladhand/domain/readings';
import { NEVER_REPORTED, REPORT_AGE_GROUPS, type ReportValue } from '@gladhand/domain/reports';
import type { ReportTrailer } from './reportTrailers';

const NOT_INSTALLED = 'Not installed';

/** A reading of a trailer as it was at an instant. */
export const readingOf = <Value>(
  trailer: ReportTrailer,
  id: ReadingId,
  value: Value | null,
  reportedAt: Date | null,
  now: Date,
): Reading<Value> => trailerReading(id, trailer, { value, reportedAt, now });

/** A reading in words: a stale one says how old it is, and a sensor that is not there says so. */
export function readingText<Value>(reading: Reading<Value>, show: (value: Value) => string): string | null {
  if (reading.state === 'notInstalled') return NOT_INSTALLED;
  if (!('value' in reading)) return null;
  const text = show(reading.value);
  return reading.state === 'fresh' ? text : `${text}, ${durationText(reading.ageMs)} ago`;
}

/** The group of a trailer by the age of its last report. */
export function ageGroupOf(lastReport: Date | null, now: Date): string {
  if (!lastReport) return NEVER_REPORTED;
  const ageMs = now.getTime() - lastReport.getTime();
  return REPORT_AGE_GROUPS.find(({ upToMs }) => ageMs <= upToMs)?.label ?? NEVER_REPORTED;
}

/** An instant as it is stored in a row. */
export const instantOf = (at: Date | null | undefined): ReportValue => at?.getTime() ?? null;
