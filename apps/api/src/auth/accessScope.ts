import { roleScope } from '@gladhand/domain/users';
import type { PrincipalScope } from '../repositories/port';
import { NO_TRAILERS, type TrailerScope } from '../repositories/scope';

/** The access scope of a caller. */
export interface AccessScope {
  trailers: TrailerScope;
  /** Customers whose names and groups the caller may see; 'all' includes future customers. */
  customerIds: readonly number[] | 'all';
}

/** The access scope of a caller: roles determine the customers, group membership the trailers. */
export function scopeOf({ user, groups, accessGroups, leasesOverAt }: PrincipalScope): AccessScope {
  const scope = roleScope(user.roles);
  if (scope.kind === 'all') return { trailers: { ...NO_TRAILERS, all: true, leasesOverAt }, customerIds: 'all' };
  if (scope.kind === 'none') return { trailers: NO_TRAILERS, customerIds: [] };

  const whole = new Set(scope.customerIds);
  const partial: { customerId: number; groupIds: string[] }[] = [];
  for (const customerId of scope.groupBoundCustomerIds) {
    const own = groups.filter((group) => group.customerId === customerId);
    // 'No VINs' is exclusive in the group dialog. If it is stored together with others, the smaller scope applies.
    if (own.some(({ kind }) => kind === 'noVins')) continue;
    if (own.some(({ kind }) => kind === 'allVins')) whole.add(customerId);
    else {
      const groupIds = accessGroups.filter((group) => group.customerId === customerId).map(({ groupId }) => groupId);
      if (groupIds.length > 0) partial.push({ customerId, groupIds });
    }
  }
  const technician = scope.kind === 'technician';
  const seen = [...scope.customerIds, ...scope.groupBoundCustomerIds].sort((a, b) => a - b);
  return {
    trailers: {
      ...{ ...NO_TRAILERS, technician, leasesOverAt },
      ...{ customerIds: [...whole].sort((a, b) => a - b), groups: partial },
    },
    customerIds: technician ? 'all' : [...new Set(seen)],
  };
}
