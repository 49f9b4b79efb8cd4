import { SeverityLevel } from '../../vocabulary/severity';
import type { KeptFault } from '../faults/followFaults';
import { ABS_POLICY, isSameFault } from '../health/absSeverity';

/** What is known of the trailer that a fault belongs to. */
export interface FaultyTrailer {
  readonly absOdometer: number | null;
  readonly gpsOdometer: number | null;
  /** Severity and codes of the worst active fault. */
  readonly absFaultSeverityLevel: string | null;
  readonly absFaultSpn: number | null;
  readonly absFaultFmi: number | null;
  readonly absFaultDescription: string | null;
}

/** Miles since an active fault began; undefined if an odometer is missing or was replaced. */
export function milesOnFault(
  fault: Pick<KeptFault, 'bestAvailableTotalMileage' | 'faultEnd'>,
  { absOdometer, gpsOdometer }: Pick<FaultyTrailer, 'absOdometer' | 'gpsOdometer'>,
): number | undefined {
  const nowMiles = absOdometer ?? gpsOdometer;
  if (fault.faultEnd || fault.bestAvailableTotalMileage === null || nowMiles === null) return undefined;
  const miles = nowMiles - fault.bestAvailableTotalMileage;
  return miles < 0 ? undefined : miles;
}

/**
 * Severity of one active fault. Devices report a level for the worst one only; any other fault is caution, and critical
 * after the miles of the policy.
 */
export function severityOfFault(fault: KeptFault, trailer: FaultyTrailer): 'CAUTION' | 'CRITICAL' {
  const worst = {
    ...{ spn: trailer.absFaultSpn, fmi: trailer.absFaultFmi, description: trailer.absFaultDescription },
  };
  if (trailer.absFaultSeverityLevel === SeverityLevel.Critical && isSameFault(fault, worst)) return 'CRITICAL';
  return (milesOnFault(fault, trailer) ?? 0) > ABS_POLICY.level2Miles ? 'CRITICAL' : 'CAUTION';
}
