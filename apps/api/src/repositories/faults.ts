import type { KeptFault } from '@gladhand/domain';
import type { TrailerScope } from './scope';
import type { TrailerKey } from './trailers';

/** An ABS fault of a trailer. */
export interface FaultRecord extends KeptFault {
  customerId: number;
  trailerId: string;
  /** The log id of the report that opened it; made from that where the report opened others before it. */
  faultId: string;
}

/** Which faults of a trailer; the conditions all hold. */
export interface FaultsWanted {
  /** Cleared ones too. */
  showAll: boolean;
  /** Began at this instant or later; null is whenever. */
  startedFrom: Date | null;
  /** One of these levels; null is any. */
  faultTypeIds: readonly number[] | null;
}

export interface FaultRepository {
  /** The open faults of each trailer that has some, by trailer id, the oldest first. */
  openOf(trailers: readonly TrailerKey[]): Promise<ReadonlyMap<string, readonly FaultRecord[]>>;
  /** Adds faults, or gives those that are there their new end and speed. */
  put(faults: readonly FaultRecord[]): Promise<void>;
  /** Of one trailer, the one that began last first, at most `limit` of them; `total` counts all that match. */
  of(trailer: TrailerKey, wanted: FaultsWanted, limit: number): Promise<{ total: number; faults: FaultRecord[] }>;
  /** Faults of the trailers of a scope that began, and that were cleared, from one instant until before another. */
  countBetween(scope: TrailerScope, from: Date, before: Date): Promise<{ opened: number; cleared: number }>;
  /** Deletes faults that were cleared before an instant, at most `limit`; answers how many. Active ones stay. */
  deleteBefore(customerId: number, before: Date, limit: number): Promise<number>;
}

/** The faults of each trailer, by trailer id. */
export function byTrailer(faults: readonly FaultRecord[]): ReadonlyMap<string, readonly FaultRecord[]> {
  const lists = new Map<string, FaultRecord[]>();
  for (const fault of faults) {
    const list = lists.get(fault.trailerId);
    if (list) list.push(fault);
    else lists.set(fault.trailerId, [fault]);
  }
  return lists;
}
