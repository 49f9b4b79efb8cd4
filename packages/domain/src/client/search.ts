import type { SearchApi } from '../contract/search';
import type { DataCall } from './dataCall';

/** The search over HTTP. */
export const createSearchApi = (graphql: DataCall): SearchApi => ({
  find: async (input, call) => (await graphql((known) => known.SearchDocument, { input }, call)).search,
});
