import { BatteryHealth } from '../../vocabulary/severity';
import { TireInflationStatus } from '../../vocabulary/statuses';
import { ABS_POLICY } from '../health/absSeverity';
import type { IssueFinding } from './followIssue';

type Finding = IssueFinding['finding'];

/** What the time that the amber lamp has been on says, in ms; 0 if it is off. */
export function amberLampFinding(amberLampMs: number): Finding {
  if (amberLampMs === 0) return 'good';
  return amberLampMs > ABS_POLICY.amberLampMs ? 'critical' : 'caution';
}

const INFLATION: Readonly<Record<string, Finding>> = {
  [TireInflationStatus.Stable]: 'good',
  [TireInflationStatus.Unstable]: 'caution',
};

/** What a `TireInflationStatus` says; undefined if the state is unknown. */
export const tireInflationFinding = (status: string): Finding | undefined => INFLATION[status];

const BATTERY: Readonly<Record<string, Finding>> = {
  [BatteryHealth.Good]: 'good',
  [BatteryHealth.Notice]: 'caution',
  [BatteryHealth.Critical]: 'critical',
};

/** What a `BatteryHealth` of the trailer battery says; undefined if it is unknown. */
export const trailerBatteryFinding = (health: string): Finding | undefined => BATTERY[health];
