import { type Frequency, WEEKDAYS } from '../../vocabulary/reportTypes';

/** When a report runs: wall times in a zone. */
export interface ReportSchedule {
  readonly frequency: Frequency;
  /** IANA name. */
  readonly timeZone: string;
  /** Monday is 0. Empty unless weekly. */
  readonly weekdays: readonly number[];
  /** 'HH:mm', in order. Several only for weekly schedules of types that allow it. */
  readonly times: readonly string[];
}

/** A schedule in the specified form. */
export interface StoredSchedule {
  readonly timezone: string;
  readonly category: Frequency;
  /** One without a day, except for weekly schedules: there, one per weekday and time. */
  readonly schedules: readonly { readonly dayOfWeek: number | null; readonly time: string }[];
}

/** A new schedule at 6 AM, when no one is working on the day's reports yet. Assumed. */
export const NEW_SCHEDULE_TIME = '06:00';

/** The stored form of a schedule. */
export function toStoredSchedule({ frequency, timeZone, weekdays, times }: ReportSchedule): StoredSchedule {
  const days = frequency === 'weekly' ? sorted(weekdays) : [null];
  return {
    ...{ timezone: timeZone, category: frequency },
    schedules: days.flatMap((dayOfWeek) => sorted(times).map((time) => ({ dayOfWeek, time }))),
  };
}

/** The schedule that was stored. Every chosen day has every chosen time. */
export function fromStoredSchedule({ timezone, category, schedules }: StoredSchedule): ReportSchedule {
  const days = schedules.flatMap(({ dayOfWeek }) => (dayOfWeek === null ? [] : [dayOfWeek]));
  return {
    ...{ frequency: category, timeZone: timezone },
    weekdays: category === 'weekly' ? sorted(days) : [],
    times: sorted(schedules.map(({ time }) => time)),
  };
}

/** What is wrong with a schedule. */
export type ScheduleProblem = 'noWeekday' | 'weekday' | 'noTime' | 'time' | 'tooManyTimes' | 'onlyOne' | 'zone';

/** The first problem of a schedule; undefined for a good one. */
export function scheduleProblem(
  { frequency, timeZone, weekdays, times }: ReportSchedule,
  { severalTimes, maxTimes }: { severalTimes: boolean; maxTimes: number },
): ScheduleProblem | undefined {
  if (!isTimeZone(timeZone)) return 'zone';
  if (times.length === 0) return 'noTime';
  if (times.some((time) => !/^([01]\d|2[0-3]):[0-5]\d$/.test(time))) return 'time';
  if (times.length > maxTimes) return 'tooManyTimes';
  if (frequency === 'weekly' && weekdays.length === 0) return 'noWeekday';
  if (weekdays.some((day) => !WEEKDAYS.some(({ id }) => id === day))) return 'weekday';
  const isSeveral = times.length > 1 || weekdays.length > 1;
  return isSeveral && !(severalTimes && frequency === 'weekly') ? 'onlyOne' : undefined;
}

/** Whether this runtime knows an IANA zone. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

function sorted<Item extends string | number>(items: readonly Item[]): Item[] {
  return [...new Set(items)].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
}
