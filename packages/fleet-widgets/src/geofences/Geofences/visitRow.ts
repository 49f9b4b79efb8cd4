import { durationText, intervalText } from '@gladhand/domain/formats';
import { detentionOf, dwellOf, type EstimatedInstant, type GeofenceVisit } from '@gladhand/domain/geofences';
import type { GEOFENCES_MESSAGES } from './messages';

/** A visit in words. */
export interface VisitRow {
  id: string;
  vin: string;
  unitId: string;
  entered: string;
  /** Load at both ends, or why the times are uncertain. */
  note: string;
  left: string;
  dwell: string;
  detentionAtLeast: string;
  detentionAtMost: string;
}

interface Words {
  messages: typeof GEOFENCES_MESSAGES;
  now: Date;
  timeZone: string;
  locale: string;
}

/** A visit as a row of a list. */
export function visitRow(visit: GeofenceVisit, { messages, now, timeZone, locale }: Words): VisitRow {
  const { id, vin, unitId, entered, left, endedBy } = visit;
  const isPassed = visit.how === 'passed';
  const dwell = dwellOf({ entered: toDates(entered), left: left && toDates(left) }, now);
  const detention = detentionOf(dwell, visit.freeMinutes);
  const write = (ms: number) => durationText(ms, locale);
  const ended: string | undefined = messages.endedBy[endedBy as keyof typeof messages.endedBy];
  const detentionText = (ms: number) => (isPassed ? '-' : ms >= 60_000 ? write(ms) : messages.none);
  return {
    id,
    vin,
    unitId,
    entered: intervalText(entered, timeZone, locale),
    note: [
      isPassed ? messages.betweenReports : loadNote(visit, messages),
      visit.isBackfilled ? messages.fromEarlierReports : '',
    ]
      .filter(Boolean)
      .join(' · '),
    left: isPassed ? '-' : (ended ?? (left ? intervalText(left, timeZone, locale) : messages.stillInside)),
    dwell: isPassed ? messages.passed : dwellText(dwell, write, messages),
    detentionAtLeast: detentionText(detention.atLeastMs),
    detentionAtMost: detentionText(detention.atMostMs),
  };
}

/** One duration if both limits read alike. */
function dwellText(
  { atLeastMs, atMostMs }: { atLeastMs: number; atMostMs: number },
  write: (ms: number) => string,
  messages: typeof GEOFENCES_MESSAGES,
): string {
  const [least, most] = [write(atLeastMs), write(atMostMs)];
  return least === most ? least : messages.durations(least, most);
}

function loadNote({ loadAtEntry, loadAtExit, left }: GeofenceVisit, messages: typeof GEOFENCES_MESSAGES): string {
  const word = (load: string | null) =>
    load === 'loaded' ? messages.loaded : load === 'unloaded' ? messages.empty : undefined;
  const [before, after] = [word(loadAtEntry), left ? word(loadAtExit) : undefined];
  if (before && after && before !== after) return messages.changedLoad(before, after);
  return before ?? after ?? '';
}

const toDates = ({ at, after, before }: GeofenceVisit['entered']): EstimatedInstant => ({
  at: new Date(at),
  after: after === null ? null : new Date(after),
  before: new Date(before),
});
