import { can } from '@gladhand/domain';
import { searchPlaces } from '@gladhand/domain/fleet';
import { SEARCH_LIMITS } from '@gladhand/domain/search';
import { reachOf } from '../../auth/reach';
import type { QueryResolvers, SearchResults } from '../../graphql/generated/resolvers';
import { groupCustomersOf } from '../../graphql/groups/groupAccess';
import { badInput } from '../../http/apiError';
import { fold } from '../../repositories/fleetFields';
import { narrowScope } from '../../repositories/scope';
import { SEARCH_MESSAGES } from './messages';

const NOTHING: SearchResults = { trailers: [], customers: [], groups: [], users: [], geofences: [], places: [] };

const { minChars, maxChars, results: maxResults, defaultResults } = SEARCH_LIMITS;

export const searchQueries: Pick<QueryResolvers, 'search'> = {
  async search(_, { input }, { access, repositories: { search, geofences: geofenceStore } }) {
    await access.authorize('search');
    const text = fold(input.text.trim());
    const limit = input.limit ?? defaultResults;
    if (text.length > maxChars) throw badInput(SEARCH_MESSAGES.textTooLong(maxChars));
    if (!Number.isInteger(limit) || limit < 1 || limit > maxResults) throw badInput(SEARCH_MESSAGES.limit(maxResults));
    if (text.length < minChars) return NOTHING;

    const { roles } = access.user;
    const readsFleet = can(roles, {}, 'trackingPositions');
    const readsCustomers = can(roles, {}, 'customers');
    const { customerIds } = access.scope;
    const findTrailers = async () => {
      if (!readsFleet && !can(roles, {}, 'findTrailer')) return [];
      const scope = narrowScope(access.scope.trailers, input.customerId);
      const found = await search.trailers({ text, limit, scope, wholeNumber: !readsFleet });
      return found.map((trailer) => ({ ...trailer, customerName: readsCustomers ? trailer.customerName : null }));
    };
    if (input.customerId != null) return { ...NOTHING, trailers: await findTrailers() };
    const [trailers, customers, groups, users, geofences] = await Promise.all([
      findTrailers(),
      readsCustomers ? search.customers({ text, limit, customerIds }) : [],
      can(roles, {}, 'vehicleGroups') ? search.groups({ text, limit, customerIds: groupCustomersOf(roles) }) : [],
      can(roles, {}, 'users') ? search.users({ text, limit, customerIds: reachOf(access) }) : [],
      (await access.may('geofencesV2')) ? geofenceStore.find({ text, limit, customerIds }) : [],
    ]);
    return {
      trailers,
      customers: customers.map(({ customerId, ...customer }) => ({ id: customerId, ...customer })),
      groups: groups.map(({ groupId, ...group }) => ({ id: groupId, ...group })),
      users: users.map(({ userId, ...user }) => ({ id: userId, ...user })),
      geofences: geofences.map(({ geofenceId, ...geofence }) => ({ id: geofenceId, ...geofence })),
      places: readsFleet ? searchPlaces(text, limit) : [],
    };
  },
};
