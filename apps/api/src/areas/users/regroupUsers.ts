import { ApiErrorCode } from '@gladhand/domain';
import { type MemberGroup, roleScope, withGroups, withoutGroups } from '@gladhand/domain/users';
import { changesBetween } from '../../auth/audit';
import { isInReach, isWithin, reachOf } from '../../auth/reach';
import type { GraphQLContext } from '../../graphql/context';
import type { User, UserGroupsInput } from '../../graphql/generated/resolvers';
import { apiError, badInput, notFound } from '../../http/apiError';
import { isUuid } from '../../http/uuid';
import type { GroupRecord } from '../../repositories/entities';
import { customerIdsOf } from '../../repositories/userFacts';
import { auditUser } from './changeUser';
import { MAX_USERS } from './mailUsers';
import { USER_MESSAGES } from './messages';
import type { UserEntry } from './repository';
import { shownUsers } from './shownUsers';
import { userNotFound } from './userNotFound';

/** Maximum number of groups per call. */
const MAX_GROUPS = 10_000;

/** Adds users to groups of a customer or removes them; if one fails, none is changed. */
export async function regroupUsers(
  input: UserGroupsInput,
  way: 'add' | 'remove',
  context: GraphQLContext,
): Promise<User[]> {
  return shownUsers(await regroupEntries(input, way, context), context);
}

/** Same as regroupUsers, but returns the users. */
export async function regroupEntries(
  { userIds, customerId, vehicleGroupIds }: UserGroupsInput,
  way: 'add' | 'remove',
  context: GraphQLContext,
): Promise<UserEntry[]> {
  const { access, repositories } = context;
  const ids = [...new Set(userIds)];
  if (ids.length === 0 || ids.length > MAX_USERS) throw badInput(USER_MESSAGES.userCount(MAX_USERS));
  if (vehicleGroupIds.length > MAX_GROUPS) throw badInput(USER_MESSAGES.groupCount(MAX_GROUPS));
  const reach = reachOf(access);
  if (!isWithin(reach, customerId)) throw notFound();
  if (!ids.every(isUuid)) throw userNotFound();
  if (!vehicleGroupIds.every(isUuid)) throw notFound();
  if (ids.includes(access.user.userId)) throw apiError(ApiErrorCode.Forbidden, USER_MESSAGES.ownGroups);
  const [users, groups] = await Promise.all([
    repositories.userAdministration.byIds(ids),
    repositories.userAdministration.groupsOf([customerId], vehicleGroupIds),
  ]);
  if (users.length !== ids.length || !users.every((user) => isInReach(reach, user))) throw userNotFound();
  const chosen = groups.filter(({ groupId }) => vehicleGroupIds.includes(groupId));
  if (chosen.length !== new Set(vehicleGroupIds).size) throw notFound();
  const stranger = users.find((user) => !belongsTo(user, customerId));
  if (stranger) throw badInput(USER_MESSAGES.otherCustomer(stranger.email));

  const all = groups.map(toMember);
  const written = await repositories.userAdministration.regroup(ids, customerId, (present) => {
    const had = present.map(toMember);
    const next = way === 'add' ? withGroups(had, chosen.map(toMember)) : withoutGroups(had, vehicleGroupIds, all);
    return next.map(({ group }) => group);
  });
  for (const { before, user } of written) {
    const changes = changesBetween({ groups: namesOf(before, customerId) }, { groups: namesOf(user, customerId) });
    if (changes.length > 0) await auditUser('user.groupsChanged', user, { changes, customerId }, context);
  }
  return written.map(({ user }) => user);
}

/** Whether a user has a role of the customer, or a role that covers all customers. */
const belongsTo = ({ roles }: UserEntry, customerId: number) =>
  customerIdsOf(roles).includes(customerId) || roleScope(roles).kind === 'all';

interface Member extends MemberGroup {
  group: GroupRecord;
}
const toMember = (group: GroupRecord): Member => ({ id: group.groupId, kind: group.kind, group });
const namesOf = ({ groups }: UserEntry, customerId: number) =>
  groups.filter((group) => group.customerId === customerId).map(({ name }) => name);
