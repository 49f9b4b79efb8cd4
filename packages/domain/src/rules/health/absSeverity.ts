import { absCodeMeaning } from '../../vocabulary/absCodes';
import { SeverityLevel } from '../../vocabulary/severity';

/** When an ABS fault becomes critical. Source: thresholds of the daily maintenance report. */
export const ABS_POLICY = {
  /** More than this many cumulative miles on a level 2 fault. */
  level2Miles: 100,
  /** Amber lamp on for longer than this. */
  amberLampMs: 2 * 60 * 60_000,
} as const;

/** One active ABS fault in a report. */
export interface ReportedAbsFault {
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

/** The ABS values of a report. A device that knows only one fault at a time sends no list. */
export interface AbsState extends ReportedAbsFault {
  readonly active: boolean;
  /** How long the amber lamp has been on. */
  readonly amberLampMs?: number | undefined;
  /** Every fault that is active. */
  readonly faults?: readonly ReportedAbsFault[] | undefined;
}

/** The active faults of a report without duplicates, the worst first. */
export function activeAbsFaults({ active, amberLampMs: _lamp, faults, ...only }: AbsState): ReportedAbsFault[] {
  if (!active) return [];
  const reported = faults ?? [only];
  const once = reported.filter((fault, index) => reported.findIndex((other) => isSameFault(other, fault)) === index);
  return once.sort((a, b) => rankOf(b) - rankOf(a));
}

/** Faults are distinguished by their codes, or by the device's description if there are none. */
export function isSameFault(a: FaultIdentity, b: FaultIdentity): boolean {
  if (a.spn == null && b.spn == null) return (a.description ?? null) === (b.description ?? null);
  return (a.spn ?? null) === (b.spn ?? null) && (a.fmi ?? null) === (b.fmi ?? null);
}

/** What identifies an ABS fault. */
export interface FaultIdentity {
  readonly spn?: number | null | undefined;
  readonly fmi?: number | null | undefined;
  readonly description?: string | null | undefined;
}

/** An ABS fault as text: the device's description, else the meaning of its codes, else the codes. */
export function absFaultText({ spn = null, fmi = null, description }: FaultIdentity): string {
  const meaning = absCodeMeaning({ spn, fmi }).description;
  return description || (meaning ?? (spn === null ? 'Fault active' : `SPN ${spn} / FMI ${fmi ?? '?'}`));
}

/** Severity of the ABS: good without an active fault, caution with one, critical if one exceeds the policy. */
export function absSeverityOf(abs: AbsState): SeverityLevel {
  const faults = activeAbsFaults(abs);
  if (faults.length === 0) return SeverityLevel.Good;
  const isLampOnTooLong = (abs.amberLampMs ?? 0) > ABS_POLICY.amberLampMs;
  return isLampOnTooLong || faults.some(isCritical) ? SeverityLevel.Critical : SeverityLevel.Caution;
}

const DEFAULT_LEVEL = 2;
const rankOf = (fault: ReportedAbsFault) => (isCritical(fault) ? 10 : 0) + (fault.faultLevel ?? DEFAULT_LEVEL);

function isCritical({ faultLevel = DEFAULT_LEVEL, milesOnFault = 0 }: ReportedAbsFault): boolean {
  return faultLevel >= 3 || (faultLevel === 2 && milesOnFault > ABS_POLICY.level2Miles);
}
