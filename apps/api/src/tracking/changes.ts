import type { IngestRepository } from '../repositories/ingest';
import type { TrailerScope } from '../repositories/scope';

/** Tells who listens, in this process, that trailers have changed. */
export interface Changes {
  /** The newest values of some trailers of these customers have changed. */
  tell(customerIds: ReadonlySet<number>): void;
  /** Answers what ends it. */
  listen(heard: (customerIds: ReadonlySet<number>) => void): () => void;
}

export function createChanges(): Changes {
  const listeners = new Set<(customerIds: ReadonlySet<number>) => void>();
  return {
    tell(customerIds) {
      for (const heard of listeners) heard(customerIds);
    },
    listen(heard) {
      listeners.add(heard);
      return () => listeners.delete(heard);
    },
  };
}

/** The door's storage, which tells what it has committed. */
export function tellingIngest(ingest: IngestRepository, changes: Changes): IngestRepository {
  return {
    ...ingest,
    async write(batch, decide) {
      let customerIds: ReadonlySet<number> = new Set();
      await ingest.write(batch, (found) => {
        const write = decide(found);
        customerIds = new Set(write.trailers.map(({ customerId }) => customerId));
        return write;
      });
      if (customerIds.size > 0) changes.tell(customerIds);
    },
  };
}

/** Whether a change of these customers may concern the scope; a change of others never does. */
export function mayConcern(scope: TrailerScope, customerIds: ReadonlySet<number>): boolean {
  const isOf = (customerId: number) => customerIds.has(customerId);
  if (scope.within !== null && !isOf(scope.within)) return false;
  if (scope.all || scope.technician) return true;
  return scope.customerIds.some(isOf) || scope.groups.some(({ customerId }) => isOf(customerId));
}
