import {
  type CountLeaf,
  countLeafOf,
  type FollowedRule,
  featuresOf,
  isInPlan,
  planOf,
  readCondition,
} from '@gladhand/domain/alerts';
import type { Repositories } from '../../../repositories/port';
import type { TrailerKey } from '../../../repositories/trailers';
import type { AlertOwner, AlertRuleRecord, AlertRuleRepository } from '../rules/ruleRepository';

/** A rule that is ready to judge. */
export interface CompiledRule extends FollowedRule {
  readonly rule: AlertRuleRecord;
  /** Of a rule about a number of trailers, which is judged for geofences instead of trailers. */
  readonly count: CountLeaf | undefined;
  readonly trailerIds: ReadonlySet<string>;
  /** What the customer's plan must include. */
  readonly features: ReturnType<typeof featuresOf>;
}

/** Customers whose rules are kept in memory. */
const KEPT = 200;

/**
 * Rules by revision. A revision is a UUID that changes with every rule of the customer, so processes and storages can
 * share nothing but it. A map keeps its order, so the first is the one that was used longest ago.
 */
const compiled = new Map<string, readonly CompiledRule[]>();

/**
 * The active rules that concern each trailer, as of the revision that is locked by this transaction. Trailers of
 * customers that never had a rule are left out.
 */
export async function rulesOfTrailers(
  { alertRules }: Pick<Repositories, 'alertRules'>,
  trailers: readonly TrailerKey[],
): Promise<ReadonlyMap<string, readonly CompiledRule[]>> {
  const byCustomer = await customerRules(alertRules, [...new Set(trailers.map(({ customerId }) => customerId))]);
  const ruled = trailers.filter(({ customerId }) => byCustomer.has(customerId));
  if (ruled.length === 0) return new Map();
  const gated = [...byCustomer].flatMap(([id, rules]) =>
    rules.some(({ features }) => features.length > 0) ? [id] : [],
  );
  const plans = await alertRules.features(gated);
  const owners = new Map((await alertRules.owners(ownersOf(byCustomer))).map((owner) => [keyOf(owner), owner]));
  const groups = await alertRules.groupsOf(
    ruled.filter(({ customerId }) => needsGroups(byCustomer.get(customerId) ?? [], owners)),
  );
  return new Map(
    ruled.map(({ customerId, trailerId }) => {
      const groupIds = new Set(groups.get(trailerId));
      const concerned = (byCustomer.get(customerId) ?? []).filter(
        ({ rule, trailerIds, features }) =>
          isInPlan(features, plans.get(customerId)) &&
          (rule.allVehicles || trailerIds.has(trailerId) || rule.groupIds.some((groupId) => groupIds.has(groupId))) &&
          isSeenBy(owners.get(keyOf({ customerId, userId: rule.ownerId })), groupIds),
      );
      return [trailerId, concerned] as const;
    }),
  );
}

/** The active rules of customers that have had rules, as of the revision that is locked by this transaction. */
async function customerRules(
  repository: AlertRuleRepository,
  customerIds: readonly number[],
): Promise<ReadonlyMap<number, readonly CompiledRule[]>> {
  const found = new Map<number, readonly CompiledRule[]>();
  for (const [customerId, revision] of await repository.revisions([...customerIds].sort((a, b) => a - b))) {
    const known = compiled.get(revision) ?? (await repository.active(customerId)).filter(isReadable).map(compile);
    compiled.delete(revision);
    compiled.set(revision, known);
    // Without an active rule too: what is remembered of a trailer must not miss a report.
    found.set(customerId, known);
  }
  for (const revision of compiled.keys()) {
    if (compiled.size <= KEPT) break;
    compiled.delete(revision);
  }
  return found;
}

/** A condition of a later version decides nothing here. */
export const isReadable = ({ condition }: Pick<AlertRuleRecord, 'condition'>): boolean =>
  readCondition(condition).condition !== undefined;

const compile = (rule: AlertRuleRecord): CompiledRule => ({
  rule,
  count: countLeafOf(rule.condition),
  key: ruleKey(rule),
  plan: planOf(rule.condition),
  validFrom: rule.validFrom,
  trailerIds: new Set(rule.trailerIds),
  features: featuresOf(rule.condition),
});

/** Names a version of a rule in what is remembered of trailers. */
export const ruleKey = ({ ruleId, version }: Pick<AlertRuleRecord, 'ruleId' | 'version'>): string =>
  `${ruleId} ${version}`;

const keyOf = ({ customerId, userId }: { customerId: number; userId: string }) => `${customerId} ${userId}`;

const ownersOf = (byCustomer: ReadonlyMap<number, readonly CompiledRule[]>) =>
  [...byCustomer].flatMap(([customerId, rules]) =>
    [...new Set(rules.map(({ rule }) => rule.ownerId))].map((userId) => ({ customerId, userId })),
  );

const needsGroups = (rules: readonly CompiledRule[], owners: ReadonlyMap<string, AlertOwner>): boolean =>
  rules.some(
    ({ rule }) =>
      rule.groupIds.length > 0 ||
      Array.isArray(owners.get(keyOf({ customerId: rule.customerId, userId: rule.ownerId }))?.access),
  );

function isSeenBy(owner: AlertOwner | undefined, groupIds: ReadonlySet<string>): boolean {
  if (!owner?.access) return false;
  return owner.access === 'all' || owner.access.some((groupId) => groupIds.has(groupId));
}
