import { FaultStatus, faultStatusOf } from '../../vocabulary/faults';
import { DAY_MS } from '../connectivity/connectivity';

/** What the filters of ABS troubleshooting look at. */
export interface FaultRecord {
  readonly faultStart: Date;
  readonly faultEnd: Date | null;
  /** 1 ABS, 2 component. */
  readonly faultTypeId: number;
}

/** What is chosen; the conditions all hold. */
export interface FaultFilter {
  /** Cleared ones too. @default false */
  readonly showAll?: boolean;
  /** Started within so many days; null or left out for all. */
  readonly withinDays?: number | null;
  /** One of these levels; none for all. */
  readonly levels?: readonly number[];
}

/** True when a fault is shown: while active, unless all are wanted. */
export function passesFaultFilter(fault: FaultRecord, filter: FaultFilter, now: Date): boolean {
  if (!filter.showAll && faultStatusOf(fault.faultEnd) === FaultStatus.Cleared) return false;
  if (filter.withinDays != null && now.getTime() - fault.faultStart.getTime() > filter.withinDays * DAY_MS)
    return false;
  return !filter.levels?.length || filter.levels.includes(fault.faultTypeId);
}
