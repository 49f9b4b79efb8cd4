import { detentionOf, dwellOf, type EstimatedInstant, type GeofenceVisit } from '@gladhand/domain/geofences';

/** Dwell and detention of a visit in milliseconds. */
export interface VisitNumbers {
  /** Between the likeliest instants. */
  dwellMs: number;
  dwellAtLeastMs: number;
  dwellAtMostMs: number;
  detentionAtLeastMs: number;
  detentionAtMostMs: number;
}

/** The numbers of a visit; undefined for a trailer that only passed. */
export function visitNumbers(visit: GeofenceVisit, now: Date): VisitNumbers | undefined {
  if (visit.how === 'passed') return undefined;
  const [entered, left] = [toDates(visit.entered), visit.left && toDates(visit.left)];
  const dwell = dwellOf({ entered, left }, now);
  const detention = detentionOf(dwell, visit.freeMinutes);
  return {
    dwellMs: Math.max(0, (left?.at ?? now).getTime() - entered.at.getTime()),
    dwellAtLeastMs: dwell.atLeastMs,
    dwellAtMostMs: dwell.atMostMs,
    detentionAtLeastMs: detention.atLeastMs,
    detentionAtMostMs: detention.atMostMs,
  };
}

/** Minutes for files, to a tenth. */
export const toMinutes = (ms: number): number => Math.round(ms / 6_000) / 10;

const toDates = ({ at, after, before }: GeofenceVisit['entered']): EstimatedInstant => ({
  at: new Date(at),
  after: after === null ? null : new Date(after),
  before: new Date(before),
});
