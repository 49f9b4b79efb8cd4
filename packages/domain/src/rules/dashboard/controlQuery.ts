import { encodeTracking, type TrackingQuery } from '../filters/trackingQuery';
import type { BySeverity } from '../tracking/trackedFleet';
import type { TrackedSeverity } from '../tracking/trailerPosition';
import { type ControlFilter, type ControlTrailer, passesControl } from './controlFilter';

/** What is chosen on Fleet Control, as it travels to who keeps the trailers. */
export interface ControlQuery {
  /** With the subgroups of its groups. */
  readonly control: ControlFilter;
}

/** A choice among the trailers of a large fleet: by the filters of the tracking screen, or by those of Fleet Control. */
export type FleetQuery = TrackingQuery | ControlQuery;

export const isControlQuery = (query: FleetQuery): query is ControlQuery => 'control' in query;

/** The customer whose trailers are asked for; null: every customer in sight. */
export const customerOf = (query: FleetQuery): number | null =>
  isControlQuery(query) ? (query.control.customerId ?? null) : query.customerId;

/** The same for two queries that ask for the same. */
export const keyOfQuery = (query: FleetQuery): string =>
  JSON.stringify(isControlQuery(query) ? query : encodeTracking(query));

/** The trailers that pass, by severity; within one they keep their order. */
export function controlBySeverity(
  trailers: readonly ControlTrailer[],
  filter: ControlFilter,
): BySeverity<ControlTrailer> {
  const found: Record<TrackedSeverity, ControlTrailer[]> = { critical: [], caution: [], unknown: [], good: [] };
  for (const trailer of trailers) if (passesControl(trailer, filter)) found[trailer.severity].push(trailer);
  return found;
}
