/** The trailers a caller may see. Applied in the base query of every repository. */
export interface TrailerScope {
  /** Every customer's trailers. */
  all: boolean;
  /** All trailers except those of customers that hide theirs from technicians. */
  technician: boolean;
  /** Every trailer of these customers; ascending. */
  customerIds: readonly number[];
  /** Trailers in these groups (descendants already counted in); by customer. */
  groups: readonly { customerId: number; groupIds: readonly string[] }[];
  /** Of all that, only this customer's trailers; null is no such bound. */
  within: number | null;
}

export const NO_TRAILERS: TrailerScope = { all: false, technician: false, customerIds: [], groups: [], within: null };

/** True when nothing can be in the scope, so that no query is needed. */
export function isEmptyScope(scope: TrailerScope): boolean {
  return !scope.all && !scope.technician && scope.customerIds.length === 0 && scope.groups.length === 0;
}

/** The part of a scope that one customer's trailers are in. */
export function narrowScope(scope: TrailerScope, customerId: number | null | undefined): TrailerScope {
  if (customerId === null || customerId === undefined) return scope;
  if (scope.all || scope.customerIds.includes(customerId)) return { ...NO_TRAILERS, customerIds: [customerId] };
  const groups = scope.groups.filter((group) => group.customerId === customerId);
  return { ...NO_TRAILERS, technician: scope.technician, groups, within: customerId };
}
