import { isSameFault } from '../health/absSeverity';
import type { KeptFault } from './followFaults';

/** A fault that returns later than this after it was cleared is another one. */
export const REPEAT_WITHIN_MS = 30 * 86_400_000;

type FaultSpan = Pick<KeptFault, 'faultStart' | 'faultEnd' | 'spn' | 'fmi' | 'description'>;

/**
 * Groups the records of a trailer's faults: repeats of the same codes within 30 days are one lifecycle. Each lifecycle
 * has its records in the order of their start; the lifecycle that began to show last comes first.
 */
export function faultLifecycles<Fault extends FaultSpan>(faults: readonly Fault[]): Fault[][] {
  const lifecycles: Fault[][] = [];
  for (const fault of [...faults].sort((a, b) => Number(a.faultStart) - Number(b.faultStart))) {
    const known = lifecycles.findLast(([first]) => first !== undefined && isSameFault(first, fault));
    const isRepeat = known?.some(
      ({ faultEnd }) => faultEnd === null || Number(fault.faultStart) - Number(faultEnd) <= REPEAT_WITHIN_MS,
    );
    if (known && isRepeat) known.push(fault);
    else lifecycles.push([fault]);
  }
  return lifecycles.sort((a, b) => lastStartOf(b) - lastStartOf(a));
}

const lastStartOf = (records: readonly FaultSpan[]): number => Number(records.at(-1)?.faultStart ?? 0);
