import type { KeptFault } from '@gladhand/domain/readings';
import type { TrailerScope } from './scope';
import type { TrailerKey } from './trailers';

/** An ABS fault of a trailer. */
export interface FaultRecord extends KeptFault {
  customerId: number;
  trailerId: string;
  /** The log id of the report that opened the fault; derived from it if the report opened several. */
  faultId: string;
}

/** Filters for faults of a trailer; all of them must match. */
export interface FaultsWanted {
  /** Includes cleared faults. */
  showAll: boolean;
  /** Began at this time or later; null means any time. */
  startedFrom: Date | null;
  /** Has one of these levels; null means any level. */
  faultTypeIds: readonly number[] | null;
}

/** A part of the faults that overlap a period. */
export interface FaultPageSearch {
  trailers: readonly TrailerKey[];
  from: Date;
  /** Exclusive. */
  to: Date;
  /** Has one of these levels; null means any level. */
  faultTypeIds: readonly number[] | null;
  /** The last fault of the part before. */
  after: FaultRecord | undefined;
  limit: number;
}

export interface FaultRepository {
  /** Open faults by trailer id, oldest first; trailers without any are left out. */
  openOf(trailers: readonly TrailerKey[]): Promise<ReadonlyMap<string, readonly FaultRecord[]>>;
  /** Adds faults; existing ones get the new end and speed. */
  put(faults: readonly FaultRecord[]): Promise<void>;
  /** At most `limit` faults of one trailer, most recent first; `total` counts all matches. */
  of(trailer: TrailerKey, wanted: FaultsWanted, limit: number): Promise<{ total: number; faults: FaultRecord[] }>;
  /** Faults of trailers that overlap a period, by trailer id, start and id, after one of them. */
  overlapping(search: FaultPageSearch): Promise<FaultRecord[]>;
  /** Number of faults in a scope that began, and that were cleared, in a period; it includes its start, not its end. */
  countBetween(scope: TrailerScope, from: Date, before: Date): Promise<{ opened: number; cleared: number }>;
  /**
   * Deletes at most `limit` faults that were cleared before an instant. Returns the number deleted. Active ones are
   * kept.
   */
  deleteBefore(customerId: number, before: Date, limit: number): Promise<number>;
}

/** Groups faults by trailer id. */
export function byTrailer(faults: readonly FaultRecord[]): ReadonlyMap<string, readonly FaultRecord[]> {
  const lists = new Map<string, FaultRecord[]>();
  for (const fault of faults) {
    const list = lists.get(fault.trailerId);
    if (list) list.push(fault);
    else lists.set(fault.trailerId, [fault]);
  }
  return lists;
}
