export { createFleet } from './createFleet';
export { nearestPlace, type ReverseGeocoder } from './nearestPlace';
export { flatMiles, offset, PLACES, type Place } from './places';
export { createRandom, type Random, uuidAt } from './random';
export { searchPlaces } from './searchPlaces';
export type {
  Fleet,
  FleetCustomer,
  FleetGroup,
  FleetGroupTrailer,
  FleetOptions,
  FleetTrailer,
  FleetTrailerStatus,
} from './types';
