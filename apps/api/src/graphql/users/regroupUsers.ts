import { ApiErrorCode, type MemberGroup, scopeOfSight, withGroups, withoutGroups } from '@gladhand/domain';
import { changesBetween } from '../../auth/audit';
import { badInput, fault, notFound } from '../../http/fault';
import { isUuid } from '../../http/uuid';
import type { GroupRecord } from '../../repositories/entities';
import type { UserEntry } from '../../repositories/userAdministration';
import { customerIdsOf } from '../../repositories/userFacts';
import type { GraphQLContext } from '../context';
import type { User, UserGroupsInput } from '../generated/resolvers';
import { tell } from './changeUser';
import { MAX_USERS } from './mailUsers';
import { isInReach, isWithin, reachOf } from './reach';
import { shownUsers } from './shownUsers';
import { userNotFound } from './userNotFound';

/** Groups of one call. */
const MAX_GROUPS = 10_000;

/** Puts users into groups of a customer or takes them out, all or none. */
export async function regroupUsers(
  input: UserGroupsInput,
  way: 'add' | 'remove',
  context: GraphQLContext,
): Promise<User[]> {
  return shownUsers(await regroupEntries(input, way, context), context);
}

/** The same, for callers who go on with the users. */
export async function regroupEntries(
  { userIds, customerId, vehicleGroupIds }: UserGroupsInput,
  way: 'add' | 'remove',
  context: GraphQLContext,
): Promise<UserEntry[]> {
  const { access, repositories } = context;
  const ids = [...new Set(userIds)];
  if (ids.length === 0 || ids.length > MAX_USERS) throw badInput(`Choose 1 to ${MAX_USERS} users.`);
  if (vehicleGroupIds.length > MAX_GROUPS) throw badInput(`Choose at most ${MAX_GROUPS} groups.`);
  const reach = reachOf(access);
  if (!isWithin(reach, customerId)) throw notFound();
  if (!ids.every(isUuid)) throw userNotFound();
  if (!vehicleGroupIds.every(isUuid)) throw notFound();
  if (ids.includes(access.user.userId)) throw fault(ApiErrorCode.Forbidden, 'Nobody changes the own groups.');
  const [users, groups] = await Promise.all([
    repositories.userAdministration.byIds(ids),
    repositories.userAdministration.groupsOf([customerId], vehicleGroupIds),
  ]);
  if (users.length !== ids.length || !users.every((user) => isInReach(reach, user))) throw userNotFound();
  const chosen = groups.filter(({ groupId }) => vehicleGroupIds.includes(groupId));
  if (chosen.length !== new Set(vehicleGroupIds).size) throw notFound();
  const stranger = users.find((user) => !belongsTo(user, customerId));
  if (stranger) throw badInput(`${stranger.email} does not belong to this customer.`);

  const all = groups.map(toMember);
  const written = await repositories.userAdministration.regroup(ids, customerId, (present) => {
    const had = present.map(toMember);
    const next = way === 'add' ? withGroups(had, chosen.map(toMember)) : withoutGroups(had, vehicleGroupIds, all);
    return next.map(({ group }) => group);
  });
  for (const { before, user } of written) {
    const changes = changesBetween({ groups: namesOf(before, customerId) }, { groups: namesOf(user, customerId) });
    if (changes.length > 0) await tell('user.groupsChanged', user, { changes, customerId }, context);
  }
  return written.map(({ user }) => user);
}

/** Whoever has a role of the customer, or sees every customer by role. */
const belongsTo = ({ roles }: UserEntry, customerId: number) =>
  customerIdsOf(roles).includes(customerId) || scopeOfSight(roles).kind === 'all';

interface Member extends MemberGroup {
  group: GroupRecord;
}
const toMember = (group: GroupRecord): Member => ({ id: group.groupId, kind: group.kind, group });
const namesOf = ({ groups }: UserEntry, customerId: number) =>
  groups.filter((group) => group.customerId === customerId).map(({ name }) => name);
