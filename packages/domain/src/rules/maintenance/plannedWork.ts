import { addUtcDays } from '../dates/utcDay';
import { PLANNED_WORK_POLICY } from './plannedWorkPolicy';

/** How often work is due, whichever comes first. Null: not by this measure. */
export interface WorkIntervals {
  readonly everyMonths: number | null;
  readonly everyMiles: number | null;
  readonly everyEngineHours: number | null;
}

/** From what work is counted. Readings are null if they were not known then. */
export interface WorkBase {
  /** 'YYYY-MM-DD'. */
  readonly on: string;
  readonly miles: number | null;
  readonly engineHours: number | null;
}

/** What is known of a trailer now; null for a reading that is missing or not installed. */
export interface WorkReadings {
  /** 'YYYY-MM-DD'. */
  readonly today: string;
  readonly miles: number | null;
  readonly engineHours: number | null;
}

/** An interval that can't be judged without a reading. */
export type UnjudgedInterval = 'miles' | 'engineHours';
export type WorkState = 'notDue' | 'dueSoon' | 'overdue';

/** When work is due. Null for what isn't planned by this measure, or can't be judged. */
export interface DueWork {
  /** The most urgent interval decides. Null if none can be judged: that never counts as good. */
  readonly state: WorkState | null;
  /** 'YYYY-MM-DD': the last day on which it isn't overdue. */
  readonly dueOn: string | null;
  /** Negative: overdue. */
  readonly daysLeft: number | null;
  readonly milesLeft: number | null;
  readonly engineHoursLeft: number | null;
  readonly unjudged: readonly UnjudgedInterval[];
}

const DAY_MS = 86_400_000;
const STATES: readonly WorkState[] = ['notDue', 'dueSoon', 'overdue'];

/** When work is due by its intervals, its last completion and the present readings. */
export function dueWork(intervals: WorkIntervals, base: WorkBase, readings: WorkReadings): DueWork {
  const { everyMonths, everyMiles, everyEngineHours } = intervals;
  const { lead } = PLANNED_WORK_POLICY;
  const dueOn = everyMonths === null ? null : monthsAfter(base.on, everyMonths);
  const daysLeft = dueOn === null ? null : daysBetween(readings.today, dueOn);
  const milesLeft = left(everyMiles, base.miles, readings.miles);
  const engineHoursLeft = left(everyEngineHours, base.engineHours, readings.engineHours);
  const states = [
    // Due today isn't overdue.
    daysLeft === null || dueOn === null
      ? null
      : stateOf(daysLeft, leadOf(daysBetween(base.on, dueOn), lead.days), daysLeft < 0),
    milesLeft === null || everyMiles === null
      ? null
      : stateOf(milesLeft, leadOf(everyMiles, lead.miles), milesLeft <= 0),
    engineHoursLeft === null || everyEngineHours === null
      ? null
      : stateOf(engineHoursLeft, leadOf(everyEngineHours, lead.engineHours), engineHoursLeft <= 0),
  ].filter((state) => state !== null);
  return {
    state: states.length === 0 ? null : (STATES[Math.max(...states.map((state) => STATES.indexOf(state)))] ?? null),
    ...{ dueOn, daysLeft, milesLeft, engineHoursLeft },
    unjudged: [
      ...(everyMiles !== null && milesLeft === null ? (['miles'] as const) : []),
      ...(everyEngineHours !== null && engineHoursLeft === null ? (['engineHours'] as const) : []),
    ],
  };
}

/** When a state of an overdue or almost due date began: the day after it, or the first day of its lead. */
export function stateBeganOn(intervals: WorkIntervals, base: WorkBase, state: 'dueSoon' | 'overdue'): string | null {
  if (intervals.everyMonths === null) return null;
  const dueOn = monthsAfter(base.on, intervals.everyMonths);
  if (state === 'overdue') return addUtcDays(dueOn, 1);
  return addUtcDays(dueOn, -leadOf(daysBetween(base.on, dueOn), PLANNED_WORK_POLICY.lead.days));
}

/** A day some calendar months later; the last day of a month that is too short. */
export function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month - 1 + months + 1, 0));
  return dayText(Math.min(date, lastOfMonth.getUTCDate()), lastOfMonth);
}

const dayText = (date: number, inMonth: Date): string =>
  new Date(Date.UTC(inMonth.getUTCFullYear(), inMonth.getUTCMonth(), date)).toISOString().slice(0, 10);

/** A reading below its base is from another odometer or engine, so it says nothing. */
function left(every: number | null, base: number | null, present: number | null): number | null {
  if (every === null || base === null || present === null || present < base) return null;
  return base + every - present;
}

const leadOf = (interval: number, lead: number): number =>
  Math.min(lead, Math.floor(interval * PLANNED_WORK_POLICY.leadShare));

const stateOf = (remaining: number, lead: number, isOverdue: boolean): WorkState =>
  isOverdue ? 'overdue' : remaining <= lead ? 'dueSoon' : 'notDue';

const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
