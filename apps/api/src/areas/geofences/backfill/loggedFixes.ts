import type { GeofenceFix } from '@gladhand/domain/geofences';
import { FixFlag } from '@gladhand/domain/tracking';
import type { TrailerRecord } from '../../../database/trailerColumns';
import { isMovingAt } from '../../../ingest/isMovingAt';
import type { ActivityEntry } from '../../../repositories/ingest';
import { type ReportedState, stateBefore, stateReportedBy } from '../reportedState';

/** A believed position with the state of the trailer by then. */
export interface LoggedFix extends GeofenceFix {
  readonly reported: ReportedState;
}

interface Position {
  lat: number;
  lng: number;
  speedMph?: number | undefined;
  accuracyM?: number | undefined;
}

/** The positions of logged reports, oldest first, without those that ingest considered implausible. */
export function loggedFixes(newestFirst: readonly ActivityEntry[], trailer: TrailerRecord): LoggedFix[] {
  const fixes: LoggedFix[] = [];
  let reported = stateBefore(newestFirst, trailer);
  for (const entry of newestFirst.toReversed()) {
    reported = { ...reported, ...stateReportedBy(entry, trailer) };
    const position = positionOf(entry);
    if (!position) continue;
    fixes.push({
      lat: position.lat,
      lng: position.lng,
      at: entry.recorded,
      accuracyMeters: position.accuracyM,
      isDwelling: !isMovingAt(position, fixes.at(-1)),
      reported,
    });
  }
  return fixes;
}

function positionOf({ readings }: ActivityEntry): Position | undefined {
  const flags = readings.fixFlags as readonly string[] | undefined;
  return flags?.includes(FixFlag.Teleport) ? undefined : (readings.position as Position | undefined);
}
