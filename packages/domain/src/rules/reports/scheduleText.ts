import type { Frequency } from '../../vocabulary/reportTypes';
import { WEEKDAYS } from '../../vocabulary/reportTypes';
import { fill } from '../text/fill';
import type { ReportSchedule } from './reportSchedule';

/** Schedules in words, with numbered places for the days and times. Translations are in `languages`. */
export const SCHEDULE_SENTENCES = {
  everyDay: 'Every day at {1}',
  weekly: '{1} at {2}',
  semiMonthly: 'On the 15th and the last day of the month at {1}',
  monthly: 'On the last day of the month at {1}',
} as const;

interface Options {
  /** BCP 47. @default en-US */
  readonly locale?: string | undefined;
  /** Translates a sentence. @default none */
  readonly say?: ((english: string) => string) | undefined;
}

/** A schedule in words: 'Every day at 1:30 AM and 2:30 AM, Central Time'. */
export function scheduleText(schedule: ReportSchedule, options: Options = {}): string {
  const { locale = 'en-US', say = (english) => english } = options;
  const { frequency, timeZone, weekdays, times } = schedule;
  const list = (items: readonly string[]) => new Intl.ListFormat(locale, { type: 'conjunction' }).format(items);
  const at = list(times.map((time) => timeText(time, locale)));
  const isEveryDay = frequency === 'daily' || (frequency === 'weekly' && weekdays.length === WEEKDAYS.length);
  const sentence = isEveryDay
    ? fill(say(SCHEDULE_SENTENCES.everyDay), [at])
    : frequency === 'weekly'
      ? fill(say(SCHEDULE_SENTENCES.weekly), [list(weekdays.map((day) => weekdayText(day, locale))), at])
      : fill(say(SCHEDULE_SENTENCES[frequency satisfies Exclude<Frequency, 'daily' | 'weekly'>]), [at]);
  return `${sentence}, ${zoneText(timeZone, locale)}`;
}

/** A wall time: '1:30 AM'. */
export const timeText = (time: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })
    .format(new Date(`2026-01-05T${time}:00Z`))
    .replaceAll(' ', ' ');

/** Monday, 0, was January 5, 2026. */
const weekdayText = (day: number, locale: string): string =>
  new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(new Date(Date.UTC(2026, 0, 5 + day)));

/** A zone in words: 'Central Time'. */
export function zoneText(timeZone: string, locale: string): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' }).formatToParts(new Date(0));
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
