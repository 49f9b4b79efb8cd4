/** The trailers that a caller may see. Applied in the base query of every repository. */
export interface TrailerScope {
  /** Trailers of all customers. */
  all: boolean;
  /** All trailers except those of customers that hide theirs from technicians. */
  technician: boolean;
  /** All trailers of these customers, in ascending order. */
  customerIds: readonly number[];
  /** Trailers in these groups, with descendants already included; by customer. */
  groups: readonly { customerId: number; groupIds: readonly string[] }[];
  /** Limits all of the above to one customer; null means no limit. */
  within: number | null;
  /**
   * Trailers whose lease is over by this instant are left out for their lessee: the latest end that has passed and whose
   * records a job hasn't ended yet. Null if there is none, so that what is cached by scope stays valid.
   */
  leasesOverAt: Date | null;
}

export const NO_TRAILERS: TrailerScope = {
  ...{ all: false, technician: false, customerIds: [], groups: [], within: null },
  leasesOverAt: null,
};

/** Whether the scope can't contain any trailers, so that no query is needed. */
export function isEmptyScope(scope: TrailerScope): boolean {
  return !scope.all && !scope.technician && scope.customerIds.length === 0 && scope.groups.length === 0;
}

/** Limits a scope to the trailers of one customer. */
export function narrowScope(scope: TrailerScope, customerId: number | null | undefined): TrailerScope {
  if (customerId === null || customerId === undefined) return scope;
  const { leasesOverAt } = scope;
  if (scope.all || scope.customerIds.includes(customerId))
    return { ...NO_TRAILERS, customerIds: [customerId], leasesOverAt };
  const groups = scope.groups.filter((group) => group.customerId === customerId);
  return { ...NO_TRAILERS, technician: scope.technician, groups, within: customerId, leasesOverAt };
}
