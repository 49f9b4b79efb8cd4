import { isEmptyScope, type TrailerScope } from './scope';

/**
 * Counts the changes that decide which trailers a scope holds and what they are called: trailers, their groups and
 * their customers as people administer them. Reports of devices do not count.
 */
export interface FleetRevisionRepository {
  /** Grows with each such change in the scope. Read it before the data that is kept under it. */
  of(scope: TrailerScope): Promise<number>;
}

/** The customers whose revisions matter to a scope. */
export function customersOf(scope: TrailerScope): readonly number[] | 'all' {
  if (isEmptyScope(scope)) return [];
  if (scope.within !== null) return [scope.within];
  if (scope.all || scope.technician) return 'all';
  return [...scope.customerIds, ...scope.groups.map(({ customerId }) => customerId)];
}
