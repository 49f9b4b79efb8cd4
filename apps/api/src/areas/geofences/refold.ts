import { NOWHERE } from '@gladhand/domain/geofences';
import { DAY_MS } from '@gladhand/domain/readings';
import { FixFlag } from '@gladhand/domain/tracking';
import type { TrailerRecord } from '../../database/trailerColumns';
import { isMovingAt } from '../../ingest/isMovingAt';
import type { ActivityEntry } from '../../repositories/ingest';
import type { Repositories } from '../../repositories/port';
import type { CustomerGeofences } from './customerGeofences';
import { followFix } from './followFix';
import { packState, unpackState } from './geofenceState';
import { type DecidedEvent, replaceVisits } from './replaceVisits';
import { STATE_READINGS, stateBefore, stateReportedBy } from './reportedState';
import { eventIdOf } from './visitIds';

/** A later report changes no visit, because following a trailer again reads all its positions since then. */
const FARTHEST_MS = 14 * DAY_MS;
const MAX_REPORTS = 20_000;

interface Late {
  readonly trailer: TrailerRecord;
  readonly recordedAt: Date;
  readonly geofences: CustomerGeofences;
  readonly now: Date;
}

/**
 * Follows a trailer again from the last event before a late report, so that its visits are those of its positions in the
 * order in which they were recorded. Visits that change leave a `revised` event; mails that were sent stay sent.
 */
export async function refold(within: Repositories, { trailer, recordedAt, geofences, now }: Late): Promise<void> {
  const earliest = new Date(now.getTime() - FARTHEST_MS);
  if (recordedAt < earliest || geofences.index.size === 0) return;
  const { geofences: repository } = within;
  const anchor = await repository.eventBefore(trailer, new Date(recordedAt.getTime() - 1));
  // Until a day from now, because clocks of devices may be ahead.
  const from = anchor && anchor.decidedAt > earliest ? anchor.decidedAt : earliest;
  const reports = await within.activityLog.within(
    trailer,
    { from, before: new Date(now.getTime() + DAY_MS) },
    MAX_REPORTS,
    ['position', ...STATE_READINGS],
  );

  let state = anchor ? unpackState(anchor.state) : NOWHERE;
  let previous: Position | undefined;
  let reported = stateBefore(reports, trailer);
  const decided: DecidedEvent[] = [];
  for (const entry of reports.reverse()) {
    reported = { ...reported, ...stateReportedBy(entry, trailer) };
    const position = believed(entry);
    if (!position) continue;
    const isDwelling = !isMovingAt(position, previous ?? state.last);
    previous = position;
    if (anchor && entry.recorded <= anchor.decidedAt) continue;
    const fix = { ...position, at: entry.recorded, accuracyMeters: position.accuracyM, isDwelling };
    const followed = followFix(state, fix, geofences);
    state = followed.state;
    decided.push(...followed.events.map((event) => ({ event, decidedAt: entry.recorded, reported })));
  }

  const since = anchor?.decidedAt ?? earliest;
  const changed = await replaceVisits(repository, { trailer, geofences }, since, decided);
  await repository.forgetStates(trailer, since);
  const packed = packState(state);
  await repository.addEvents(
    changed.map((visit, at) => ({
      customerId: visit.customerId,
      eventId: eventIdOf(
        visit.trailerId,
        visit.geofenceId,
        `revised ${visit.visitId} ${recordedAt.toISOString()}`,
        now,
      ),
      trailerId: visit.trailerId,
      geofenceId: visit.geofenceId,
      visitId: visit.visitId,
      kind: 'revised',
      at: visit.entered.at,
      decidedAt: state.last?.at ?? now,
      noticedAt: now,
      state: at === changed.length - 1 ? packed : null,
      mail: null,
    })),
  );
  await repository.putStates([{ ...trailer, geofenceState: packed, geofence: geofences.namesOf(state) }], now);
}

interface Position {
  lat: number;
  lng: number;
  speedMph?: number | undefined;
  accuracyM?: number | undefined;
}

/** The position of a logged report, unless ingest considered it implausible. */
function believed({ readings }: ActivityEntry): Position | undefined {
  const flags = readings.fixFlags as readonly string[] | undefined;
  return flags?.includes(FixFlag.Teleport) ? undefined : (readings.position as Position | undefined);
}
