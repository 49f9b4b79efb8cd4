import { ApiErrorCode } from '@gladhand/domain';
import { unpackHealthReasons, unpackLightCircuits } from '@gladhand/domain/readings';
import { apiError } from '../../http/apiError';
import type { FleetQuery, FleetRow } from '../../repositories/fleetStatus';
import type { GraphQLContext } from '../context';
import type { FleetStatusTrailerResolvers, QueryResolvers } from '../generated/resolvers';
import { pageWindow } from '../pageWindow';
import { requestedFields } from '../requestedFields';
import type { FleetList } from './fleetLists';
import { fleetQuery } from './fleetQuery';
import { FLEET_QUERY_MESSAGES } from './messages';

const MAX_PAGE_SIZE = 500;
/** Larger pages are exports, which use a complete list. */
const MAX_SCREEN_PAGE_SIZE = 100;

export const fleetStatusQueries: Pick<QueryResolvers, 'fleetStatus' | 'fleetStatusSummary'> = {
  async fleetStatus(_, { input }, context, info) {
    await context.access.authorize('fleetStatus');
    const { limit, offset } = pageWindow(input.paginationInput, { maxPageSize: MAX_PAGE_SIZE });
    const now = context.now();
    const query = fleetQuery(input, context.access.scope.trailers, now);
    const fields = requestedFields(info, 'trailers');
    const page = input.listId
      ? await fromList(await handedOut(input.listId, query, context), query, offset, limit, fields, context)
      : await newest(query, offset, limit, fields, context);
    // Only the requested fields are resolved, so a row without the other fields is complete.
    return { ...page, asOf: now.toISOString() };
  },

  async fleetStatusSummary(_, { input }, context) {
    await context.access.authorize('fleetStatusSummary');
    const query = fleetQuery(input, context.access.scope.trailers, context.now());
    return context.repositories.fleetStatus.counts(query);
  },
};

/** Fields that are stored in a packed form. */
export const fleetStatusTrailer: FleetStatusTrailerResolvers = {
  healthReasons: ({ healthReasons = [] }) => unpackHealthReasons(healthReasons),
  lightFaultCircuits: ({ lightFaultCircuits = [] }) => unpackLightCircuits(lightFaultCircuits),
};

interface Page {
  total: number;
  listId: string | null;
  trailers: FleetRow[];
}

/** The first page never waits for the complete list; later pages are read from it. */
async function newest(
  query: FleetQuery,
  offset: number,
  limit: number,
  fields: readonly string[],
  context: GraphQLContext,
): Promise<Page> {
  const { fleetLists, repositories } = context;
  const kept = await fleetLists.fresh(query);
  if (kept || offset > 0 || limit > MAX_SCREEN_PAGE_SIZE) {
    return fromList(kept ?? (await fleetLists.get(query)), query, offset, limit, fields, context);
  }
  const [trailers, total] = await Promise.all([
    repositories.fleetStatus.page(query, { limit, offset }, fields),
    repositories.fleetStatus.count(query),
  ]);
  if (total > limit) fleetLists.get(query).catch(() => {});
  return { total, trailers, listId: null };
}

async function fromList(
  list: FleetList,
  query: FleetQuery,
  offset: number,
  limit: number,
  fields: readonly string[],
  { repositories, fleetLists }: GraphQLContext,
): Promise<Page> {
  const { keys, listId } = list;
  await fleetLists.share(list);
  const page = {
    customerIds: keys.customerIds.slice(offset, offset + limit),
    trailerIds: keys.trailerIds.slice(offset, offset + limit),
  };
  const trailers = await repositories.fleetStatus.rows(page, query.scope, query.now, fields);
  return { total: keys.trailerIds.length, trailers, listId };
}

async function handedOut(listId: string, query: FleetQuery, { fleetLists }: GraphQLContext): Promise<FleetList> {
  const list = await fleetLists.byId(listId, query.scope);
  if (list) return list;
  throw apiError(ApiErrorCode.NotFound, FLEET_QUERY_MESSAGES.listExpired);
}
