import { type CalendarDay, calendarDayOf } from '../dates/calendarDay';
import { zoneOffsetMinutes } from '../dates/formatDate';
import { instantOf, lastDayOfMonth, weekdayOf } from '../dates/wallTime';
import type { ReportSchedule } from './reportSchedule';

const DAY_MS = 86_400_000;

/** What clocks or the calendar do to a run. */
export type RunRemark =
  /** The time doesn't exist on that day, so the report doesn't run. */
  | 'skippedByClocks'
  /** The time occurs twice on that day; the report runs at the first. */
  | 'occursTwice'
  /** The last day of a month that is shorter than 31 days. */
  | 'lastDay';

/** A day and time of a schedule. */
export interface PlannedRun {
  readonly day: CalendarDay;
  /** 'HH:mm' */
  readonly time: string;
  /** Undefined if the clocks skip the time. */
  readonly at: Date | undefined;
  readonly remarks: readonly RunRemark[];
}

/** A run that takes place. */
export type TimedRun = PlannedRun & { readonly at: Date };

/** Days without a run after which a schedule is considered to have none. */
const MAX_DAYS = 800;

/**
 * The days and times of a schedule after an instant, in order, including the ones that the clocks skip. Endless; stops
 * only if a schedule has no days.
 */
export function* plannedRuns(schedule: ReportSchedule, after: Date): Generator<PlannedRun, void> {
  const { timeZone, times } = schedule;
  let day = calendarDayOf(new Date(after.getTime() - DAY_MS), timeZone);
  for (let empty = 0; empty < MAX_DAYS; day = dayAfter(day)) {
    if (!runsOn(schedule, day)) {
      empty++;
      continue;
    }
    empty = 0;
    const runs = times.map((time) => plannedRun(schedule, day, time));
    for (const run of runs.sort((a, b) => placeOf(a, timeZone) - placeOf(b, timeZone))) {
      if (placeOf(run, timeZone) > after.getTime()) yield run;
    }
  }
}

/** The next runs that take place. */
export function nextRuns(schedule: ReportSchedule, after: Date, count: number): TimedRun[] {
  const found: TimedRun[] = [];
  for (const run of plannedRuns(schedule, after)) {
    if (isTimed(run)) found.push(run);
    if (found.length === count) break;
  }
  return found;
}

/** The next run that the clocks skip, within a period; undefined if there is none. */
export function nextSkipped(schedule: ReportSchedule, after: Date, withinMs: number): PlannedRun | undefined {
  for (const run of plannedRuns(schedule, after)) {
    if (placeOf(run, schedule.timeZone) > after.getTime() + withinMs) return undefined;
    if (!isTimed(run)) return run;
  }
  return undefined;
}

/** Whether a run takes place. */
export const isTimed = (run: PlannedRun): run is TimedRun => run.at !== undefined;

function plannedRun({ frequency, timeZone }: ReportSchedule, day: CalendarDay, time: string): PlannedRun {
  const at = instantOf(day, time, timeZone);
  const remarks: RunRemark[] = [];
  if (!at) remarks.push('skippedByClocks');
  else if (occursTwice(at, timeZone)) remarks.push('occursTwice');
  const isMonthEnd = frequency === 'monthly' || (frequency === 'semiMonthly' && day.day !== 15);
  if (isMonthEnd && day.day < 31) remarks.push('lastDay');
  return { day, time, at, remarks };
}

function runsOn({ frequency, weekdays }: ReportSchedule, day: CalendarDay): boolean {
  const isLast = day.day === lastDayOfMonth(day.year, day.month);
  switch (frequency) {
    case 'daily':
      return true;
    case 'weekly':
      return weekdays.includes(weekdayOf(day));
    case 'semiMonthly':
      return day.day === 15 || isLast;
    case 'monthly':
      return isLast;
  }
}

/** Where a run belongs in time; a skipped one where its time would be if the clocks had not changed yet. */
function placeOf({ day, time, at }: PlannedRun, timeZone: string): number {
  if (at) return at.getTime();
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const wall = Date.UTC(day.year, day.month - 1, day.day, hour, minute);
  return wall - zoneOffsetMinutes(new Date(wall - DAY_MS), timeZone) * 60_000;
}

/** Whether clocks show the same time again within a day after the instant. */
function occursTwice(at: Date, timeZone: string): boolean {
  const before = zoneOffsetMinutes(at, timeZone);
  const backMinutes = before - zoneOffsetMinutes(new Date(at.getTime() + DAY_MS), timeZone);
  if (backMinutes <= 0) return false;
  const again = new Date(at.getTime() + backMinutes * 60_000);
  return before - zoneOffsetMinutes(again, timeZone) === backMinutes;
}

function dayAfter({ year, month, day }: CalendarDay): CalendarDay {
  const next = new Date(Date.UTC(year, month - 1, day + 1));
  return { year: next.getUTCFullYear(), month: next.getUTCMonth() + 1, day: next.getUTCDate() };
}
