import { type LightFault, lightFaultWord } from '../../vocabulary/lights';
import { type BatteryHealth, SeverityLevel, TrailerHealth } from '../../vocabulary/severity';
import type { TireInflationStatus } from '../../vocabulary/statuses';
import { CONNECTIVITY_POLICY } from '../connectivity/connectivity';
import { lightSeverityOf } from './lights';

/** What trailer health looks at. A part that is left out is not installed or has said nothing. */
export interface HealthParts {
  readonly abs?: SeverityLevel | null | undefined;
  readonly tireInflation?: TireInflationStatus | null | undefined;
  readonly lights?: LightFault | null | undefined;
  readonly trailerBattery?: BatteryHealth | null | undefined;
  readonly wheelEnd?: SeverityLevel | null | undefined;
  readonly tireTemperature?: SeverityLevel | null | undefined;
}

/** Health of a trailer with what makes it so. */
export interface HealthVerdict {
  readonly status: TrailerHealth;
  /** Worst first; empty when the trailer is good or nothing is known. */
  readonly reasons: string[];
}

const BATTERY: Readonly<Record<BatteryHealth, SeverityLevel | undefined>> = {
  GOOD: SeverityLevel.Good,
  NOTICE: SeverityLevel.Caution,
  CRITICAL: SeverityLevel.Critical,
  NA: undefined,
};

/** An unstable tire inflation system is a leak in the making, not yet a flat tire. Assumed. */
const TIRE_INFLATION: Readonly<Record<TireInflationStatus, SeverityLevel | undefined>> = {
  stable: SeverityLevel.Good,
  unstable: SeverityLevel.Caution,
  notAvailable: undefined,
};

/**
 * The worst of ABS, tire inflation, lights, trailer battery, wheel end and tire temperature.
 * NA when none of them is installed or none has ever reported: silence is neither good nor a fault.
 */
export function trailerHealthOf(parts: HealthParts): HealthVerdict {
  const critical: string[] = [];
  const caution: string[] = [];
  let known = false;
  const judge = (severity: SeverityLevel | null | undefined, reason: string) => {
    if (severity == null) return;
    known = true;
    if (severity === SeverityLevel.Critical) critical.push(reason);
    else if (severity === SeverityLevel.Caution) caution.push(reason);
  };

  judge(parts.abs, 'ABS fault');
  judge(parts.tireInflation == null ? null : TIRE_INFLATION[parts.tireInflation], 'Tire inflation unstable');
  judge(
    parts.lights == null ? null : lightSeverityOf(parts.lights),
    `Lights: ${parts.lights == null ? '' : lightFaultWord(parts.lights).label.toLowerCase()}`,
  );
  judge(parts.trailerBattery == null ? null : BATTERY[parts.trailerBattery], 'Trailer battery low');
  judge(parts.wheelEnd, 'Wheel end hot');
  judge(parts.tireTemperature, 'Tire temperature high');

  const reasons = [...critical, ...caution];
  if (critical.length > 0) return { status: TrailerHealth.Critical, reasons };
  if (caution.length > 0) return { status: TrailerHealth.Caution, reasons };
  return { status: known ? TrailerHealth.Good : TrailerHealth.NA, reasons };
}

/** A reading older than this says nothing of the trailer's present health: the device is stale at 10 days. */
const COUNTS_UP_TO_MS = CONNECTIVITY_POLICY.criticalFromMs;

/** True when a reading is young enough to be judged; pass nothing for those that are not. */
export function countsForHealth(reportedAt: Date | null | undefined, now: Date): boolean {
  return reportedAt != null && now.getTime() - reportedAt.getTime() < COUNTS_UP_TO_MS;
}
