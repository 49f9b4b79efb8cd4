import { rolesOf } from '../../../repositories/groups';
import type { MemoryStore } from '../../../repositories/memory/memoryStore';
import type { AlertTables } from '../memoryTables';
import { ownerOf } from './ownerAccess';
import type { AlertRuleRecord, AlertRuleRepository } from './ruleRepository';

/** Alert rules in memory. Only one unit runs at a time, so no locks are needed. */
export function memoryRules(store: MemoryStore, { rules, versions }: AlertTables): AlertRuleRepository {
  const revisions = store.keep(new Map<number, string>());
  const listOf = (customerId: number) =>
    [...rules.values()]
      .filter((rule) => rule.customerId === customerId)
      .sort((a, b) => a.place - b.place || Number(a.createdAt) - Number(b.createdAt) || (a.ruleId < b.ruleId ? -1 : 1));
  const put = (rule: AlertRuleRecord) => {
    rules.set(rule.ruleId, rule);
    versions.set(`${rule.ruleId} ${rule.version}`, rule);
    countRevision(rule.customerId);
  };
  const countRevision = (customerId: number) => revisions.set(customerId, crypto.randomUUID());
  const byId = (customerId: number, ruleId: string) => {
    const found = rules.get(ruleId);
    return found?.customerId === customerId ? found : undefined;
  };
  const groupsAbove = (groupIds: readonly string[]): string[] => {
    const above = new Set<string>();
    const visit = (groupId: string) => {
      if (above.has(groupId)) return;
      above.add(groupId);
      store.groups.find((group) => group.groupId === groupId)?.parentIds.forEach(visit);
    };
    groupIds.forEach(visit);
    return [...above];
  };

  return {
    async features(customerIds) {
      const own = store.features.filter(({ customerId }) => customerIds.includes(customerId));
      const featuresOf = (id: number) => own.flatMap(({ customerId, feature }) => (customerId === id ? [feature] : []));
      return new Map(own.map(({ customerId }) => [customerId, new Set(featuresOf(customerId))]));
    },
    list: async (customerId) => listOf(customerId),
    byId: async (customerId, ruleId) => byId(customerId, ruleId),
    async add(rule) {
      put({ ...rule, place: 1 + (listOf(rule.customerId).at(-1)?.place ?? -1) });
    },
    async replace(rule) {
      const before = byId(rule.customerId, rule.ruleId);
      if (before?.version !== rule.version - 1) return false;
      put({ ...rule, place: before.place });
      return true;
    },
    async move(customerId, ruleId, place) {
      const moved = byId(customerId, ruleId);
      if (!moved) return;
      const listed = listOf(customerId).filter((rule) => rule !== moved);
      for (const [at, rule] of listed.entries()) rules.set(rule.ruleId, { ...rule, place: at >= place ? at + 1 : at });
      rules.set(ruleId, { ...moved, place });
      countRevision(customerId);
    },
    async delete(customerId, ruleId) {
      if (!byId(customerId, ruleId)) return false;
      countRevision(customerId);
      return rules.delete(ruleId);
    },
    async fail({ customerId, ruleId, failure }, failedAt) {
      const rule = byId(customerId, ruleId);
      if (!rule || rule.failedAt) return false;
      rules.set(ruleId, { ...rule, failedAt, failure });
      countRevision(customerId);
      return true;
    },

    async revisions(customerIds) {
      return new Map(
        customerIds.flatMap((customerId) => {
          const revision = revisions.get(customerId);
          return revision ? [[customerId, revision] as const] : [];
        }),
      );
    },
    active: async (customerId) =>
      listOf(customerId)
        .filter(({ disabledAt, failedAt }) => !disabledAt && !failedAt)
        .sort((a, b) => (a.ruleId < b.ruleId ? -1 : 1)),
    groupsOf: async (trailers) =>
      new Map(
        trailers.map(({ trailerId }) => {
          const own = store.groupsOfTrailer(trailerId).map(({ groupId }) => groupId);
          return [trailerId, groupsAbove(own)];
        }),
      ),
    named: async (ruleIds) =>
      ruleIds.flatMap((id) => {
        const rule = rules.get(id);
        return rule ? [{ customerId: rule.customerId, ruleId: rule.ruleId, name: rule.name }] : [];
      }),
    usersOf: async (customerId) =>
      [...store.users.values()]
        .filter(({ enabled, roles }) => enabled && roles.some((role) => rolesOf(customerId).includes(role)))
        .sort((a, b) => (a.email < b.email ? -1 : 1))
        .map(({ userId }) => userId),
    async vinsOf(customerId, trailerIds, scope) {
      return new Map(
        trailerIds.flatMap((trailerId) => {
          const trailer = store.trailer(trailerId);
          const isVisible = trailer?.customerId === customerId && store.inScope(trailer, scope);
          return trailer && isVisible ? [[trailerId, trailer.vin] as const] : [];
        }),
      );
    },
    async owners(keys) {
      return keys.map((key) => {
        const user = store.users.get(key.userId);
        const groups = store.groups.filter(
          ({ customerId, groupId }) =>
            customerId === key.customerId &&
            store.groupUsers.some((member) => member.groupId === groupId && member.userId === key.userId),
        );
        return ownerOf(key, user && { ...user, groups });
      });
    },
  };
}
