import { isEmptyScope, type TrailerScope } from './scope';

/**
 * Counts changes of master data that decide which trailers a scope contains and what they are called: trailers, groups
 * and customers. Device reports do not count.
 */
export interface FleetRevisionRepository {
  /** Increases with each such change in the scope. Read it before the data that is cached under it. */
  of(scope: TrailerScope): Promise<number>;
}

/** The customers whose revisions affect a scope. */
export function customersOf(scope: TrailerScope): readonly number[] | 'all' {
  if (isEmptyScope(scope)) return [];
  if (scope.within !== null) return [scope.within];
  if (scope.all || scope.technician) return 'all';
  return [...scope.customerIds, ...scope.groups.map(({ customerId }) => customerId)];
}
