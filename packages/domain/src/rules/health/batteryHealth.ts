import { BatteryHealth, batteryHealthWord } from '../../vocabulary/severity';

/** Limits in volts: below the first is CRITICAL, below the second NOTICE. */
export interface BatteryPolicy {
  readonly criticalBelowVolts: number;
  readonly noticeBelowVolts: number;
}

/** Lead-acid at rest, 12 V nominal. Assumed: typical resting voltages at about 25 and 50 % charge. */
export const TRAILER_BATTERY_POLICY: BatteryPolicy = { criticalBelowVolts: 11.8, noticeBelowVolts: 12.2 };

/** One lithium cell of about 3.0 to 4.2 V. Assumed: the device switches off near 3.3 V. */
export const DEVICE_BATTERY_POLICY: BatteryPolicy = { criticalBelowVolts: 3.4, noticeBelowVolts: 3.6 };

/** Below this voltage a coupled tractor doesn't supply the trailer at all. Assumed. */
const NO_SUPPLY_BELOW_VOLTS = 1;

/** Battery health by voltage; NA without one. */
export function batteryHealthOf(volts: number | null | undefined, policy: BatteryPolicy): BatteryHealth {
  if (volts == null || !Number.isFinite(volts)) return BatteryHealth.NA;
  if (volts < policy.criticalBelowVolts) return BatteryHealth.Critical;
  return volts < policy.noticeBelowVolts ? BatteryHealth.Notice : BatteryHealth.Good;
}

/** True if a coupled trailer measures no supply voltage: a blown fuse is more likely than a dead battery. */
export function checkFuse(trailerBatteryVolts: number | null | undefined, tethered: boolean): boolean {
  return tethered && trailerBatteryVolts != null && trailerBatteryVolts < NO_SUPPLY_BELOW_VOLTS;
}

/** The label of a battery; 'Critical - Check Fuse' only with the CheckFuse feature. */
export function batteryLabel(
  health: BatteryHealth,
  { fuse, features }: { fuse: boolean; features: { readonly CheckFuse?: boolean } },
): string {
  const { label } = batteryHealthWord(health);
  return health === BatteryHealth.Critical && fuse && features.CheckFuse ? `${label} - Check Fuse` : label;
}

/** The battery that the dashboard filter evaluates: the trailer battery, or that of the gateway if there is none. */
export function effectiveBattery(trailer: BatteryHealth | null, gateway: BatteryHealth | null): BatteryHealth {
  return trailer !== null && trailer !== BatteryHealth.NA ? trailer : (gateway ?? BatteryHealth.NA);
}
