export type { ShareLocationInput } from '../contract/generated/graphql';
export {
  SHARED_LOCATION_SCHEME,
  type SharedLocation,
  type SharedPoint,
  type SharedTrailer,
} from '../contract/sharedLocation';
export type { NewSharedLink, SharedLink } from '../contract/sharing';
export { SHARED_DETAILS, SHARING_DURATIONS, SHARING_LIMITS, SharedDetail } from '../vocabulary/sharing';
