import { SeverityLevel } from '../../vocabulary/severity';

/** When an ABS fault stops being a caution. Source: thresholds of the daily maintenance report. */
export const ABS_POLICY = {
  /** More cumulative miles than this on a level 2 fault. */
  level2Miles: 100,
  /** Amber lamp on for longer than this. */
  amberLampMs: 2 * 60 * 60_000,
} as const;

/** What a report says of one active ABS fault. */
export interface ToldAbsFault {
  /** Display level of the fault: 3 critical, 2 caution, 1 low. */
  readonly faultLevel?: number | undefined;
  /** Cumulative miles driven with the fault. */
  readonly milesOnFault?: number | undefined;
  readonly description?: string | undefined;
  /** Suspect parameter number (J1939). */
  readonly spn?: number | undefined;
  /** Failure mode identifier (J1939). */
  readonly fmi?: number | undefined;
}

/** What a report says of the ABS. A device that knows of one fault at a time gives no list. */
export interface AbsState extends ToldAbsFault {
  readonly active: boolean;
  /** How long the amber lamp has been on. */
  readonly amberLampMs?: number | undefined;
  /** Every fault that is active. */
  readonly faults?: readonly ToldAbsFault[] | undefined;
}

/** The faults that a report calls active, each once, the worst first. */
export function activeAbsFaults({ active, amberLampMs: _lamp, faults, ...only }: AbsState): ToldAbsFault[] {
  if (!active) return [];
  const told = faults ?? [only];
  const once = told.filter((fault, index) => told.findIndex((other) => isSameFault(other, fault)) === index);
  return once.sort((a, b) => rankOf(b) - rankOf(a));
}

/** Faults are told apart by their numbers; without any, by the words of the device. */
export function isSameFault(a: Pick<ToldAbsFault, 'spn' | 'fmi' | 'description'>, b: typeof a): boolean {
  if (a.spn === undefined && b.spn === undefined) return a.description === b.description;
  return a.spn === b.spn && a.fmi === b.fmi;
}

/** Severity of the ABS: good without an active fault, caution with one, critical when one of them is beyond the policy. */
export function absSeverityOf(abs: AbsState): SeverityLevel {
  const faults = activeAbsFaults(abs);
  if (faults.length === 0) return SeverityLevel.Good;
  const isLampOnTooLong = (abs.amberLampMs ?? 0) > ABS_POLICY.amberLampMs;
  return isLampOnTooLong || faults.some(isCritical) ? SeverityLevel.Critical : SeverityLevel.Caution;
}

const DEFAULT_LEVEL = 2;
const rankOf = (fault: ToldAbsFault) => (isCritical(fault) ? 10 : 0) + (fault.faultLevel ?? DEFAULT_LEVEL);

function isCritical({ faultLevel = DEFAULT_LEVEL, milesOnFault = 0 }: ToldAbsFault): boolean {
  return faultLevel >= 3 || (faultLevel === 2 && milesOnFault > ABS_POLICY.level2Miles);
}
