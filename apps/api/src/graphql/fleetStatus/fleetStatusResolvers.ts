import { ApiErrorCode } from '@gladhand/domain';
import { badInput, fault } from '../../http/fault';
import type { FleetQuery, FleetRow } from '../../repositories/fleetStatus';
import type { GraphQLContext } from '../context';
import type { FleetStatusTrailer, QueryResolvers } from '../generated/resolvers';
import { requestedFields } from '../requestedFields';
import type { FleetList } from './fleetLists';
import { fleetQuery } from './fleetQuery';

const MAX_PAGE_SIZE = 500;
/** Larger pages are those of an export, which starts from a finished list. */
const MAX_SCREEN_PAGE_SIZE = 100;

export const fleetStatusQueries: Pick<QueryResolvers, 'fleetStatus' | 'fleetStatusSummary'> = {
  async fleetStatus(_, { input }, context, info) {
    await context.access.authorise('fleetStatus');
    const { pageSize, pageNumber } = input.paginationInput;
    if (pageSize < 1 || pageSize > MAX_PAGE_SIZE) throw badInput(`pageSize must be from 1 to ${MAX_PAGE_SIZE}.`);
    if (pageNumber < 1) throw badInput('pageNumber must be 1 or more: pages start at 1.');
    const now = context.now();
    const query = fleetQuery(input, context.access.sight.trailers, now);
    const fields = requestedFields(info, 'trailers');
    const offset = (pageNumber - 1) * pageSize;
    const page = input.listId
      ? await fromList(await handedOut(input.listId, query, context), query, offset, pageSize, fields, context)
      : await newest(query, offset, pageSize, fields, context);
    // The fields that were asked for are the only ones executed, so a row without the others is whole.
    return { ...page, trailers: page.trailers as FleetStatusTrailer[], asOf: now.toISOString() };
  },

  async fleetStatusSummary(_, { input }, context) {
    await context.access.authorise('fleetStatusSummary');
    const query = fleetQuery(input, context.access.sight.trailers, context.now());
    return context.repositories.fleetStatus.counts(query);
  },
};

interface Page {
  total: number;
  listId: string | null;
  trailers: FleetRow[];
}

/** The first page never waits for the whole order; later ones come out of it. */
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
  throw fault(ApiErrorCode.NotFound, 'This list is no longer kept. Please start again from its first page.');
}
