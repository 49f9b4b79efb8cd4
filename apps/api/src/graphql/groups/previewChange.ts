import {
  childrenById,
  type GroupLink,
  movedTo,
  type SightChange,
  scopeOfSight,
  sightChanges,
  withDescendants,
  withoutGroup,
} from '@gladhand/domain';
import type { PlacedGroup } from '../../repositories/entities';
import type { GroupMembers } from '../../repositories/groups';
import { NO_TRAILERS } from '../../repositories/scope';
import type { GraphQLContext } from '../context';
import type {
  VehicleGroupChangeInput,
  VehicleGroupChangePreview,
  VehicleGroupSightChange,
} from '../generated/resolvers';
import { linksOf, moved, ordinary } from './decideGroups';
import { idsOf, mayChange } from './groupAccess';

const USERS_TOLD = 10;
const UNITS_TOLD = 3;

/** Who would gain or lose sight of what; refuses what the change itself would refuse. */
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
  const members = await repository.members(customerId, { userGroupIds: above, trailerGroupIds: [...below] });
  const [customer] = await customers.find([customerId]);
  const bound = members.users.filter(isBound(groups, customerId, customer?.hiddenFromTechnicians ?? false));
  const changes = sightChanges({ before, after, users: bound, trailers: members.trailers });
  const regular = new Set(groups.filter(({ kind }) => kind === 'regular').map((group) => group.groupId));
  return {
    vehicleCount: members.trailers.length,
    groupCount: below.size - 1,
    usersLeftWithoutGroup: parents
      ? 0
      : bound.filter(({ groupIds }) => groupIds.filter((id) => regular.has(id)).join() === groupId).length,
    gaining: told(members, changes, 'gained'),
    losing: told(members, changes, 'lost'),
  };
}

/** A group and all it stands under. */
function aboveOf(links: readonly GroupLink[], id: string): string[] {
  const parents = new Map(links.map((link) => [link.id, link.parentIds]));
  const above = new Set([id]);
  for (const each of above) for (const parentId of parents.get(each) ?? []) above.add(parentId);
  return [...above];
}

/** Users whose groups decide what they see of this customer: roles that see it whole, All VINs and No VINs do not. */
function isBound(groups: readonly PlacedGroup[], customerId: number, hiddenFromTechnicians: boolean) {
  const deciding = groups.filter(({ kind }) => kind === 'allVins' || kind === 'noVins').map(({ groupId }) => groupId);
  return ({ roles, groupIds }: GroupMembers['users'][number]) => {
    const scope = scopeOfSight(roles);
    if (scope.kind === 'all' || scope.kind === 'none') return false;
    if (scope.kind === 'technician' && !hiddenFromTechnicians) return false;
    return scope.groupBoundCustomerIds.includes(customerId) && !groupIds.some((id) => deciding.includes(id));
  };
}

function told(
  { users, trailers }: GroupMembers,
  changes: readonly SightChange[],
  which: 'gained' | 'lost',
): VehicleGroupSightChange {
  const emails = new Map(users.map(({ id, email }) => [id, email]));
  const unitIds = new Map(trailers.map(({ id, unitId }) => [id, unitId]));
  const concerned = changes.filter((change) => change[which].length > 0);
  const ordered = concerned.toSorted((a, b) => b[which].length - a[which].length);
  return {
    userCount: concerned.length,
    vehicleCount: new Set(concerned.flatMap((change) => change[which])).size,
    users: ordered.slice(0, USERS_TOLD).map((change) => ({
      email: emails.get(change.userId) ?? '',
      vehicleCount: change[which].length,
      unitIds: change[which].slice(0, UNITS_TOLD).map((id) => unitIds.get(id) ?? ''),
    })),
  };
}
