const MINUTE_MS = 60_000;

/**
 * Limits of deciding who is in a geofence. All are assumptions, tested against simulated drift: a week of positions
 * every 5 minutes, 5 to 30 m off, gave up to 986 false events without them.
 */
export const GEOFENCE_POLICY = {
  /** Positions that are less accurate decide nothing: with them, a trailer could be on either side of a street. */
  maxAccuracyMeters: 100,
  /** Accuracy of positions that don't say theirs: usual for GPS with a clear view. */
  usualAccuracyMeters: 15,
  /** A trailer is outside only this far from the edge, so that one that is parked at a fence doesn't leave all day. */
  outsideBeyondMeters: 50,
  /** A position this many times its accuracy past the limit needs no second one to confirm it. */
  sureAccuracies: 3,
  /** A parked trailer is judged by the mean of at most this many positions. */
  maxMeanFixes: 50,
  /** A position farther from the mean begins another stay: the trailer was moved while its device slept. */
  stayRadiusMeters: 1_000,
  /** A trailer drove through if the positions before and after are at most this far apart in time. */
  passedGapMs: 30 * MINUTE_MS,
  /** A trailer is in, or passes, at most this many at once. More over one yard are a mistake, such as a repeated import. */
  maxAtOnce: 100,
  /** Shorter ways through an area are corners cut by the straight line between two positions. */
  passedMeters: 50,
  /** With positions at most this far apart, the time at the edge is interpolated. Otherwise it is that of a position. */
  crossingGapMs: 15 * MINUTE_MS,
} as const;
