import { type GeofencePresence, NOWHERE, VisitEnd } from '@gladhand/domain/geofences';
import { DAY_MS } from '@gladhand/domain/readings';
import { FixFlag } from '@gladhand/domain/tracking';
import type { TrailerRecord } from '../../database/trailerColumns';
import type { ActivityEntry } from '../../repositories/ingest';
import type { Repositories } from '../../repositories/port';
import type { CustomerGeofences } from './customerGeofences';
import { type FollowedState, followedUntil } from './followedState';
import { followFix, type ReportedFix } from './followFix';
import { packState, unpackState } from './geofenceState';
import { type DecidedEvent, replaceVisits } from './replaceVisits';
import { STATE_READINGS, stateBefore, stateReportedBy } from './reportedState';
import type { VisitRecord } from './repository';
import { eventIdOf } from './visitIds';

/** A later report changes no visit, because following a trailer again reads all its positions since then. */
const FARTHEST_MS = 14 * DAY_MS;
const MAX_REPORTS = 20_000;

interface Late {
  readonly trailer: TrailerRecord;
  readonly recordedAt: Date;
  readonly geofences: CustomerGeofences;
  readonly now: Date;
  readonly timesLife: number;
}

/**
 * Follows a trailer again from the last event before a late report, so that its visits are those of its positions in the
 * order in which they were recorded. Plausibility is judged in the same order. Visits that change leave a `revised`
 * event; mails that were sent stay sent.
 */
export async function refold(
  within: Repositories,
  { trailer, recordedAt, geofences, now, timesLife }: Late,
): Promise<void> {
  const earliest = new Date(now.getTime() - FARTHEST_MS);
  if (recordedAt < earliest || geofences.index.size === 0) return;
  const { geofences: repository } = within;
  const anchor = await repository.eventBefore(trailer, new Date(recordedAt.getTime() - 1));
  const anchored: FollowedState = anchor ? unpackState(anchor.state) : NOWHERE;
  // A change of a geofence notes a state that lacks reports which were recorded before it, but arrived later.
  const since = anchor && (followedUntil(anchored) ?? anchor.decidedAt);
  // Until a day from now, because clocks of devices may be ahead.
  const from = since && since > earliest ? since : earliest;
  const visits = await repository.visitsAfter(trailer, since ?? earliest);
  const reports = await within.activityLog.within(
    trailer,
    { from, before: new Date(now.getTime() + DAY_MS) },
    MAX_REPORTS,
    ['position', ...STATE_READINGS],
  );

  const [newest] = reports;
  const start = withPresences(anchored, begunByChanges(visits, { reports, geofences, after: since ?? earliest }));
  let state = start;
  let reported = stateBefore(reports, trailer);
  const decided: DecidedEvent[] = [];
  for (const entry of reports.reverse()) {
    reported = { ...reported, ...stateReportedBy(entry, trailer) };
    if (since && entry.recorded <= since) continue;
    const fix = fixOf(entry);
    if (!fix) continue;
    const isDoubtedFirst = !state.believed && wasDoubted(entry);
    const followed = isDoubtedFirst
      ? { state: { ...state, doubted: fix }, events: [] }
      : followFix(state, fix, { geofences, timesLife });
    state = followed.state;
    decided.push(...followed.events.map((event) => ({ event, decidedAt: entry.recorded, reported })));
  }

  const changed = await replaceVisits(
    repository,
    { trailer, geofences },
    { state: start, at: since ?? earliest, visits },
    decided,
  );
  await repository.forgetStates(trailer, anchor?.decidedAt ?? earliest);
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
      decidedAt: newest?.recorded ?? now,
      noticedAt: now,
      state: at === changed.length - 1 ? packed : null,
      mail: null,
    })),
  );
  await repository.putStates([{ ...trailer, geofenceState: packed, geofence: geofences.namesOf(state) }], now);
}

/**
 * Presences that changes of geofences began after an instant, which no report decided. Those of an earlier shape are left
 * out: another change has judged them.
 */
function begunByChanges(
  visits: readonly VisitRecord[],
  { reports, geofences, after }: { reports: readonly ActivityEntry[]; geofences: CustomerGeofences; after: Date },
): GeofencePresence[] {
  const recorded = new Set(reports.map((entry) => entry.recorded.getTime()));
  return visits
    .filter(({ geofenceId, entered, decidedAt, endedBy }) => {
      const geofence = geofences.byId(geofenceId);
      const isOfShape = geofence !== undefined && geofence.validFrom < entered.at;
      return (
        isOfShape &&
        decidedAt > after &&
        !recorded.has(decidedAt.getTime()) &&
        (endedBy === null || endedBy === VisitEnd.Exit)
      );
    })
    .map(({ geofenceId, entered }) => ({ geofenceId, phase: 'inside', entered }));
}

function withPresences(state: FollowedState, presences: readonly GeofencePresence[]): FollowedState {
  if (presences.length === 0) return state;
  const isReplaced = ({ geofenceId }: GeofencePresence) => presences.some((one) => one.geofenceId === geofenceId);
  const kept = state.presences.filter((known) => !isReplaced(known));
  return { ...state, presences: [...kept, ...presences], calm: undefined };
}

function fixOf({ recorded, readings }: ActivityEntry): ReportedFix | undefined {
  const position = readings.position as Omit<ReportedFix, 'at' | 'startsAnew'> | undefined;
  return position && { ...position, at: recorded, startsAnew: readings.startsAnew === true };
}

/** Whether ingest considered a position implausible. Decides if nothing before the position is known here. */
const wasDoubted = ({ readings }: ActivityEntry): boolean =>
  (readings.fixFlags as readonly string[] | undefined)?.includes(FixFlag.Teleport) ?? false;
