import {
  asTracked,
  passesTracking,
  type TrailerPosition,
  trackedSeverity,
  trackingFilterOf,
  worstFirst,
} from '@gladhand/domain';
import type { TrackingView } from './trackingView';

/** The trailers that pass the view, worst first and then by unit ID. */
export function trackedRows(trailers: readonly TrailerPosition[], view: TrackingView, now: Date): TrailerPosition[] {
  const filter = trackingFilterOf(view);
  const passing = trailers.filter((trailer) => passesTracking(asTracked(trailer), filter));
  return worstFirst(passing, (trailer) => trackedSeverity(trailer, now));
}
