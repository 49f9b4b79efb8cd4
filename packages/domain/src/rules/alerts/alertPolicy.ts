/**
 * How far a value must come back before a condition about it ends, so that noise around the threshold is one episode and
 * not many. All are assumed: about twice the noise of the sensor.
 */
export const ALERT_HYSTERESIS = {
  fuelPercent: 5,
  weightLbs: 500,
  tirePressurePsi: 3,
  tireTemperatureC: 5,
} as const;

/** When an untethered trailer is being towed. Decided. */
export const TOW_POLICY = {
  /** From where it was parked. */
  farMiles: 0.25,
  /** That many positions in a row. */
  farFixes: 2,
  /** Faster than this is towing at once. */
  aboveMph: 5,
} as const;

/** Limits of durations. Decided: 1 minute to 30 days. */
export const ALERT_DURATION_LIMITS = { minMs: 60_000, maxMs: 30 * 86_400_000 } as const;
