import {
  asTracked,
  passesTracking,
  type TrailerPosition,
  trackedSeverity,
  trackingFilterOf,
  worstFirst,
} from '@gladhand/domain/tracking';
import type { TrackingView } from './trackingView';

/** Matching trailers, worst first, then by unit ID. */
export function trackedRows(trailers: readonly TrailerPosition[], view: TrackingView, now: Date): TrailerPosition[] {
  const filter = trackingFilterOf(view);
  const passing = trailers.filter((trailer) => passesTracking(asTracked(trailer), filter));
  return worstFirst(passing, (trailer) => trackedSeverity(trailer, now));
}
