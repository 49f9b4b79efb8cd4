import { absCodeMeaning } from '../../vocabulary/absCodes';
import { isSameFault, type ToldAbsFault } from '../health/absSeverity';

/** What is kept of one ABS fault, from its first report on. */
export interface KeptFault {
  readonly faultStart: Date;
  /** Null while it is active. */
  readonly faultEnd: Date | null;
  /** 1 ABS, 2 component. */
  readonly faultTypeId: number;
  readonly spn: number | null;
  readonly fmi: number | null;
  /** In the words of the device; null when it gave none. */
  readonly description: string | null;
  /** Highest speed reported while it was active. */
  readonly maxMph: number | null;
  /** Miles of the trailer when it began: by the ABS where that counts, else by GPS. */
  readonly bestAvailableTotalMileage: number | null;
}

/** What one report says of the ABS, and what was known of the trailer with it. */
export interface AbsReportFacts {
  readonly at: Date;
  /** Every fault that is active, each once. */
  readonly faults: readonly ToldAbsFault[];
  readonly speedMph: number | null;
  readonly totalMiles: number | null;
}

/** What a report changes about a trailer's faults. */
export interface FaultChanges<Fault extends KeptFault> {
  /** Open faults with their new values; those that were cleared have an end. */
  readonly changed: readonly Fault[];
  /** In the order in which the report lists them. */
  readonly opened: readonly KeptFault[];
}

/**
 * Follows a trailer's faults through its reports. A report tells of all that are active: one that is not listed any
 * more was cleared, and one that comes back later is another one. Reports come in order; one that is late must be left
 * out.
 */
export function followFaults<Fault extends KeptFault>(
  open: readonly Fault[],
  { at, faults, speedMph, totalMiles }: AbsReportFacts,
): FaultChanges<Fault> {
  const isTold = (kept: Fault) => faults.some((told) => isSameFault(numbersOf(kept), told));
  const changed = open.flatMap((kept) => {
    if (!isTold(kept)) return [{ ...kept, faultEnd: at }];
    const maxMph = highest(kept.maxMph, speedMph);
    return maxMph === kept.maxMph ? [] : [{ ...kept, maxMph }];
  });
  const news = faults.filter((told) => !open.some((kept) => isSameFault(numbersOf(kept), told)));
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

const numbersOf = ({ spn, fmi, description }: KeptFault): ToldAbsFault => ({
  spn: spn ?? undefined,
  fmi: fmi ?? undefined,
  description: description ?? undefined,
});

function highest(a: number | null, b: number | null): number | null {
  if (a === null || b === null) return a ?? b;
  return Math.max(a, b);
}
