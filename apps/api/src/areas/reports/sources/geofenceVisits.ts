import { REPORT_POLICY } from '@gladhand/domain/reports';
import type { Repositories } from '../../../repositories/port';
import type { ReportQuestion } from './reportSource';
import { chosenTrailers, type ReportTrailer, trailersOf } from './reportTrailers';

type Geofences = Repositories['geofences'];
type NamedVisit = Awaited<ReturnType<Geofences['visitPage']>>[number];

/** A visit with its geofence and its trailer. */
export interface VisitOfReport {
  readonly visit: NamedVisit;
  readonly trailer: ReportTrailer;
}

/** Visits of the chosen geofences, by name of the geofence, then by entry, in pages. */
export async function* visitPages(
  question: ReportQuestion,
  span: 'open' | 'period',
  repositories: Repositories,
  pageSize: number = REPORT_POLICY.readRows,
): AsyncGenerator<readonly VisitOfReport[], void> {
  const { customerId, scope, period } = question;
  const chosen = await chosenTrailers(question, repositories);
  const limits = span === 'open' ? { openOnly: true } : { from: period.from, to: period.to };
  for (const { geofenceId } of await visitedGeofences(question, limits, repositories)) {
    let after: NamedVisit | undefined;
    do {
      const visits = await repositories.geofences.visitPage({
        ...{ customerId, scope, geofenceId, now: period.to, after, limit: pageSize, how: 'seen' },
        ...limits,
      });
      const wanted = visits.filter(({ trailerId }) => !chosen || chosen.has(trailerId));
      const trailerIds = [...new Set(wanted.map(({ trailerId }) => trailerId))];
      const trailers = await trailersOf(question, trailerIds, repositories);
      yield wanted.flatMap((visit) => {
        const trailer = trailers.get(visit.trailerId);
        return trailer ? [{ visit, trailer }] : [];
      });
      after = visits.length < pageSize ? undefined : visits.at(-1);
    } while (after);
  }
}

/** The chosen geofences with visits, by name. */
export async function visitedGeofences(
  { customerId, content }: ReportQuestion,
  span: { openOnly: boolean } | { from: Date; to: Date },
  { geofences }: Pick<Repositories, 'geofences'>,
): ReturnType<Geofences['list']> {
  const all = await geofences.list(customerId);
  const chosen = content.allGeofences ? all : all.filter(({ geofenceId }) => content.geofenceIds.includes(geofenceId));
  const geofenceIds = chosen.map(({ geofenceId }) => geofenceId);
  const visited = new Set(await geofences.visited({ customerId, geofenceIds, ...span }));
  return chosen.filter(({ geofenceId }) => visited.has(geofenceId));
}
