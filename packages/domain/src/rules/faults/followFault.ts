import { absCodeMeaning } from '../../vocabulary/absCodes';

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
  readonly active: boolean;
  readonly spn: number | null;
  readonly fmi: number | null;
  readonly description: string | null;
  readonly speedMph: number | null;
  readonly totalMiles: number | null;
}

/** What a report changes about a trailer's faults; a part that is left out does not change. */
export interface FaultChange<Fault extends KeptFault> {
  /** The open fault with its new values; it has an end when it was cleared. */
  readonly changed?: Fault;
  readonly opened?: KeptFault;
}

/**
 * Follows a trailer's fault through its reports. A device tells of one ABS fault at a time, so another code clears the
 * one before. Reports come in order; one that is late must be left out.
 */
export function followFault<Fault extends KeptFault>(
  open: Fault | undefined,
  report: AbsReportFacts,
): FaultChange<Fault> {
  const { at, active, spn, fmi, description, speedMph, totalMiles } = report;
  const goes = open !== undefined && active && isSame(open, report);
  const maxMph = open === undefined || !goes ? null : highest(open.maxMph, speedMph);
  const changed = open === undefined ? undefined : goes ? { ...open, maxMph } : { ...open, faultEnd: at };
  const isNew = active && !goes;
  return {
    ...(changed && (changed.faultEnd !== null || changed.maxMph !== open?.maxMph) && { changed }),
    ...(isNew && {
      opened: {
        faultStart: at,
        faultEnd: null,
        faultTypeId: absCodeMeaning({ spn, fmi }).faultTypeId,
        spn,
        fmi,
        description,
        maxMph: speedMph,
        bestAvailableTotalMileage: totalMiles,
      },
    }),
  };
}

/** By its numbers; without any, by the words of the device. */
function isSame(open: KeptFault, told: AbsReportFacts): boolean {
  if (open.spn === null && told.spn === null) return open.description === told.description;
  return open.spn === told.spn && open.fmi === told.fmi;
}

function highest(a: number | null, b: number | null): number | null {
  if (a === null || b === null) return a ?? b;
  return Math.max(a, b);
}
