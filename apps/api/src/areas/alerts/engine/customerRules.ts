import { countLeafOf, featuresOf, planOf, readCondition } from '@gladhand/domain/alerts';
import type { Repositories } from '../../../repositories/port';
import type { TrailerKey } from '../../../repositories/trailers';
import type { AlertRuleRecord, AlertRuleRepository } from '../rules/ruleRepository';
import type { CompiledRule } from './compiledRule';
import { type ConcernedRules, rulesConcerning, type SortedRules, sortRules } from './rulesConcerning';

/** Customers whose rules are kept in memory. */
const KEPT = 200;

/**
 * Rules by revision. A revision is a UUID that changes with every rule of the customer, so processes and storages can
 * share nothing but it. A map keeps its order, so the first is the one that was used longest ago.
 */
const compiled = new Map<string, SortedRules>();

/**
 * The active rules that concern each trailer, as of the revision that is locked by this transaction. Trailers of
 * customers that never had a rule are left out.
 */
export async function rulesOfTrailers(
  { alertRules }: Pick<Repositories, 'alertRules'>,
  trailers: readonly TrailerKey[],
): Promise<ReadonlyMap<string, ConcernedRules>> {
  const byCustomer = await customerRules(alertRules, [...new Set(trailers.map(({ customerId }) => customerId))]);
  const ruled = trailers.filter(({ customerId }) => byCustomer.has(customerId));
  if (ruled.length === 0) return new Map();
  const gated = [...byCustomer].flatMap(([id, { needsPlan }]) => (needsPlan ? [id] : []));
  const plans = await alertRules.features(gated);
  const owners = new Map((await alertRules.owners(ownersOf(byCustomer))).map((owner) => [keyOf(owner), owner.access]));
  const concerning = new Map(
    [...byCustomer].map(([customerId, rules]) => [
      customerId,
      rulesConcerning(rules, plans.get(customerId), (userId) => owners.get(keyOf({ customerId, userId }))),
    ]),
  );
  const groups = await alertRules.groupsOf(ruled.filter(({ customerId }) => concerning.get(customerId)?.needsGroups));
  return new Map(
    ruled.flatMap(({ customerId, trailerId }) => {
      const rules = concerning.get(customerId)?.rulesOf(trailerId, groups.get(trailerId));
      return rules ? [[trailerId, rules]] : [];
    }),
  );
}

/** The active rules of customers that have had rules, as of the revision that is locked by this transaction. */
async function customerRules(
  repository: AlertRuleRepository,
  customerIds: readonly number[],
): Promise<ReadonlyMap<number, SortedRules>> {
  const found = new Map<number, SortedRules>();
  for (const [customerId, revision] of await repository.revisions([...customerIds].sort((a, b) => a - b))) {
    const known =
      compiled.get(revision) ?? sortRules((await repository.active(customerId)).filter(isReadable).map(compile));
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

const ownersOf = (byCustomer: ReadonlyMap<number, SortedRules>) =>
  [...byCustomer].flatMap(([customerId, { ownerIds }]) => ownerIds.map((userId) => ({ customerId, userId })));
