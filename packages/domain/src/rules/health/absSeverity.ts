import { SeverityLevel } from '../../vocabulary/severity';

/** When an ABS fault stops being a caution. Source: thresholds of the daily maintenance report. */
export const ABS_POLICY = {
  /** More cumulative miles than this on a level 2 fault. */
  level2Miles: 100,
  /** Amber lamp on for longer than this. */
  amberLampMs: 2 * 60 * 60_000,
} as const;

/** What is known of the active ABS fault. */
export interface AbsState {
  readonly active: boolean;
  /** Display level of the fault: 3 critical, 2 caution, 1 low. */
  readonly faultLevel?: number | undefined;
  /** Cumulative miles driven with the fault. */
  readonly milesOnFault?: number | undefined;
  /** How long the amber lamp has been on. */
  readonly amberLampMs?: number | undefined;
}

/** Severity of the ABS: good without an active fault, caution with one, critical beyond the policy. */
export function absSeverityOf({ active, faultLevel = 2, milesOnFault = 0, amberLampMs = 0 }: AbsState): SeverityLevel {
  if (!active) return SeverityLevel.Good;
  const tooFar = faultLevel === 2 && milesOnFault > ABS_POLICY.level2Miles;
  if (faultLevel >= 3 || tooFar || amberLampMs > ABS_POLICY.amberLampMs) return SeverityLevel.Critical;
  return SeverityLevel.Caution;
}
