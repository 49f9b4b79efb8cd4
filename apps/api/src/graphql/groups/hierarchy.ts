import type { CustomerHierarchy, VehicleGroupNode } from '@gladhand/domain';
import type { Access } from '../../auth/access';
import { notFound } from '../../http/fault';
import type { GroupWithCount, Repositories } from '../../repositories/port';
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
  return customers.map((customer) => ({
    id: customer.customerId,
    shortName: customer.shortName,
    longName: customer.longName,
    vehicleGroups: tree(
      groups.filter((group) => group.customerId === customer.customerId && isInSight(access, group)),
      customer.totalAssets,
    ),
  }));
}

function isInSight({ sight, groups, sightGroups }: Access, group: GroupWithCount): boolean {
  const { all, technician, customerIds } = sight.trailers;
  if (all || technician || customerIds.includes(group.customerId)) return true;
  return [...groups, ...sightGroups].some(({ groupId }) => groupId === group.groupId);
}

/** Groups come by name; 'All VINs' and 'No VINs' are pinned to the top. */
function tree(groups: readonly GroupWithCount[], totalAssets: number): VehicleGroupNode[] {
  const ids = new Set(groups.map(({ groupId }) => groupId));
  const childrenOf = (id: string | null) =>
    groups.filter(({ parentId }) => (parentId !== null && ids.has(parentId) ? parentId : null) === id);
  const pinned = ['allVins', 'noVins'];
  const node = (group: GroupWithCount): VehicleGroupNode => ({
    id: group.groupId,
    name: group.name,
    kind: group.kind,
    // 'All VINs' has no members of its own: it stands for all of the customer's trailers.
    vehicleCount: group.kind === 'allVins' ? totalAssets : group.vehicleCount,
    vehicleGroups: childrenOf(group.groupId).map(node),
  });
  const top = childrenOf(null);
  return [
    ...pinned.flatMap((kind) => top.filter((group) => group.kind === kind)),
    ...top.filter(({ kind }) => !pinned.includes(kind)),
  ].map(node);
}
