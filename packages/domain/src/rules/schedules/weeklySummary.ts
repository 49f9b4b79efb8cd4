import { DAY_MS } from '../connectivity/connectivity';

/** When the weekly summary is sent. */
export const WEEKLY_SUMMARY_POLICY = {
  /** Local hour on Mondays, before the planning of the week begins. Assumed. */
  hour: 7,
  /** How late a summary is still sent after an outage, in ms. */
  madeUpForMs: DAY_MS,
  /** Zone of users who have not chosen one; same as for schedules. Source: decisions on schedules. */
  defaultTimeZone: 'America/Los_Angeles',
} as const;

/**
 * The Monday, as 'YYYY-MM-DD' in the user's zone, whose summary is due; undefined if none is. `sentFor` is the Monday
 * of the latest summary. Throws RangeError for an unknown zone.
 */
export function summaryDueFor(now: Date, timeZone: string, sentFor: string | null): string | undefined {
  const { weekday, hour } = localTime(now, timeZone);
  const hoursSince = ((weekday + 6) % 7) * 24 + hour - WEEKLY_SUMMARY_POLICY.hour;
  if (hoursSince < 0 || hoursSince * 3_600_000 >= WEEKLY_SUMMARY_POLICY.madeUpForMs) return undefined;
  const { day } = localTime(new Date(now.getTime() - hoursSince * 3_600_000), timeZone);
  return day === sentFor ? undefined : day;
}

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

function localTime(at: Date, timeZone: string) {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(at);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  return {
    weekday: WEEKDAYS.indexOf(part('weekday')),
    hour: Number(part('hour')),
    day: `${part('year')}-${part('month')}-${part('day')}`,
  };
}
