import { FaultStatus, faultStatusOf } from '../../vocabulary/faults';
import { DAY_MS } from '../connectivity/connectivity';

/** The fields that the filters of ABS troubleshooting evaluate. */
export interface FaultRecord {
  readonly faultStart: Date;
  readonly faultEnd: Date | null;
  /** 1 ABS, 2 component. */
  readonly faultTypeId: number;
}

/** The selected filters; a fault must match all of them. */
export interface FaultFilter {
  /** Include cleared faults. @default false */
  readonly showAll?: boolean | undefined;
  /** Started within this many days; null or omitted for all. */
  readonly withinDays?: number | null | undefined;
  /** Any of these levels; empty for all. */
  readonly levels?: readonly number[] | undefined;
}

/** True if a fault passes. Cleared faults pass only with `showAll`. */
export function passesFaultFilter(fault: FaultRecord, filter: FaultFilter, now: Date): boolean {
  if (!filter.showAll && faultStatusOf(fault.faultEnd) === FaultStatus.Cleared) return false;
  if (filter.withinDays != null && now.getTime() - fault.faultStart.getTime() > filter.withinDays * DAY_MS)
    return false;
  return !filter.levels?.length || filter.levels.includes(fault.faultTypeId);
}
