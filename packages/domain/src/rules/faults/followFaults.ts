import { absCodeMeaning } from '../../vocabulary/absCodes';
import { isSameFault, type ReportedAbsFault } from '../health/absSeverity';

/** The record of one ABS fault, from its first report on. */
export interface KeptFault {
  readonly faultStart: Date;
  /** Null while it is active. */
  readonly faultEnd: Date | null;
  /** 1 ABS, 2 component. */
  readonly faultTypeId: number;
  readonly spn: number | null;
  readonly fmi: number | null;
  /** The description from the device; null if it gave none. */
  readonly description: string | null;
  /** Highest speed reported while it was active. */
  readonly maxMph: number | null;
  /** Odometer when it began, in miles: from the ABS if available, otherwise from GPS. */
  readonly bestAvailableTotalMileage: number | null;
}

/** The ABS values of one report, and what was known about the trailer at that time. */
export interface AbsReportFacts {
  readonly at: Date;
  /** Every active fault, without duplicates. */
  readonly faults: readonly ReportedAbsFault[];
  readonly speedMph: number | null;
  readonly totalMiles: number | null;
}

/** The changes that a report makes to a trailer's faults. */
export interface FaultChanges<Fault extends KeptFault> {
  /** Open faults with their new values; cleared faults have an end. */
  readonly changed: readonly Fault[];
  /** In the order in which the report lists them. */
  readonly opened: readonly KeptFault[];
}

/**
 * Follows a trailer's faults through its reports. A report lists all active faults: a fault that is no longer listed
 * was cleared, and one that returns later is a new fault. Reports must be in order, so leave late ones out.
 */
export function followFaults<Fault extends KeptFault>(
  open: readonly Fault[],
  { at, faults, speedMph, totalMiles }: AbsReportFacts,
): FaultChanges<Fault> {
  const isReported = (kept: Fault) => faults.some((reported) => isSameFault(numbersOf(kept), reported));
  const changed = open.flatMap((kept) => {
    if (!isReported(kept)) return [{ ...kept, faultEnd: at }];
    const maxMph = highest(kept.maxMph, speedMph);
    return maxMph === kept.maxMph ? [] : [{ ...kept, maxMph }];
  });
  const news = faults.filter((reported) => !open.some((kept) => isSameFault(numbersOf(kept), reported)));
  const opened = news.map(({ spn = null, fmi = null, description = null }) => ({
    faultStart: at,
    faultEnd: null,
    faultTypeId: absCodeMeaning({ spn, fmi }).faultTypeId,
    spn,
    fmi,
    description,
    maxMph: speedMph,
    bestAvailableTotalMileage: totalMiles,
  }));
  return { changed, opened };
}

const numbersOf = ({ spn, fmi, description }: KeptFault): ReportedAbsFault => ({
  spn: spn ?? undefined,
  fmi: fmi ?? undefined,
  description: description ?? undefined,
});

function highest(a: number | null, b: number | null): number | null {
  if (a === null || b === null) return a ?? b;
  return Math.max(a, b);
}
