import { type CustomerHierarchy, type GroupPlace, groupPlaces, type VehicleGroupNode } from '@gladhand/domain/groups';
import type { Access } from '../../auth/access';
import { notFound } from '../../http/apiError';
import type { GroupWithCount } from '../../repositories/groups';
import type { Repositories } from '../../repositories/port';
import { narrowScope } from '../../repositories/scope';

/** Customers with their group trees. A user who is limited to groups sees those groups and their descendants. */
export async function vehicleGroupsHierarchy(
  access: Access,
  repositories: Repositories,
  customerId: number | null,
): Promise<CustomerHierarchy[]> {
  await access.authorize('vehicleGroupsHierarchy');
  const { customerIds: seen, trailers } = access.scope;
  if (customerId !== null && seen !== 'all' && !seen.includes(customerId)) throw notFound();
  const customerIds = customerId === null ? seen : [customerId];
  const scope = narrowScope(trailers, customerId);
  const [customers, groups] = await Promise.all([
    repositories.customers.list({ customerIds, showDeactivated: false, scope }),
    repositories.groups.list({ customerIds, scope }),
  ]);
  if (customerId !== null && customers.length === 0) throw notFound();
  const own = new Set([...access.groups, ...access.accessGroups].map(({ groupId }) => groupId));
  const byCustomer = new Map<number, GroupWithCount[]>(customers.map((customer) => [customer.customerId, []]));
  for (const group of groups) {
    if (seesAll(access, group.customerId) || own.has(group.groupId)) byCustomer.get(group.customerId)?.push(group);
  }
  return customers.map(({ customerId: id, shortName, longName, totalAssets }) => ({
    id,
    shortName,
    longName,
    vehicleGroups: tree(byCustomer.get(id) ?? [], totalAssets),
  }));
}

function seesAll({ scope }: Access, customerId: number): boolean {
  const { all, technician, customerIds } = scope.trailers;
  return all || technician || customerIds.includes(customerId);
}

/** Groups are sorted by name, special ones first. A group with several parents appears under each of them. */
function tree(groups: readonly GroupWithCount[], totalAssets: number): VehicleGroupNode[] {
  const node = ({ group, children }: GroupPlace<GroupWithCount & { id: string }>): VehicleGroupNode => ({
    id: group.groupId,
    name: group.name,
    kind: group.kind,
    // 'All VINs' has no stored members; it stands for all trailers of the customer.
    vehicleCount: group.kind === 'allVins' ? totalAssets : group.vehicleCount,
    vehicleGroups: children.map(node),
  });
  return groupPlaces(groups.map((group) => ({ ...group, id: group.groupId }))).map(node);
}
