import {
  type AccessChange,
  accessChanges,
  childrenById,
  type GroupLink,
  movedTo,
  withDescendants,
  withoutGroup,
} from '@gladhand/domain/groups';
import { roleScope } from '@gladhand/domain/users';
import type { PlacedGroup } from '../../repositories/entities';
import type { GroupMembers } from '../../repositories/groups';
import { NO_TRAILERS } from '../../repositories/scope';
import type { GraphQLContext } from '../context';
import type {
  VehicleGroupAccessChange,
  VehicleGroupChangeInput,
  VehicleGroupChangePreview,
} from '../generated/resolvers';
import { linksOf, moved, ordinary } from './decideGroups';
import { idsOf, mayChange } from './groupAccess';

const MAX_LISTED_USERS = 10;
const MAX_LISTED_UNITS = 3;

/** Shows who would gain or lose access to what; rejects whenever the change itself would be rejected. */
export async function previewChange(
  { customerId, vehicleGroupId, parentIds }: VehicleGroupChangeInput,
  context: GraphQLContext,
): Promise<VehicleGroupChangePreview> {
  await mayChange(context, 'vehicleGroupChangePreview', customerId);
  const { groups: repository, customers } = context.repositories;
  const [groupId = ''] = idsOf([vehicleGroupId]);
  const groups = await repository.list({ customerIds: [customerId], scope: NO_TRAILERS });
  ordinary(groups, groupId);
  const parents = parentIds ? idsOf(parentIds) : null;
  if (parents) moved(groups, groupId, parents, null);

  const before = linksOf(groups);
  const after = parents ? movedTo(before, groupId, parents) : withoutGroup(before, groupId);
  const below = withDescendants(childrenById(before), [groupId]);
  const above = [...new Set([...aboveOf(before, groupId), ...(parents ? aboveOf(after, groupId) : [])])];
  const { leasesOverAt } = context.access;
  const ids = { userGroupIds: above, trailerGroupIds: [...below], leasesOverAt };
  const members = await repository.members(customerId, ids);
  const [customer] = await customers.find([customerId]);
  const bound = members.users.filter(isBound(groups, customerId, customer?.hiddenFromTechnicians ?? false));
  const changes = accessChanges({ before, after, users: bound, trailers: members.trailers });
  const regular = new Set(groups.filter(({ kind }) => kind === 'regular').map((group) => group.groupId));
  return {
    vehicleCount: members.trailers.length,
    groupCount: below.size - 1,
    usersLeftWithoutGroup: parents
      ? 0
      : bound.filter(({ groupIds }) => groupIds.filter((id) => regular.has(id)).join() === groupId).length,
    gaining: summarized(members, changes, 'gained'),
    losing: summarized(members, changes, 'lost'),
  };
}

/** A group and all of its ancestors. */
function aboveOf(links: readonly GroupLink[], id: string): string[] {
  const parents = new Map(links.map((link) => [link.id, link.parentIds]));
  const above = new Set([id]);
  for (const each of above) for (const parentId of parents.get(each) ?? []) above.add(parentId);
  return [...above];
}

/**
 * Whether groups limit what a user sees of this customer; not so for roles that cover the whole customer, All VINs and
 * No VINs.
 */
function isBound(groups: readonly PlacedGroup[], customerId: number, hiddenFromTechnicians: boolean) {
  const deciding = groups.filter(({ kind }) => kind === 'allVins' || kind === 'noVins').map(({ groupId }) => groupId);
  return ({ roles, groupIds }: GroupMembers['users'][number]) => {
    const scope = roleScope(roles);
    if (scope.kind === 'all' || scope.kind === 'none') return false;
    if (scope.kind === 'technician' && !hiddenFromTechnicians) return false;
    return scope.groupBoundCustomerIds.includes(customerId) && !groupIds.some((id) => deciding.includes(id));
  };
}

function summarized(
  { users, trailers }: GroupMembers,
  changes: readonly AccessChange[],
  which: 'gained' | 'lost',
): VehicleGroupAccessChange {
  const emails = new Map(users.map(({ id, email }) => [id, email]));
  const unitIds = new Map(trailers.map(({ id, unitId }) => [id, unitId]));
  const concerned = changes.filter((change) => change[which].length > 0);
  const ordered = concerned.toSorted((a, b) => b[which].length - a[which].length);
  return {
    userCount: concerned.length,
    vehicleCount: new Set(concerned.flatMap((change) => change[which])).size,
    users: ordered.slice(0, MAX_LISTED_USERS).map((change) => ({
      email: emails.get(change.userId) ?? '',
      vehicleCount: change[which].length,
      unitIds: change[which].slice(0, MAX_LISTED_UNITS).map((id) => unitIds.get(id) ?? ''),
    })),
  };
}
