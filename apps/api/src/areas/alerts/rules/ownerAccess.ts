import { can } from '@gladhand/domain';
import { scopeOf } from '../../../auth/accessScope';
import type { GroupRecord, UserRecord } from '../../../repositories/entities';
import type { AlertOwner, OwnerKey } from './ruleRepository';

/** The trailers of a customer that a user has access to. Undefined without the user, or without the alerts module. */
export function ownerOf(
  key: OwnerKey,
  user: (Pick<UserRecord, 'email' | 'roles' | 'enabled'> & { groups: readonly GroupRecord[] }) | undefined,
): AlertOwner {
  const none = { ...key, email: user?.email, access: undefined };
  if (!user?.enabled || !can(user.roles, {}, 'alertRules')) return none;
  const { email, groups } = user;
  // The groups above each trailer are compared, so the user's own groups are enough.
  const { trailers } = scopeOf({
    user: { roles: user.roles } as UserRecord,
    groups,
    accessGroups: groups.filter(({ kind }) => kind === 'regular'),
    leasesOverAt: null,
  });
  if (trailers.all || trailers.customerIds.includes(key.customerId)) return { ...key, email, access: 'all' };
  const group = trailers.groups.find((one) => one.customerId === key.customerId);
  return { ...key, email, access: group?.groupIds };
}
