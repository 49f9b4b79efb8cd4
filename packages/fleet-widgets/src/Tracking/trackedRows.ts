import {
  asTracked,
  matchesSearch,
  passesTracking,
  SEVERITY_ORDER,
  type TrailerPosition,
  trackedSeverity,
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
  return trailers
    .filter((trailer) => matchesSearch(trailer, view.search) && passesTracking(asTracked(trailer), filter))
    .map((trailer) => ({ trailer, rank: SEVERITY_ORDER.indexOf(trackedSeverity(trailer, now)) }))
    .sort((a, b) => a.rank - b.rank || COLLATOR.compare(a.trailer.unitId, b.trailer.unitId))
    .map(({ trailer }) => trailer);
}

const COLLATOR = new Intl.Collator('en', { numeric: true });
