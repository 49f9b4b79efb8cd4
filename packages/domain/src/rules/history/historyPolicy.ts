/** Thresholds for stops, gaps and impossible fixes. All assumed: no source found yet. */
export const HISTORY_POLICY = {
  /** A shorter halt is a traffic light or a gate. */
  stopFromMs: 5 * 60_000,
  /** A stop this long ends a trip; a shorter one, such as a rest break, is part of it. */
  tripBreakMs: 60 * 60_000,
  /**
   * Beyond this distance from where it stopped, a trailer has moved. GPS drifts by about 100 ft, and yards are larger.
   */
  stopRadiusMiles: 0.1,
  /** A report may be late or missing once or twice; after this many intervals without one there is a gap. */
  gapFromIntervals: 3,
  /** No trailer is faster than this between two places: a fix that needs more is wrong. */
  impossibleAboveMph: 120,
  /** GPS may jump this far without an error, however short the time. */
  jitterMiles: 0.5,
  /** This many fixes that agree with each other are trusted, e.g. after the device moved to another trailer. */
  believedFromFixes: 3,
} as const;

/** The predefined ranges in days. */
export const HISTORY_DAYS = [1, 7, 14, 31] as const;

/** Playback speeds as multiples of real time. */
export const PLAYBACK_SPEEDS = [30, 60, 300, 1_800, 7_200] as const;
