import { type DueWork, dueWork, stateBeganOn, type WorkReadings } from '@gladhand/domain/maintenance';
import { isReadingInstalled, utcDayOf } from '@gladhand/domain/readings';
import { SensorType } from '@gladhand/domain/trailers';
import type { PlannedWorkEvidence } from '../../../graphql/generated/resolvers';
import type { Odometer, TemplateRecord, TrailerWorkRecord, WorkTrailer } from './plannedRepository';

/** What the odometers and the engine of a trailer say; null if they are missing or not installed. */
export function workReadings(trailer: WorkTrailer, odometer: Odometer | null, now: Date): WorkReadings {
  return {
    today: utcDayOf(now),
    miles: odometer === null ? null : odometersOf(trailer)[odometer],
    engineHours: trailer.installedSensorTypeIds.includes(SensorType.ReeferUnit) ? trailer.tkEngineHours : null,
  };
}

/** The odometer that work is counted by: the ABS, else GPS. Null without a reading. */
export function odometerOf(trailer: WorkTrailer): Odometer | null {
  const { abs, gps } = odometersOf(trailer);
  return abs !== null ? 'abs' : gps !== null ? 'gps' : null;
}

const odometersOf = (trailer: WorkTrailer): Readonly<Record<Odometer, number | null>> => ({
  abs: isReadingInstalled('absOdometer', trailer) ? trailer.absOdometer : null,
  gps: isReadingInstalled('gpsOdometer', trailer) ? trailer.gpsOdometer : null,
});

/** When a template's work is due for a trailer. */
export const dueForTrailer = (
  template: TemplateRecord,
  trailer: WorkTrailer,
  work: TrailerWorkRecord,
  now: Date,
): DueWork => dueWork(template, baseOf(work), workReadings(trailer, work.odometer, now));

/** When a state began: by its date if that decides, else now, because readings have no earlier one. */
export function stateBegan(
  template: TemplateRecord,
  work: TrailerWorkRecord,
  state: 'dueSoon' | 'overdue',
  now: Date,
): Date {
  const byDate = { ...template, everyMiles: null, everyEngineHours: null };
  const readings = { today: utcDayOf(now), miles: null, engineHours: null };
  const began = stateBeganOn(template, baseOf(work), state);
  const isByDate = began !== null && dueWork(byDate, baseOf(work), readings).state === state;
  return isByDate ? new Date(`${began}T00:00:00Z`) : now;
}

/** What the issue shows. Whole miles and hours, so that it isn't written for each one. */
export const workEvidence = (template: TemplateRecord, work: TrailerWorkRecord, due: DueWork): PlannedWorkEvidence => ({
  ...{ templateId: template.templateId, name: template.name, dueOn: due.dueOn, unjudged: [...due.unjudged] },
  milesLeft: rounded(due.milesLeft),
  engineHoursLeft: rounded(due.engineHoursLeft),
  ...{ countedFrom: work.countedFrom, countedOn: work.countedOn },
  ...{ hasMiles: template.everyMiles !== null, hasEngineHours: template.everyEngineHours !== null },
});

const baseOf = ({ countedOn, miles, engineHours }: TrailerWorkRecord) => ({ on: countedOn, miles, engineHours });
const rounded = (value: number | null): number | null => (value === null ? null : Math.round(value));
