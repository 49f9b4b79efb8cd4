import type { VisitRecord } from './repository';
import type { GeofenceVisitsTable } from './tables';

export const toVisitRow = (visit: VisitRecord): GeofenceVisitsTable => ({
  customer_id: visit.customerId,
  visit_id: visit.visitId,
  geofence_id: visit.geofenceId,
  trailer_id: visit.trailerId,
  how: visit.how,
  entered_at: visit.entered.at,
  entered_after: visit.entered.after,
  entered_before: visit.entered.before,
  left_at: visit.left?.at ?? null,
  left_after: visit.left?.after ?? null,
  left_before: visit.left?.before ?? null,
  ended_by: visit.endedBy,
  load_at_entry: visit.loadAtEntry,
  load_at_exit: visit.loadAtExit,
  tether_at_entry: visit.tetherAtEntry,
  tether_at_exit: visit.tetherAtExit,
  decided_at: visit.decidedAt,
  left_decided_at: visit.leftDecidedAt,
  is_backfilled: visit.isBackfilled ?? false,
});

export const fromVisitRow = (row: GeofenceVisitsTable): VisitRecord => ({
  customerId: row.customer_id,
  visitId: row.visit_id,
  geofenceId: row.geofence_id,
  trailerId: row.trailer_id,
  how: row.how,
  entered: { at: row.entered_at, after: row.entered_after, before: row.entered_before },
  left: row.left_at && { at: row.left_at, after: row.left_after, before: row.left_before ?? row.left_at },
  endedBy: row.ended_by,
  loadAtEntry: row.load_at_entry,
  loadAtExit: row.load_at_exit,
  tetherAtEntry: row.tether_at_entry,
  tetherAtExit: row.tether_at_exit,
  decidedAt: row.decided_at,
  leftDecidedAt: row.left_decided_at,
  isBackfilled: row.is_backfilled,
});
