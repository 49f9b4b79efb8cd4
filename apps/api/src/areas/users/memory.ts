import { CARRIER_ROLES, parseRoles, RoleKind } from '@gladhand/domain/users';
import type { GroupRecord, UserRecord } from '../../repositories/entities';
import { fold } from '../../repositories/fleetFields';
import { byGroupName, type MemoryStore } from '../../repositories/memory/memoryStore';
import type { SessionRepository, UserRepository } from '../../repositories/port';
import { customerIdsOf, customersChanged } from '../../repositories/userFacts';
import type { Span, UserAdministrationRepository, UserEntry, UserQuery, UserSortField } from './repository';

const toGroup = ({ customerId, groupId, name, kind }: GroupRecord): GroupRecord => ({
  customerId,
  groupId,
  name,
  kind,
});

interface Accounts {
  users: UserRepository;
  sessions: SessionRepository;
}

/** User administration in memory. */
export function memoryUserAdministration(store: MemoryStore, accounts: Accounts): UserAdministrationRepository {
  const entry = (user: UserRecord): UserEntry => {
    const ids = store.groupUsers.filter(({ userId }) => userId === user.userId).map(({ groupId }) => groupId);
    const groups = store.groups
      .filter(({ groupId }) => ids.includes(groupId))
      .map(toGroup)
      .sort((a, b) => a.customerId - b.customerId || byGroupName(a, b));
    const version = store.userVersions.get(user.userId) ?? 1;
    return { ...user, roles: [...user.roles].sort(), version, groups };
  };
  const find = (userId: string) => {
    const user = store.users.get(userId);
    return user && entry(user);
  };
  const among = (passes: (user: UserRecord) => boolean) =>
    [...store.users.values()]
      .filter(passes)
      .sort((a, b) => compare(a.email, b.email))
      .map(entry);
  const join = (userId: string, customerIds: readonly number[]) => {
    for (const group of store.groups) {
      if (group.kind !== 'allVins' || !customerIds.includes(group.customerId)) continue;
      const seen = find(userId)?.groups.filter(({ customerId }) => customerId === group.customerId) ?? [];
      if (seen.some(({ kind }) => ['regular', 'allVins', 'noVins'].includes(kind))) continue;
      store.groupUsers.push({ customerId: group.customerId, groupId: group.groupId, userId });
    }
  };
  const leave = (userId: string, customerIds: readonly number[]) => {
    const kept = store.groupUsers.filter((one) => one.userId !== userId || !customerIds.includes(one.customerId));
    store.groupUsers.splice(0, store.groupUsers.length, ...kept);
  };
  const lastHeld = (user: UserRecord, roles: readonly string[]) =>
    user.enabled
      ? roles
          .filter((role) => user.roles.includes(role))
          .find(
            (role) =>
              ![...store.users.values()].some(
                (other) => other.userId !== user.userId && other.enabled && other.roles.includes(role),
              ),
          )
      : undefined;

  return {
    async page(query, { limit, offset }) {
      const found = [...store.users.values()].map(entry).filter((user) => passes(user, query, store));
      found.sort(order(query));
      return { count: found.length, users: found.slice(offset, offset + limit) };
    },
    byIds: async (userIds) => among(({ userId }) => userIds.includes(userId)),
    byEmails: async (emails) => among(({ email }) => emails.includes(email)),
    async create(user) {
      if (!(await accounts.users.add(user))) return undefined;
      join(user.userId, customerIdsOf(user.roles));
      return find(user.userId);
    },
    async change(userId, version, change, { now, keepOneOf }) {
      const before = find(userId);
      if (!before) return { kind: 'absent' };
      if (version !== null && before.version !== version) return { kind: 'conflict', current: before };
      const { roles = before.roles, enabled = before.enabled } = change;
      if (enabled === before.enabled && [...roles].sort().join() === before.roles.join())
        return { kind: 'saved', before, user: before };
      const role = lastHeld(
        before,
        keepOneOf.filter((name) => !enabled || !roles.includes(name)),
      );
      if (role) return { kind: 'lastOfRole', role };
      await accounts.users.update(userId, change, { now, endSessions: true });
      const { joined, left } = customersChanged(before.roles, roles);
      leave(userId, left);
      join(userId, joined);
      return { kind: 'saved', before, user: find(userId) ?? before };
    },
    async remove(userId, { keepOneOf }) {
      const before = find(userId);
      if (!before) return { kind: 'absent' };
      const role = lastHeld(before, keepOneOf);
      if (role) return { kind: 'lastOfRole', role };
      leave(
        userId,
        before.groups.map(({ customerId }) => customerId),
      );
      store.users.delete(userId);
      store.userVersions.delete(userId);
      await accounts.sessions.revokeAllOf(userId, before.updatedAt);
      return { kind: 'saved', before, user: before };
    },
    async regroup(userIds, customerId, next) {
      return among(({ userId }) => userIds.includes(userId)).map((before) => {
        const wanted = next(before.groups.filter((group) => group.customerId === customerId));
        leave(before.userId, [customerId]);
        for (const { groupId } of wanted) store.groupUsers.push({ customerId, groupId, userId: before.userId });
        return { before, user: find(before.userId) ?? before };
      });
    },
    async groupsOf(customerIds, groupIds) {
      return store.groups
        .filter(
          ({ customerId, groupId, kind }) =>
            customerIds.includes(customerId) && (kind !== 'regular' || groupIds.includes(groupId)),
        )
        .sort((a, b) => a.customerId - b.customerId || byGroupName(a, b))
        .map(toGroup);
    },
  };
}

