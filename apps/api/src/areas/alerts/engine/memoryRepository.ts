import { type AlertedTrailer, UNKNOWN_TRAILER } from '@gladhand/domain/alerts';
import type { FixMemory } from '@gladhand/domain/tracking';
import type { TrailerKey } from '../../../repositories/trailers';

/** What is remembered of a trailer. */
export interface AlertMemoryRecord extends TrailerKey {
  state: AlertedTrailer;
  /** No duration elapses before this instant; null if none runs. */
  dueAt: Date | null;
  /** When the last checkpoint was kept. */
  checkpointAt: Date;
}

/** Nothing is known of a trailer at an instant. */
export const unknownAt = ({ customerId, trailerId }: TrailerKey, at: Date): AlertCheckpoint => ({
  ...{ customerId, trailerId, at, state: UNKNOWN_TRAILER },
  fix: { believed: undefined, doubted: undefined },
});

/** What was remembered of a trailer at an instant. */
export interface AlertCheckpoint extends TrailerKey {
  at: Date;
  state: AlertedTrailer;
  /** The positions that the next one is compared with. */
  fix: FixMemory;
}

export interface AlertMemoryRepository {
  /** What is remembered of trailers, locked in the order of ids until the transaction ends. */
  lock(trailers: readonly TrailerKey[]): Promise<AlertMemoryRecord[]>;
  /** Ids of those trailers whose SIM is suspended or deactivated, so that their silence says nothing. */
  silenced(trailers: readonly TrailerKey[]): Promise<ReadonlySet<string>>;
  /** Adds empty memories of trailers that have none, and returns their ids. Others wait until the transaction ends. */
  claim(trailers: readonly TrailerKey[], now: Date): Promise<string[]>;
  /** Customers with memories that are due. */
  dueCustomers(at: Date): Promise<number[]>;
  /** Locks memories of customers that are due, oldest first; those that are locked elsewhere are left out. */
  lockDue(customerIds: readonly number[], at: Date, limit: number): Promise<AlertMemoryRecord[]>;
  put(memories: readonly AlertMemoryRecord[]): Promise<void>;
  /**
   * Forgets trailers that their customer no longer has. If one comes back, it is followed from this instant on, at which
   * nothing is known.
   */
  forget(trailers: readonly TrailerKey[], at: Date): Promise<void>;
  keep(checkpoints: readonly AlertCheckpoint[]): Promise<void>;
  /** The newest checkpoint at or before an instant. */
  checkpointBefore(trailer: TrailerKey, at: Date): Promise<AlertCheckpoint | undefined>;
  /** Replaces what was remembered after an instant. */
  replaceCheckpoints(trailer: TrailerKey, after: Date, checkpoints: readonly AlertCheckpoint[]): Promise<void>;
  /** Deletes at most `limit` checkpoints before an instant, but not the last of a trailer. Returns the number deleted. */
  deleteBefore(at: Date, limit: number): Promise<number>;
}

declare module '../../../repositories/port' {
  interface AreaRepositories {
    alertMemory: AlertMemoryRepository;
  }
}
