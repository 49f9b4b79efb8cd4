import {
  nextRuns,
  nextSkipped,
  periodHours,
  type ReportContent,
  reportPeriod,
  timeText,
} from '@gladhand/domain/reports';

const SHOWN_RUNS = 5;
const DAY_HOURS = 24;
/** A clock change that skips a time comes within this span, in ms. */
const LOOK_AHEAD_MS = 400 * 86_400_000;

interface LineTexts {
  occursTwice: string;
  coversHours: (hours: number) => string;
  lastDay: (day: string) => string;
  skipped: (day: string, time: string) => string;
}

/** A run as the list of the next runs shows it. */
export interface NextRunLine {
  readonly key: string;
  readonly weekday: string;
  readonly day: string;
  readonly time: string;
  /** Abbreviation of the zone at that instant. */
  readonly zone: string;
  readonly remarks: readonly string[];
}

/** The next runs of a schedule, with what the clocks and the calendar do. */
export function nextRunLines(
  { schedule, reportHistoryTimeframe: days }: Pick<ReportContent, 'schedule' | 'reportHistoryTimeframe'>,
  now: Date,
  locale: string,
  texts: LineTexts,
): NextRunLine[] {
  if (!schedule) return [];
  const { timeZone } = schedule;
  const part = (at: Date, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone, ...options }).format(at);
  return nextRuns(schedule, now, SHOWN_RUNS).map(({ at, time, remarks }) => {
    const day = part(at, { month: 'short', day: 'numeric' });
    const hours = days === null ? undefined : periodHours(reportPeriod(at, days, timeZone));
    const isUneven = hours !== undefined && days !== null && hours !== days * DAY_HOURS;
    return {
      ...{ key: at.toISOString(), weekday: part(at, { weekday: 'short' }), day, time: timeText(time, locale) },
      zone: zoneOf(at, timeZone, locale),
      remarks: [
        ...(remarks.includes('occursTwice') ? [texts.occursTwice] : []),
        ...(isUneven ? [texts.coversHours(hours)] : []),
        ...(remarks.includes('lastDay') ? [texts.lastDay(day)] : []),
      ],
    };
  });
}

/** The next run that the clocks skip, in words; undefined if there is none within a year. */
export function skippedText(
  schedule: NonNullable<ReportContent['schedule']>,
  now: Date,
  locale: string,
  texts: LineTexts,
): string | undefined {
  const found = nextSkipped(schedule, now, LOOK_AHEAD_MS);
  if (!found) return undefined;
  const { year, month, day } = found.day;
  const shown = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', dateStyle: 'medium' });
  return texts.skipped(shown.format(Date.UTC(year, month - 1, day)), timeText(found.time, locale));
}

function zoneOf(at: Date, timeZone: string, locale: string): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'short' }).formatToParts(at);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
