import type { CallOptions } from './callOptions';
import type {
  FleetStatusInput,
  FleetStatusQuery,
  FleetStatusSummaryInput,
  FleetStatusSummaryQuery,
} from './generated/graphql';

/** A page of the fleet status grid. Source: query `fleetStatus`. */
export type FleetStatusPage = FleetStatusQuery['fleetStatus'];

/** One row of the fleet status grid with every column. */
export type FleetStatusRow = FleetStatusPage['trailers'][number];

/** The number of matching trailers by health. Source: query `fleetStatusSummary`. */
export type FleetStatusSummary = FleetStatusSummaryQuery['fleetStatusSummary'];

/** The fleet status grid. */
export interface FleetStatusApi {
  /** One page, filtered, searched and sorted by the server. Source: query `fleetStatus`. */
  page(input: FleetStatusInput, options?: CallOptions): Promise<FleetStatusPage>;
  /** Counts by health of the trailers that match the search and the filters. Source: query `fleetStatusSummary`. */
  summary(input: FleetStatusSummaryInput, options?: CallOptions): Promise<FleetStatusSummary>;
}

/** The fleet status port of `PortalApi`. */
export interface FleetStatusPort {
  fleetStatus: FleetStatusApi;
}
