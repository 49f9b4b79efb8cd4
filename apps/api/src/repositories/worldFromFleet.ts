import type { Fleet, FleetTrailer, FleetTrailerStatus } from '@gladhand/domain/fleet';
import { STATUS_COLUMNS, TRAILER_COLUMNS, type TrailerRecord } from './trailerColumns';
import type { World } from './world';

const TRAILER_FIELDS = Object.keys(TRAILER_COLUMNS) as (keyof typeof TRAILER_COLUMNS)[];
const STATUS_FIELDS = Object.keys(STATUS_COLUMNS) as (keyof typeof STATUS_COLUMNS)[];

/** A fleet of the factory as content for the repositories; users and features are the caller's. */
export function worldFromFleet(fleet: Fleet, people: Pick<World, 'users' | 'groupUsers' | 'features'>): World {
  const { customers, groups, groupTrailers } = fleet;
  const trailers = fleet.trailers.flatMap((trailer, index) => {
    const status = fleet.statuses[index];
    return status ? [recordOf(trailer, status)] : [];
  });
  return { customers, groups, groupTrailers, trailers, ...people };
}

/** Keeps what the tables hold; what depends on the clock is worked out when asked for. */
function recordOf(trailer: FleetTrailer, status: FleetTrailerStatus): TrailerRecord {
  const { trailerId, customerId } = trailer;
  const fields = [
    ...TRAILER_FIELDS.map((field) => [field, trailer[field]]),
    ...STATUS_FIELDS.map((field) => [field, status[field]]),
  ];
  return { trailerId, customerId, ...Object.fromEntries(fields) } as TrailerRecord;
}
