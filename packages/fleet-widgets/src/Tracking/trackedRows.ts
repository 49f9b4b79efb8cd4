import {
  asTracked,
  matchesSearch,
  passesTracking,
  type TrailerPosition,
  trackedSeverity,
  worstFirst,
} from '@gladhand/domain';
import type { TrackingView } from './trackingView';

/** Heavier than any trailer: an open upper bound. */
const NO_UPPER_BOUND_LBS = 1_000_000;
/** Lighter than any reading: an open lower bound. */
const NO_LOWER_BOUND_LBS = -1_000_000;

/** The trailers that pass the view, worst first and then by unit ID. */
export function trackedRows(trailers: readonly TrailerPosition[], view: TrackingView, now: Date): TrailerPosition[] {
  const { weightFromLbs, weightToLbs } = view;
  const filter = {
    toggles: new Set(view.toggles),
    alertActive: view.alertActive,
    ...((weightFromLbs !== null || weightToLbs !== null) && {
      weightLbs: { min: weightFromLbs ?? NO_LOWER_BOUND_LBS, max: weightToLbs ?? NO_UPPER_BOUND_LBS },
    }),
  };
  const passing = trailers.filter(
    (trailer) => matchesSearch(trailer, view.search) && passesTracking(asTracked(trailer), filter),
  );
  return worstFirst(passing, (trailer) => trackedSeverity(trailer, now));
}
