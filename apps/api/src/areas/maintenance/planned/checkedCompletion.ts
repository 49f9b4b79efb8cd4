import { PLANNED_WORK_POLICY } from '@gladhand/domain/maintenance';
import { utcDayOf } from '@gladhand/domain/readings';
import { latestDay, serviceEntryProblems } from '@gladhand/domain/service';
import type { CompletePlannedWorkInput } from '../../../graphql/generated/resolvers';
import { badInput } from '../../../http/apiError';
import { PLANNED_WORK_MESSAGES } from '../messages';
import type { Odometer, TemplateRecord, WorkTrailer } from './plannedRepository';
import { odometerOf, workReadings } from './workEvidence';

/** Work that was done, with the readings of that day. */
export interface CheckedCompletion {
  performedOn: string;
  odometerMiles: number | null;
  odometer: Odometer | null;
  engineHours: number | null;
  note: string;
}

const DAY_MS = 86_400_000;
/** Control characters other than line breaks and tabs. */
const UNSEEN = /[^\P{Cc}\n\r\t]/u;

/** Validates completed work. Work of an earlier day needs the readings of that day, because the present ones are later. */
export function checkedCompletion(
  input: CompletePlannedWorkInput,
  { everyMiles, everyEngineHours }: TemplateRecord,
  trailer: WorkTrailer,
  now: Date,
): CheckedCompletion {
  const { performedOn, odometerMiles = null, engineHours = null } = input;
  const note = input.note.trim();
  const { noteLength } = PLANNED_WORK_POLICY;
  if (note.length > noteLength) throw badInput(PLANNED_WORK_MESSAGES.noteTooLong(noteLength));
  if (UNSEEN.test(note)) throw badInput(PLANNED_WORK_MESSAGES.plainNote);
  const entry = { kind: 'preventative', performedOn, odometerMiles, note };
  const [problem] = Object.values(serviceEntryProblems(entry, latestDay(now)));
  if (problem) throw badInput(problem);
  if (engineHours !== null && !(engineHours >= 0)) throw badInput(PLANNED_WORK_MESSAGES.hours);
  const odometer = odometerOf(trailer);
  const present = workReadings(trailer, odometer, now);
  // Today may still be yesterday for the caller.
  const isEarlier = performedOn < utcDayOf(new Date(now.getTime() - DAY_MS));
  if (isEarlier && everyMiles !== null && odometerMiles === null && present.miles !== null)
    throw badInput(PLANNED_WORK_MESSAGES.odometer);
  if (isEarlier && everyEngineHours !== null && engineHours === null && present.engineHours !== null)
    throw badInput(PLANNED_WORK_MESSAGES.engineHours);
  if (odometerMiles !== null && present.miles !== null && odometerMiles > Math.ceil(present.miles))
    throw badInput(PLANNED_WORK_MESSAGES.reportedMiles(present.miles));
  if (engineHours !== null && present.engineHours !== null && engineHours > Math.ceil(present.engineHours))
    throw badInput(PLANNED_WORK_MESSAGES.reportedHours(present.engineHours));
  return {
    ...{ performedOn, odometer, note },
    odometerMiles: odometerMiles ?? (isEarlier ? null : present.miles),
    engineHours: engineHours ?? (isEarlier ? null : present.engineHours),
  };
}
