import { type GeofenceEvent, VisitEnd, VisitKind } from '@gladhand/domain/geofences';
import type { TrailerRecord } from '../../database/trailerColumns';
import type { CustomerGeofences } from './customerGeofences';
import type { FollowedState } from './followedState';
import type { ReportedState } from './reportedState';
import type { GeofenceRepository, VisitRecord } from './repository';
import { visitIdOf } from './visitIds';

/** An event with the report that decided it. */
export interface DecidedEvent {
  readonly event: GeofenceEvent;
  /** When the report was recorded. */
  readonly decidedAt: Date;
  readonly reported: ReportedState;
}

/** From where a trailer was followed again. */
export interface FollowedFrom {
  readonly state: FollowedState;
  readonly at: Date;
  /** Visits that were open or decided since then. */
  readonly visits: readonly VisitRecord[];
}

/** Replaces the visits decided after an instant, and returns those that are new, different or gone. */
export async function replaceVisits(
  repository: GeofenceRepository,
  { trailer, geofences }: { readonly trailer: TrailerRecord; readonly geofences: CustomerGeofences },
  { state, at: since, visits: found }: FollowedFrom,
  decided: readonly DecidedEvent[],
): Promise<VisitRecord[]> {
  const { customerId, trailerId } = trailer;
  const stored = found.filter((visit) => isDecidedByReports(visit, geofences));
  const fixed = found.filter((visit) => !isDecidedByReports(visit, geofences));
  const before = new Map(stored.map((visit) => [visit.visitId, visit]));
  const after = new Map(
    stored
      .filter((visit) => visit.decidedAt <= since || wasOpenIn(state, visit))
      .map((visit) => [visit.visitId, reopened(visit, since)]),
  );
  for (const { event, decidedAt, reported } of decided) {
    const { geofenceId } = event;
    const isPassed = event.kind === 'passed';
    if (event.kind === 'left') {
      const open = [...after.values()].find((visit) => visit.geofenceId === geofenceId && !visit.left);
      const end = { left: event.left, endedBy: VisitEnd.Exit, leftDecidedAt: decidedAt };
      const exit = { loadAtExit: reported.loadStatus, tetherAtExit: reported.tetheredStatus };
      if (open) after.set(open.visitId, { ...open, ...end, ...exit });
      continue;
    }
    const entered = isPassed ? event.passed : event.entered;
    if (fixed.some((visit) => visit.geofenceId === geofenceId && (!visit.left || visit.left.at >= entered.at)))
      continue;
    const visitId = visitIdOf(trailerId, geofenceId, decidedAt);
    const known = before.get(visitId);
    after.set(visitId, {
      ...{ customerId, visitId, geofenceId, trailerId, entered, decidedAt },
      how: isPassed ? VisitKind.Passed : VisitKind.Seen,
      left: isPassed ? entered : null,
      endedBy: isPassed ? VisitEnd.Exit : null,
      loadAtEntry: known?.loadAtEntry ?? reported.loadStatus,
      loadAtExit: isPassed ? reported.loadStatus : null,
      tetherAtEntry: known?.tetherAtEntry ?? reported.tetheredStatus,
      tetherAtExit: isPassed ? reported.tetheredStatus : null,
      leftDecidedAt: isPassed ? decidedAt : null,
    });
  }
  const gone = stored.filter(({ visitId }) => !after.has(visitId));
  const written = [...after.values()].filter((visit) => !isStored(visit, before.get(visit.visitId)));
  await repository.deleteVisits(
    customerId,
    gone.map(({ visitId }) => visitId),
  );
  // First those that ended, because a trailer has at most one open visit of a geofence.
  await repository.putVisits(written.filter(({ left }) => left));
  await repository.putVisits(written.filter(({ left }) => !left));
  return [...gone, ...written.filter((visit) => !isSame(visit, before.get(visit.visitId)))];
}

/** Not those that a change of the geofence began or ended. */
function isDecidedByReports({ geofenceId, decidedAt, endedBy }: VisitRecord, { byId }: CustomerGeofences): boolean {
  const geofence = byId(geofenceId);
  return geofence !== undefined && decidedAt > geofence.validFrom && (endedBy === null || endedBy === VisitEnd.Exit);
}

/** A change of a geofence begins visits later than the last position that it judged by. */
const wasOpenIn = ({ presences }: FollowedState, { geofenceId, entered }: VisitRecord): boolean =>
  presences.some(
    (known) =>
      known.geofenceId === geofenceId &&
      known.phase !== 'entering' &&
      known.entered.at.getTime() === entered.at.getTime(),
  );

const reopened = (visit: VisitRecord, since: Date): VisitRecord =>
  visit.leftDecidedAt && visit.leftDecidedAt > since
    ? { ...visit, left: null, endedBy: null, leftDecidedAt: null }
    : visit;

/** A visit can be the same although another report decided that it had ended. */
const isStored = (visit: VisitRecord, before: VisitRecord | undefined): boolean =>
  isSame(visit, before) && visit.leftDecidedAt?.getTime() === before?.leftDecidedAt?.getTime();

const isSame = (a: VisitRecord, b: VisitRecord | undefined): boolean =>
  b !== undefined &&
  JSON.stringify([a.how, a.entered, a.left, a.endedBy]) === JSON.stringify([b.how, b.entered, b.left, b.endedBy]);
