import { calendarDayOf, instantOfWallTime } from '@gladhand/domain/formats';

const HOUR_MS = 3_600_000;
const MORNING = '08:00';

/** Tomorrow at 8:00 in a zone, with the days as ISO dates. */
export function tomorrowMorning(now: Date, timeZone: string): { at: Date; day: string; today: string; time: string } {
  const { year, month, day } = calendarDayOf(now, timeZone);
  const iso = (offsetDays: number) => new Date(Date.UTC(year, month - 1, day + offsetDays)).toISOString().slice(0, 10);
  return { at: instantOfWallTime(iso(1), MORNING, timeZone), day: iso(1), today: iso(0), time: MORNING };
}

/** The end of a snooze of some hours, '1' or '4', or until 'tomorrow'. */
export const snoozeEnd = (choice: string, now: Date, timeZone: string): Date =>
  choice === 'tomorrow' ? tomorrowMorning(now, timeZone).at : new Date(now.getTime() + Number(choice) * HOUR_MS);
