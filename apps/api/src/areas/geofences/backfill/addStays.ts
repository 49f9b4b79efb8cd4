import { type Stay, VisitEnd } from '@gladhand/domain/geofences';
import type { TrailerRecord } from '../../../database/trailerColumns';
import type { ReportedState } from '../reportedState';
import type { VisitRecord } from '../repository';
import { visitIdOf } from '../visitIds';
import type { LoggedFix } from './loggedFixes';

/** The stays of a trailer. */
export interface Found {
  readonly trailer: TrailerRecord;
  readonly geofenceId: string;
  readonly fixes: readonly LoggedFix[];
  readonly stays: readonly Stay[];
  /** Since when the geofence has decided by itself. */
  readonly until: Date;
}

/** What a search changes. */
export interface Additions {
  readonly put: readonly VisitRecord[];
  readonly removed: readonly VisitRecord[];
}

/**
 * Joins the stays that a search found with the visits of the trailer. Visits that reports decided stay as they are. The
 * one of a trailer that was inside when the geofence began gets its true entry. Visits of an earlier search are replaced.
 */
export function addStays(
  { trailer, geofenceId, fixes, stays, until }: Found,
  visits: readonly VisitRecord[],
): Additions {
  // A visit that begins with the geofence has no position before its entry.
  const continued = visits.find((visit) => visit.decidedAt >= until && (!visit.entered.after || visit.isBackfilled));
  const removed = visits.filter((visit) => visit.isBackfilled && visit !== continued);
  const kept = visits.filter((visit) => !removed.includes(visit) && visit !== continued);
  const put: VisitRecord[] = [];
  for (const stay of stays) {
    if (stay.entered.at >= until) continue;
    const isOver = stay.left !== undefined && stay.left.at < until;
    if (!isOver && continued) {
      const { loadStatus, tetheredStatus } = reportedAt(fixes, stay.decidedAt);
      const entry = { loadAtEntry: loadStatus, tetherAtEntry: tetheredStatus };
      put.push({ ...continued, ...entry, entered: stay.entered, isBackfilled: true });
      continue;
    }
    const visit = visitOf({ trailer, geofenceId, fixes, stay });
    if (!kept.some((known) => overlap(known, visit))) put.push(visit);
  }
  return { put, removed: removed.filter(({ visitId }) => !put.some((visit) => visit.visitId === visitId)) };
}

function visitOf({ trailer, geofenceId, fixes, stay }: Omit<Found, 'stays' | 'until'> & { stay: Stay }): VisitRecord {
  const { customerId, trailerId } = trailer;
  const last = fixes.at(-1)?.at ?? stay.decidedAt;
  // Without an exit, the trailer was last seen at the edge, where the geofence doesn't count it as inside.
  const left = stay.left ?? { at: last, after: last, before: last };
  const leftDecidedAt = stay.leftDecidedAt ?? last;
  const [entry, exit] = [reportedAt(fixes, stay.decidedAt), reportedAt(fixes, leftDecidedAt)];
  return {
    ...{ customerId, geofenceId, trailerId, left, leftDecidedAt },
    visitId: visitIdOf(trailerId, geofenceId, stay.decidedAt),
    how: stay.kind,
    entered: stay.entered,
    endedBy: VisitEnd.Exit,
    loadAtEntry: entry.loadStatus,
    loadAtExit: exit.loadStatus,
    tetherAtEntry: entry.tetheredStatus,
    tetherAtExit: exit.tetheredStatus,
    decidedAt: stay.decidedAt,
    isBackfilled: true,
  };
}

const reportedAt = (fixes: readonly LoggedFix[], at: Date): ReportedState =>
  fixes.findLast((fix) => fix.at <= at)?.reported ?? { loadStatus: null, tetheredStatus: null };

const overlap = (a: VisitRecord, b: VisitRecord): boolean =>
  (!b.left || a.entered.at <= b.left.at) && (!a.left || b.entered.at <= a.left.at);
