import { SENSOR_LIMITS } from '../formats/formats';

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

/** How long a trailer may be silent before a rule can ask for it. Decided: 1 hour to 30 days. */
export const SILENCE_LIMITS = { minMs: 3_600_000, maxMs: 30 * 86_400_000 } as const;

/** Size of a condition. Decided: groups within a group, and no deeper. */
export const CONDITION_LIMITS = { maxDepth: 2, maxLeaves: 10 } as const;

/** Limits of a rule. Assumed: who needs more probably needs groups or combined conditions. */
export const ALERT_RULE_LIMITS = {
  rulesPerCustomer: 500,
  nameCharacters: 100,
  trailers: 1_000,
  emails: 50,
  /** Active hours of a rule, or quiet hours of a user. */
  windows: 14,
  /** Decided. */
  escalationSteps: 3,
} as const;

/** From this number on, the alerts of one rule are shown and counted as one. */
export const FOLD_ALERTS_FROM = 5;

/** Decided. */
const NOISY_ABOVE_PER_DAY = 20;

/** Whether one rule alerts so often that no one reads it. */
export const isNoisy = (alertsPerDay: number): boolean => alertsPerDay > NOISY_ABOVE_PER_DAY;

/** The range of a threshold. */
export interface ThresholdLimits {
  readonly min: number;
  readonly max: number;
  readonly unit: '%' | 'lbs' | 'psi' | '°C' | 'trailers';
}

/** Thresholds of conditions. The upper limits of tires are specified: values beyond are no measurements. The rest is assumed. */
export const THRESHOLD_LIMITS = {
  fuelPercent: { min: 1, max: 100, unit: '%' },
  weightLbs: { min: 1, max: 100_000, unit: 'lbs' },
  tirePressurePsi: { min: 1, max: SENSOR_LIMITS.pressurePsi, unit: 'psi' },
  tireTemperatureC: { min: 0, max: SENSOR_LIMITS.temperatureDegrees, unit: '°C' },
  trailers: { min: 1, max: 100_000, unit: 'trailers' },
} as const satisfies Readonly<Record<string, ThresholdLimits>>;
