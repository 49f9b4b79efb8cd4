import { encodeTracking, type TrackingQuery } from '../filters/trackingQuery';
import type { BySeverity } from '../tracking/trackedFleet';
import type { TrackedSeverity } from '../tracking/trailerPosition';
import { type ControlFilter, type ControlTrailer, passesControl } from './controlFilter';

/** The state of Fleet Control in the form that is sent to the owner of the positions. */
export interface ControlQuery {
  /** Including the subgroups of its groups. */
  readonly control: ControlFilter;
}

/** A selection among the trailers of a large fleet: the filters of the tracking screen or of Fleet Control. */
export type FleetQuery = TrackingQuery | ControlQuery;

/** Whether a query selects the trailers behind a count of Fleet Control. */
export const isControlQuery = (query: FleetQuery): query is ControlQuery => 'control' in query;

/** The customer of the requested trailers; null for every customer that the user has access to. */
export const customerOf = (query: FleetQuery): number | null =>
  isControlQuery(query) ? (query.control.customerId ?? null) : query.customerId;

/** Equal for two queries with the same conditions. */
export const keyOfQuery = (query: FleetQuery): string =>
  JSON.stringify(isControlQuery(query) ? query : encodeTracking(query));

/** Matching trailers by severity; within one severity they keep their order. */
export function controlBySeverity(
  trailers: readonly ControlTrailer[],
  filter: ControlFilter,
): BySeverity<ControlTrailer> {
  const found: Record<TrackedSeverity, ControlTrailer[]> = { critical: [], caution: [], unknown: [], good: [] };
  for (const trailer of trailers) if (passesControl(trailer, filter)) found[trailer.severity].push(trailer);
  return found;
}
