import type { HealthReason, HealthReasonCode } from '../../vocabulary/healthReasons';
import { HEALTH_REASONS } from '../../vocabulary/healthReasons';
import type { LightFault } from '../../vocabulary/lights';
import { BatteryHealth, SeverityLevel, TrailerHealth } from '../../vocabulary/severity';
import type { TireInflationStatus } from '../../vocabulary/statuses';
import { CONNECTIVITY_POLICY } from '../connectivity/connectivity';
import { lightSeverityOf } from './lights';

/** The inputs of trailer health. Missing parts are not installed or haven't reported. */
export interface HealthParts {
  readonly abs?: SeverityLevel | null | undefined;
  readonly tireInflation?: TireInflationStatus | null | undefined;
  readonly lights?: LightFault | null | undefined;
  readonly trailerBattery?: BatteryHealth | null | undefined;
  readonly wheelEnd?: SeverityLevel | null | undefined;
  readonly tireTemperature?: SeverityLevel | null | undefined;
}

/** Health of a trailer and the reasons for it. */
export interface HealthVerdict {
  readonly status: TrailerHealth;
  /** Worst first; empty if the trailer is good or nothing is known. */
  readonly reasons: HealthReason[];
}

const BATTERY: Readonly<Record<BatteryHealth, SeverityLevel | undefined>> = {
  GOOD: SeverityLevel.Good,
  NOTICE: SeverityLevel.Caution,
  CRITICAL: SeverityLevel.Critical,
  NA: undefined,
};

const BATTERY_REASON: Readonly<Partial<Record<BatteryHealth, HealthReasonCode>>> = {
  NOTICE: 'trailerBatteryLow',
  CRITICAL: 'trailerBatteryCritical',
};

const LIGHTS: Readonly<Partial<Record<LightFault, HealthReasonCode>>> = {
  intermittent: 'lightsIntermittent',
  lowCurrent: 'lightsLowCurrent',
  highCurrent: 'lightsHighCurrent',
  multiple: 'lightsMultiple',
};

const PART_OF = Object.fromEntries(HEALTH_REASONS.map(({ id, part }) => [id, part])) as Readonly<
  Record<HealthReasonCode, HealthReason['part']>
>;

/** An unstable tire inflation system indicates a leak, not yet a flat tire. Assumed. */
const TIRE_INFLATION: Readonly<Record<TireInflationStatus, SeverityLevel | undefined>> = {
  stable: SeverityLevel.Good,
  unstable: SeverityLevel.Caution,
  notAvailable: undefined,
};

/**
 * The worst of ABS, tire inflation, lights, trailer battery, wheel end and tire temperature. NA if none of them is
 * installed or has ever reported: no data is neither good nor a fault.
 */
export function trailerHealthOf(parts: HealthParts): HealthVerdict {
  const critical: HealthReason[] = [];
  const caution: HealthReason[] = [];
  let known = false;
  const judge = (severity: SeverityLevel | null | undefined, code: HealthReasonCode | undefined) => {
    if (severity == null) return;
    known = true;
    if (severity === SeverityLevel.Good || !code) return;
    const list = severity === SeverityLevel.Critical ? critical : caution;
    list.push({ part: PART_OF[code], severity, code });
  };
  const { tireInflation, lights, trailerBattery } = parts;
  judge(parts.abs, 'absFault');
  judge(tireInflation == null ? null : TIRE_INFLATION[tireInflation], 'tireInflationUnstable');
  judge(lights == null ? null : lightSeverityOf(lights), lights == null ? undefined : LIGHTS[lights]);
  judge(trailerBattery == null ? null : BATTERY[trailerBattery], BATTERY_REASON[trailerBattery ?? BatteryHealth.NA]);
  judge(parts.wheelEnd, 'wheelEndHot');
  judge(parts.tireTemperature, 'tireTemperatureHigh');

  const reasons = [...critical, ...caution];
  if (critical.length > 0) return { status: TrailerHealth.Critical, reasons };
  if (caution.length > 0) return { status: TrailerHealth.Caution, reasons };
  return { status: known ? TrailerHealth.Good : TrailerHealth.NA, reasons };
}

/** An older reading says nothing about the current health of the trailer: a device is stale after 10 days. */
const COUNTS_UP_TO_MS = CONNECTIVITY_POLICY.criticalFromMs;

/** True if a reading is recent enough to count. Leave out those that aren't. */
export function countsForHealth(reportedAt: Date | null | undefined, now: Date): boolean {
  return reportedAt != null && now.getTime() - reportedAt.getTime() < COUNTS_UP_TO_MS;
}
