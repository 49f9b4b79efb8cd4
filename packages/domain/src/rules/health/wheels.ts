import { SeverityLevel } from '../../vocabulary/severity';

/** Tire temperature in degrees Celsius. Assumed: rubber ages fast above 93, and fails above 121. */
export const TIRE_TEMPERATURE_POLICY = { cautionAboveC: 93, criticalAboveC: 121 } as const;
/** Wheel-end (hub) temperature in degrees Celsius. Assumed: grease thins above 107, bearings fail above 135. */
export const WHEEL_END_POLICY = { cautionAboveC: 107, criticalAboveC: 135 } as const;
/** Fraction of the target tire pressure. Assumed: 10 % low wastes fuel, 20 % low counts as running flat. */
export const TIRE_PRESSURE_POLICY = { cautionBelow: 0.9, criticalBelow: 0.8, cautionAbove: 1.2 } as const;
/** Cold inflation pressure of a trailer tire in psi. Assumed: typical of 295/75R22.5 duals. */
export const TARGET_TIRE_PSI = 100;

interface TemperaturePolicy {
  readonly cautionAboveC: number;
  readonly criticalAboveC: number;
}

/** Severity of the highest of several temperatures in °C; undefined if none was measured. */
export function hottestSeverity(
  temperaturesC: readonly (number | null)[],
  policy: TemperaturePolicy,
): SeverityLevel | undefined {
  const measured = temperaturesC.filter((value): value is number => Number.isFinite(value));
  if (measured.length === 0) return undefined;
  const hottest = Math.max(...measured);
  if (hottest > policy.criticalAboveC) return SeverityLevel.Critical;
  return hottest > policy.cautionAboveC ? SeverityLevel.Caution : SeverityLevel.Good;
}

/** Severity of one tire pressure relative to its target, both in psi. */
export function pressureSeverity(psi: number, targetPsi: number): SeverityLevel {
  const share = psi / targetPsi;
  if (share < TIRE_PRESSURE_POLICY.criticalBelow) return SeverityLevel.Critical;
  if (share < TIRE_PRESSURE_POLICY.cautionBelow || share > TIRE_PRESSURE_POLICY.cautionAbove)
    return SeverityLevel.Caution;
  return SeverityLevel.Good;
}
