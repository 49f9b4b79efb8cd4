import { parseRoles } from '@gladhand/domain/users';
import { isWithin, reachOf, whyUnchangeable } from '../../auth/reach';
import type { GraphQLContext } from '../../graphql/context';
import type { User, UserGroup } from '../../graphql/generated/resolvers';
import { customerIdsOf } from '../../repositories/userFacts';
import type { UserEntry } from './repository';

/** Users as visible to the caller: roles, customers and groups of other customers are left out. */
export async function shownUsers(users: readonly UserEntry[], context: GraphQLContext): Promise<User[]> {
  const { access, repositories } = context;
  const reach = reachOf(access);
  const ids = [...new Set(users.flatMap(({ roles }) => customerIdsOf(roles)))].filter((id) => isWithin(reach, id));
  const [customers, special] = await Promise.all([
    repositories.customers.find(ids),
    repositories.userAdministration.groupsOf(ids, []),
  ]);

  return users.map((user): User => {
    const roles = parseRoles(user.roles)
      .filter(({ customerId }) => customerId === undefined || isWithin(reach, customerId))
      .map(({ name }) => name);
    const groups = user.groups
      .filter(({ customerId }) => isWithin(reach, customerId))
      .map(({ groupId, name, kind, customerId }): UserGroup => ({ id: groupId, name, kind, customerId }));
    const own = customerIdsOf(roles);
    return {
      id: user.userId,
      email: user.email,
      accountStatus: user.accountStatus,
      enabled: user.enabled,
      emailVerified: user.emailVerified,
      createdDate: user.createdAt.toISOString(),
      lastModifiedDate: user.updatedAt.toISOString(),
      lastLoginDateTime: user.lastLoginAt?.toISOString() ?? null,
      roles,
      roleType: roles.join(','),
      groups,
      customers: customers
        .filter(({ customerId }) => own.includes(customerId))
        .map(({ customerId, shortName, longName, abbrev }) => ({
          id: customerId,
          shortName,
          longName,
          abbrev,
          vehicleGroups: groups.filter((group) => group.customerId === customerId),
          commandGroupId:
            special.find((group) => group.customerId === customerId && group.kind === 'tkCommandControl')?.groupId ??
            null,
        })),
      tkCommandControl: groups.some(({ kind }) => kind === 'tkCommandControl'),
      version: user.version,
      editable: whyUnchangeable(access, user) === undefined,
    };
  });
}

/** One user as visible to the caller. */
export async function shownUser(user: UserEntry, context: GraphQLContext): Promise<User> {
  const [shown] = await shownUsers([user], context);
  return shown as User;
}
