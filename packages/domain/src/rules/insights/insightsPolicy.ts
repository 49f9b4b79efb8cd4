/** How days are added up for Insights. Assumed, except where a rule of the product says so. */
export const INSIGHTS_POLICY = {
  /** A trailer that drove at least this far moved on that day. Shunts in a yard are shorter. */
  movedFromMiles: 1,
  /** A fault that was reported lasts until a report without it, but after this long without reports it is unknown. */
  faultKnownForMs: 24 * 3_600_000,
  /** No trailer drives faster between two reports; an odometer that jumps farther was replaced or reset. */
  maxMph: 100,
  /** Rounding of odometers that report whole miles. */
  odometerToleranceMiles: 2,
} as const;

/** The systems whose fault hours are counted. */
export const INSIGHT_SYSTEMS = ['abs', 'tireInflation', 'trailerBattery', 'lights'] as const;
export type InsightSystem = (typeof INSIGHT_SYSTEMS)[number];
