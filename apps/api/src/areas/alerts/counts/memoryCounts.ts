import { countLeafOf } from '@gladhand/domain/alerts';
import type { MemoryStore } from '../../../repositories/memory/memoryStore';
import type { AlertTables } from '../memoryTables';
import type { AlertRuleRepository } from '../rules/ruleRepository';
import type { CountRepository } from './countRepository';
import { coversCounted } from './memoryCountScope';

/** What decides about counts of trailers, in memory. Only one unit runs at a time, so no locks are needed. */
export const memoryCounts = (
  store: MemoryStore,
  tables: AlertTables,
  { groupsOf }: Pick<AlertRuleRepository, 'groupsOf'>,
): CountRepository => ({
  async lock() {},
  async customers() {
    const counting = [...tables.rules.values()].filter(
      ({ disabledAt, failedAt, condition }) => !disabledAt && !failedAt && countLeafOf(condition),
    );
    return [...new Set(counting.map(({ customerId }) => customerId))].sort((a, b) => a - b);
  },
  async trailers({ customerId, allVehicles, trailerIds, groupIds }, access) {
    const own = store.trailers().filter((trailer) => trailer.customerId === customerId);
    const groups = await groupsOf(own);
    const isIn = (trailerId: string, chosen: readonly string[]) =>
      groups.get(trailerId)?.some((groupId) => chosen.includes(groupId)) ?? false;
    return own
      .filter(({ trailerId }) => allVehicles || trailerIds.includes(trailerId) || isIn(trailerId, groupIds))
      .filter(({ trailerId }) => access === 'all' || isIn(trailerId, access))
      .sort((a, b) => (a.trailerId < b.trailerId ? -1 : 1))
      .map(({ trailerId, vin, unitId, lat }) => ({ trailerId, vin, unitId, isPlaced: lat !== null }));
  },
  async basis(customerId, ruleId) {
    const found = tables.counts.get(ruleId);
    return found?.customerId === customerId ? found : undefined;
  },
  async putBasis(basis) {
    tables.counts.set(basis.ruleId, basis);
  },
  covered: async (customerId, ruleIds, scope) =>
    ruleIds.filter((ruleId) => coversCounted(store, tables, scope, { customerId, ruleId })),
});
