import type { Fleet, FleetTrailer, FleetTrailerStatus } from '@gladhand/domain/fleet';
import { STATUS_COLUMNS, TRAILER_COLUMNS, type TrailerRecord } from '../database/trailerColumns';
import type { Dataset } from './dataset';

const TRAILER_FIELDS = Object.keys(TRAILER_COLUMNS) as (keyof typeof TRAILER_COLUMNS)[];
const STATUS_FIELDS = Object.keys(STATUS_COLUMNS) as (keyof typeof STATUS_COLUMNS)[];

/** Converts a generated fleet to a dataset; users and features come from the caller. */
export function datasetFromFleet(fleet: Fleet, people: Pick<Dataset, 'users' | 'groupUsers' | 'features'>): Dataset {
  const { customers, groups, groupTrailers } = fleet;
  const trailers = fleet.trailers.flatMap((trailer, index) => {
    const status = fleet.statuses[index];
    return status ? [recordOf(trailer, status)] : [];
  });
  return { customers, groups, groupTrailers, trailers, ...people };
}

/** Copies stored values; values that depend on the clock are computed on request. */
function recordOf(trailer: FleetTrailer, status: FleetTrailerStatus): TrailerRecord {
  const { trailerId, customerId } = trailer;
  const fields = [
    ...TRAILER_FIELDS.map((field) => [field, trailer[field]]),
    ...STATUS_FIELDS.map((field) => [field, status[field]]),
  ];
  return { trailerId, customerId, ...Object.fromEntries(fields) } as TrailerRecord;
}
