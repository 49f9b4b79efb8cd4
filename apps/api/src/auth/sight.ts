import { scopeOfSight } from '@gladhand/domain';
import type { CallerRecord } from '../repositories/port';
import { NO_TRAILERS, type TrailerScope } from '../repositories/scope';

/** What a caller may see. */
export interface Sight {
  trailers: TrailerScope;
  /** Customers whose names and groups the caller may see; 'all' includes those yet to come. */
  customerIds: readonly number[] | 'all';
}

/** The scope of sight of a caller: roles say which customers, group membership which trailers of them. */
export function sightOf({ user, groups, sightGroups }: Pick<CallerRecord, 'user' | 'groups' | 'sightGroups'>): Sight {
  const scope = scopeOfSight(user.roles);
  if (scope.kind === 'all') return { trailers: { ...NO_TRAILERS, all: true }, customerIds: 'all' };
  if (scope.kind === 'none') return { trailers: NO_TRAILERS, customerIds: [] };

  const whole = new Set(scope.customerIds);
  const partial: { customerId: number; groupIds: string[] }[] = [];
  for (const customerId of scope.groupBoundCustomerIds) {
    const own = groups.filter((group) => group.customerId === customerId);
    // 'No VINs' is exclusive in the group dialog; should both be stored, the smaller sight wins.
    if (own.some(({ kind }) => kind === 'noVins')) continue;
    if (own.some(({ kind }) => kind === 'allVins')) whole.add(customerId);
    else {
      const groupIds = sightGroups.filter((group) => group.customerId === customerId).map(({ groupId }) => groupId);
      if (groupIds.length > 0) partial.push({ customerId, groupIds });
    }
  }
  const technician = scope.kind === 'technician';
  const seen = [...scope.customerIds, ...scope.groupBoundCustomerIds].sort((a, b) => a - b);
  return {
    trailers: { ...NO_TRAILERS, technician, customerIds: [...whole].sort((a, b) => a - b), groups: partial },
    customerIds: technician ? 'all' : [...new Set(seen)],
  };
}