function passes(user: UserEntry, query: UserQuery, store: MemoryStore): boolean {
  const { customerIds, within } = query;
  const known = (id: number) => within === 'all' || within.includes(id);
  const own = customerIdsOf(user.roles);
  const has = (text: string, part: string) => fold(text).includes(fold(part));
  const isType = (type: string) =>
    parseRoles(user.roles).some(({ kind, customerId }) => {
      if (kind !== type || (customerId !== undefined && !known(customerId))) return false;
      return kind !== RoleKind.Customer || !CARRIER_ROLES.some((carrier) => user.roles.includes(carrier));
    });
  return (
    (customerIds === 'all' || own.some((id) => customerIds.includes(id))) &&
    (query.userId === null || user.userId === query.userId) &&
    (!query.username || user.email.includes(query.username.toLowerCase())) &&
    (!query.customer ||
      own.some((id) => known(id) && has(store.customers.get(id)?.shortName ?? '', query.customer as string))) &&
    (!query.group ||
      user.groups.some(({ name, customerId }) => known(customerId) && has(name, query.group as string))) &&
    (query.enabled === null || user.enabled === query.enabled) &&
    (query.emailVerified === null || user.emailVerified === query.emailVerified) &&
    (query.accountStatus === null || user.accountStatus === query.accountStatus) &&
    (query.types === null || query.types.some(isType)) &&
    inSpan(user.lastLoginAt, query.lastLogin) &&
    inSpan(user.updatedAt, query.updated) &&
    inSpan(user.createdAt, query.created)
  );
}

function inSpan(at: Date | null, span: Span | null): boolean {
  if (!span?.from && !span?.before) return true;
  return at !== null && (!span.from || at >= span.from) && (!span.before || at < span.before);
}

const VALUES: Record<UserSortField, (user: UserEntry) => string | number | null> = {
  email: ({ email }) => email,
  enabled: ({ enabled }) => Number(enabled),
  accountStatus: ({ accountStatus }) => accountStatus,
  emailVerified: ({ emailVerified }) => Number(emailVerified),
  lastLogin: ({ lastLoginAt }) => lastLoginAt?.getTime() ?? null,
  updated: ({ updatedAt }) => updatedAt.getTime(),
  created: ({ createdAt }) => createdAt.getTime(),
};

const compare = <Value extends string | number>(a: Value, b: Value) => (a < b ? -1 : a > b ? 1 : 0);

function order({ sortBy, sortAsc }: UserQuery) {
  const way = sortAsc ? 1 : -1;
  return (a: UserEntry, b: UserEntry): number => {
    const [valueA, valueB] = [VALUES[sortBy](a), VALUES[sortBy](b)];
    if (valueA === null || valueB === null) {
      if (valueA !== valueB) return valueA === null ? 1 : -1;
      return way * compare(a.email, b.email);
    }
    return way * (compare(valueA, valueB) || compare(a.email, b.email));
  };
}
