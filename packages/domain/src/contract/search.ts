import type { CallOptions } from './callOptions';
import type { SearchInput, SearchQuery } from './generated/graphql';

/** Results of a search by kind, the best first. Source: query `search`. */
export type SearchResults = SearchQuery['search'];

export type FoundTrailer = SearchResults['trailers'][number];
export type FoundCustomer = SearchResults['customers'][number];
export type FoundGroup = SearchResults['groups'][number];
export type FoundUser = SearchResults['users'][number];
export type FoundGeofence = SearchResults['geofences'][number];
export type FoundPlace = SearchResults['places'][number];

/** Search across all kinds of objects. */
export interface SearchApi {
  /**
   * Trailers, customers, groups, users, geofences and places with a text of 2 to 100 characters in their names or
   * numbers; with `customerId` only trailers of this customer. A kind that the caller may not read is empty. Source: query
   * `search`.
   */
  find(input: SearchInput, options?: CallOptions): Promise<SearchResults>;
}

/** The search port of `PortalApi`. */
export interface SearchPort {
  search: SearchApi;
}
