import type { ReportContent, ReportRow } from '@gladhand/domain/reports';
import type { Repositories } from '../../../repositories/port';
import { type VisitOfReport, visitPages } from './geofenceVisits';
import type { ReportQuestion, ReportSource } from './reportSource';
import { enteredOf } from './visitValues';

/**
 * Asset Geofence Threshold: geofences with at least, or fewer than, a number of trailers, and the trailers inside. A
 * geofence without any has one row.
 */
export const thresholdSource: ReportSource = async function* (question, repositories) {
  for (const { geofence, visits } of await crowded(question, repositories)) {
    const values = {
      ...{
        geofence: geofence.name,
        count: visits.length,
        threshold: question.content.assetThreshold?.trailers ?? null,
      },
      since: sinceOf(visits, question.content.assetThreshold),
    };
    const rows = visits.map(
      ({ visit, trailer }): ReportRow => ({
        vin: trailer.vin,
        geofenceId: geofence.geofenceId,
        values: { ...values, unitId: trailer.unitId, vin: trailer.vin, entered: enteredOf(visit) },
      }),
    );
    yield rows.length > 0 ? rows : [{ geofenceId: geofence.geofenceId, values }];
  }
};

/** Whether a threshold holds in any of the chosen geofences. */
export const countThreshold = async (question: ReportQuestion, repositories: Repositories): Promise<boolean> =>
  (await crowded(question, repositories)).length > 0;

async function crowded(question: ReportQuestion, repositories: Repositories) {
  const { customerId, content } = question;
  const threshold = content.assetThreshold;
  if (!threshold) return [];
  const inside = new Map<string, VisitOfReport[]>();
  for await (const page of visitPages(question, 'open', repositories)) {
    for (const one of page) inside.set(one.visit.geofenceId, [...(inside.get(one.visit.geofenceId) ?? []), one]);
  }
  const holds = (count: number) =>
    threshold.comparison === 'atLeast' ? count >= threshold.trailers : count < threshold.trailers;
  return (await repositories.geofences.list(customerId))
    .filter(
      ({ geofenceId, isActive }) => isActive && (content.allGeofences || content.geofenceIds.includes(geofenceId)),
    )
    .map((geofence) => ({ geofence, visits: inside.get(geofence.geofenceId) ?? [] }))
    .filter(({ visits }) => holds(visits.length));
}

/** Since when at least so many trailers are inside: the entry of the one that made it so. */
function sinceOf(visits: readonly VisitOfReport[], threshold: ReportContent['assetThreshold']): number | null {
  if (threshold?.comparison !== 'atLeast') return null;
  const entries = visits.map(({ visit }) => visit.entered.before.getTime()).sort((a, b) => a - b);
  return entries[threshold.trailers - 1] ?? null;
}
