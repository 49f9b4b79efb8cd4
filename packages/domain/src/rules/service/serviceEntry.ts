import { INSPECTION_KINDS, INSPECTION_RESULTS, MAINTENANCE_KINDS } from '../../vocabulary/serviceRecords';

/** Limits of service records. */
export const SERVICE_ENTRY_POLICY = {
  noteMaxLength: 500,
  odometerMaxMiles: 10_000_000,
  earliestDay: '1980-01-01',
} as const;

/** The form values of a service record: an inspection has a result, maintenance has none. */
export interface ServiceEntry {
  kind: string | null;
  /** Undefined if it is not an inspection. */
  result?: string | null | undefined;
  /** 'YYYY-MM-DD'. */
  performedOn: string | null;
  odometerMiles: number | null;
  note: string;
}

/** Error texts by field; empty if the entry is valid. */
export type ServiceEntryProblems = Partial<Record<keyof ServiceEntry, string>>;

const DAY = /^\d{4}-\d\d-\d\d$/;
const has = (words: readonly { id: string }[], id: string | null) => words.some((word) => word.id === id);

/** Validates an entry. `today` is the viewer's date, or on a server the latest date anywhere. */
export function serviceEntryProblems(entry: ServiceEntry, today: string): ServiceEntryProblems {
  const { kind, result, performedOn, odometerMiles, note } = entry;
  const isInspection = result !== undefined;
  const problems: ServiceEntryProblems = {};
  if (!has(isInspection ? INSPECTION_KINDS : MAINTENANCE_KINDS, kind)) {
    problems.kind = isInspection ? 'Choose the type of inspection.' : 'Choose the type of work.';
  }
  if (isInspection && !has(INSPECTION_RESULTS, result)) problems.result = 'Choose the result of the inspection.';
  const day = dayProblem(performedOn, today);
  if (day) problems.performedOn = day;
  if (odometerMiles !== null && !isOdometer(odometerMiles)) {
    problems.odometerMiles = 'Enter the odometer reading in miles, or leave it empty.';
  }
  const text = note.trim();
  if (text === '' && needsNote(entry)) {
    problems.note = isInspection ? 'Describe what was found.' : 'Describe the work.';
  } else if (text.length > SERVICE_ENTRY_POLICY.noteMaxLength) {
    problems.note = `Shorten the note to ${SERVICE_ENTRY_POLICY.noteMaxLength} characters.`;
  }
  return problems;
}

/** The latest current date in any time zone, because a server does not know the viewer's zone. */
export function latestDay(now: Date): string {
  return new Date(now.getTime() + 14 * 3_600_000).toISOString().slice(0, 10);
}

/** A form value may not be a number. */
const isOdometer = (miles: unknown) =>
  typeof miles === 'number' && miles >= 0 && miles <= SERVICE_ENTRY_POLICY.odometerMaxMiles;

function needsNote({ kind, result }: ServiceEntry): boolean {
  return result === undefined
    ? kind === 'repair' || kind === 'other'
    : result === 'defects' || result === 'outOfService';
}

function dayProblem(day: string | null, today: string): string | undefined {
  if (day === null || !DAY.test(day)) return 'Enter the date of the work, today or earlier.';
  const isDay = new Date(`${day}T00:00:00Z`).toJSON()?.slice(0, 10) === day;
  if (!isDay || day < SERVICE_ENTRY_POLICY.earliestDay) return 'Enter a valid date since 1980.';
  return day > today ? "Enter today's date or an earlier one." : undefined;
}
