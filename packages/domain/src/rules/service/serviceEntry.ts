import { INSPECTION_KINDS, INSPECTION_RESULTS, MAINTENANCE_KINDS } from '../../vocabulary/serviceRecords';

/** Bounds of what is written down of a trailer. */
export const SERVICE_ENTRY_POLICY = {
  noteMaxLength: 500,
  odometerMaxMiles: 10_000_000,
  earliestDay: '1980-01-01',
} as const;

/** What somebody writes down: an inspection has a result, work has none. */
export interface ServiceEntry {
  kind: string | null;
  /** Undefined: not an inspection. */
  result?: string | null;
  /** 'YYYY-MM-DD'. */
  performedOn: string | null;
  odometerMiles: number | null;
  note: string;
}

/** What is wrong with an entry, by field, in words that say what to do; empty when nothing is. */
export type ServiceEntryProblems = Partial<Record<keyof ServiceEntry, string>>;

const DAY = /^\d{4}-\d\d-\d\d$/;
const has = (words: readonly { id: string }[], id: string | null) => words.some((word) => word.id === id);

/** Checks an entry; `today` is the viewer's, or on a server the latest day anywhere. */
export function serviceEntryProblems(entry: ServiceEntry, today: string): ServiceEntryProblems {
  const { kind, result, performedOn, odometerMiles, note } = entry;
  const isInspection = result !== undefined;
  const problems: ServiceEntryProblems = {};
  if (!has(isInspection ? INSPECTION_KINDS : MAINTENANCE_KINDS, kind)) {
    problems.kind = isInspection ? 'Choose the kind of inspection.' : 'Choose what was done.';
  }
  if (isInspection && !has(INSPECTION_RESULTS, result)) problems.result = 'Choose how the inspection ended.';
  const day = dayProblem(performedOn, today);
  if (day) problems.performedOn = day;
  if (odometerMiles !== null && !isOdometer(odometerMiles)) {
    problems.odometerMiles = 'Enter the miles on the odometer, or leave it empty.';
  }
  const text = note.trim();
  if (text === '' && needsNote(entry)) {
    problems.note = isInspection ? 'Say what was found.' : 'Say what was done.';
  } else if (text.length > SERVICE_ENTRY_POLICY.noteMaxLength) {
    problems.note = `Shorten the note to ${SERVICE_ENTRY_POLICY.noteMaxLength} characters.`;
  }
  return problems;
}

/** The latest day that it is anywhere on earth: a server does not know the viewer's zone. */
export function latestDay(now: Date): string {
  return new Date(now.getTime() + 14 * 3_600_000).toISOString().slice(0, 10);
}

/** What a form holds may be no number at all. */
const isOdometer = (miles: unknown) =>
  typeof miles === 'number' && miles >= 0 && miles <= SERVICE_ENTRY_POLICY.odometerMaxMiles;

function needsNote({ kind, result }: ServiceEntry): boolean {
  return result === undefined
    ? kind === 'repair' || kind === 'other'
    : result === 'defects' || result === 'outOfService';
}

function dayProblem(day: string | null, today: string): string | undefined {
  if (day === null || !DAY.test(day)) return 'Enter the day it was done: today or earlier.';
  const isDay = new Date(`${day}T00:00:00Z`).toJSON()?.slice(0, 10) === day;
  if (!isDay || day < SERVICE_ENTRY_POLICY.earliestDay) return 'Enter a day of the calendar since 1980.';
  return day > today ? 'Enter today or an earlier day.' : undefined;
}
