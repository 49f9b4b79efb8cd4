/** When a history calls something a stop, a gap or impossible. All assumed: no source found yet. */
export const HISTORY_POLICY = {
  /** A trailer that stood for less waited at a light or a gate. */
  stopFromMs: 5 * 60_000,
  /** Further than this from where it came to stand it has moved: GPS wanders by some 100 ft, yards are larger. */
  stopRadiusMiles: 0.1,
  /** A report may be late or missed once or twice; after so many intervals without one there is a gap. */
  gapFromIntervals: 3,
  /** No trailer is faster between two places: what would need more is a wrong fix. */
  impossibleAboveMph: 120,
  /** So far GPS may jump without anything being wrong, however short the time. */
  jitterMiles: 0.5,
  /** So many fixes that agree with each other are believed, e.g. after the device moved to another trailer. */
  believedFromFixes: 3,
} as const;

/** Days that the history offers by name. */
export const HISTORY_DAYS = [1, 7, 14, 31] as const;

/** How many times faster than life a history plays. */
export const PLAYBACK_SPEEDS = [30, 60, 300, 1_800, 7_200] as const;
