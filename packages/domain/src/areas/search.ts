export type { SearchInput } from '../contract/generated/graphql';
export type {
  FoundCustomer,
  FoundGeofence,
  FoundGroup,
  FoundPlace,
  FoundTrailer,
  FoundUser,
  SearchResults,
} from '../contract/search';
export { SEARCH_LIMITS } from '../vocabulary/search';
