import { type CountedGeofence, type CountLeaf, countEpisodes, countsOf } from './countEpisodes';
import type { Explanation } from './explainAlert';

/** Explains a condition about a number of trailers in one geofence at an instant, by the same counts as its episodes. */
export function explainCount(leaf: CountLeaf, geofence: CountedGeofence, at: Date): Explanation {
  const step = countsOf(leaf.where, geofence).findLast((one) => one.at <= at);
  const episode = countEpisodes(leaf, geofence).findLast(
    ({ since, until }) => since <= at && (until === null || at < until),
  );
  const isFiring = episode !== undefined;
  return {
    isFiring,
    since: episode?.since,
    state: isFiring ? 'firing' : step ? 'clear' : 'unknown',
    root: {
      kind: 'leaf',
      leaf,
      truth: step && isFiring,
      state: isFiring ? 'firing' : step ? 'clear' : 'unknown',
      value: step && { kind: 'number', amount: step.count, unit: 'trailers' },
      reportedAt: undefined,
      since: episode?.since,
      dueAt: undefined,
      threshold: { amount: leaf.atLeast, unit: 'trailers' },
      unknown: step ? undefined : 'neverReported',
    },
  };
}
