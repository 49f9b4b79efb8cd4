import { type CustomerHierarchy, type GroupPlace, groupPlaces, type VehicleGroupNode } from '@gladhand/domain';
import type { Access } from '../../auth/access';
import { notFound } from '../../http/fault';
import type { GroupWithCount } from '../../repositories/groups';
import type { Repositories } from '../../repositories/port';
import { narrowScope } from '../../repositories/scope';

/** Customers with the tree of their groups. A group-bound user sees the own groups and what lies below them. */
export async function vehicleGroupsHierarchy(
  access: Access,
  repositories: Repositories,
  customerId: number | null,
): Promise<CustomerHierarchy[]> {
  await access.authorise('vehicleGroupsHierarchy');
  const { customerIds: seen, trailers } = access.sight;
  if (customerId !== null && seen !== 'all' && !seen.includes(customerId)) throw notFound();
  const customerIds = customerId === null ? seen : [customerId];
  const scope = narrowScope(trailers, customerId);
  const [customers, groups] = await Promise.all([
    repositories.customers.list({ customerIds, showDeactivated: false, scope }),
    repositories.groups.list({ customerIds, scope }),
  ]);
  if (customerId !== null && customers.length === 0) throw notFound();
  const own = new Set([...access.groups, ...access.sightGroups].map(({ groupId }) => groupId));
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

function seesAll({ sight }: Access, customerId: number): boolean {
  const { all, technician, customerIds } = sight.trailers;
  return all || technician || customerIds.includes(customerId);
}

/** Groups come by name; the special ones are pinned to the top. One that stands under several is shown under each. */
function tree(groups: readonly GroupWithCount[], totalAssets: number): VehicleGroupNode[] {
  const node = ({ group, children }: GroupPlace<GroupWithCount & { id: string }>): VehicleGroupNode => ({
    id: group.groupId,
    name: group.name,
    kind: group.kind,
    // 'All VINs' has no members of its own: it stands for all of the customer's trailers.
    vehicleCount: group.kind === 'allVins' ? totalAssets : group.vehicleCount,
    vehicleGroups: children.map(node),
  });
  return groupPlaces(groups.map((group) => ({ ...group, id: group.groupId }))).map(node);
}
