import { type EstimatedInstant, freeMinutesOf, VisitKind } from '@gladhand/domain/geofences';
import { authorizeReading } from '../../graphql/customerAccess';
import type { GeofenceVisit, QueryResolvers } from '../../graphql/generated/resolvers';
import { pageWindow } from '../../graphql/pageWindow';
import { badInput } from '../../http/apiError';
import { isUuid } from '../../http/uuid';
import { narrowScope } from '../../repositories/scope';
import { GEOFENCE_MESSAGES } from './messages';
import type { NamedVisit } from './repository';

const MAX_PAGE_SIZE = 500;
/** Rows beyond this are reached by filters; each skipped row costs as much as a shown one. */
const MAX_OFFSET = 100_000;

export const geofenceVisits: QueryResolvers['geofenceVisits'] = async (_, { input }, context) => {
  const { customerId, geofenceId, vin, from, to, at, openOnly, how, overFreeTime, paginationInput } = input;
  await authorizeReading('geofenceVisits', customerId, context);
  const page = pageWindow(paginationInput, { maxPageSize: MAX_PAGE_SIZE, maxOffset: MAX_OFFSET });
  if (geofenceId != null && !isUuid(geofenceId)) return { total: 0, visits: [] };
  const { total, visits } = await context.repositories.geofences.visits({
    customerId,
    scope: narrowScope(context.access.scope.trailers, customerId),
    geofenceId: geofenceId ?? undefined,
    vin: vin ?? undefined,
    from: from ? new Date(from) : undefined,
    to: to ? new Date(to) : undefined,
    at: at ? new Date(at) : undefined,
    openOnly: openOnly ?? undefined,
    how: visitKind(how),
    overFreeTime: overFreeTime ?? undefined,
    now: context.now(),
    ...page,
  });
  return { total, visits: visits.map(toVisit) };
};

const toVisit = (visit: NamedVisit): GeofenceVisit => ({
  id: visit.visitId,
  geofenceId: visit.geofenceId,
  geofenceName: visit.geofenceName,
  vin: visit.vin,
  unitId: visit.unitId,
  how: visit.how,
  entered: toInstant(visit.entered),
  left: visit.left && toInstant(visit.left),
  endedBy: visit.endedBy,
  loadAtEntry: visit.loadAtEntry,
  loadAtExit: visit.loadAtExit,
  tetherAtEntry: visit.tetherAtEntry,
  tetherAtExit: visit.tetherAtExit,
  freeMinutes: freeMinutesOf(visit),
  isBackfilled: visit.isBackfilled ?? false,
});

function visitKind(how: string | null | undefined): VisitKind | undefined {
  if (how == null) return undefined;
  const kinds = Object.values(VisitKind);
  const kind = kinds.find((known) => known === how);
  if (!kind) throw badInput(GEOFENCE_MESSAGES.how(kinds));
  return kind;
}

const toInstant = ({ at, after, before }: EstimatedInstant) => ({
  at: at.toISOString(),
  after: after?.toISOString() ?? null,
  before: before.toISOString(),
});
