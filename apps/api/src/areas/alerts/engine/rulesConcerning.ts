import { type CountLeaf, isInPlan, type RuleIndex, ruleIndexOf, ruleIndexWith } from '@gladhand/domain/alerts';
import type { AlertOwner } from '../rules/ruleRepository';
import type { CompiledRule } from './compiledRule';

/** The active rules of a customer, sorted by what they are about. */
export interface SortedRules {
  readonly all: readonly CompiledRule[];
  /** Owners of the rules. */
  readonly ownerIds: readonly string[];
  /** Whether a rule depends on what the customer's plan includes. */
  readonly needsPlan: boolean;
  /** About all trailers. */
  readonly everywhere: ConcernedRules;
  /** About chosen trailers, by trailer id. */
  readonly byTrailer: ReadonlyMap<string, readonly CompiledRule[]>;
  /** About groups, and perhaps about chosen trailers too. */
  readonly byGroup: readonly CompiledRule[];
}

/** Sorts rules by what they are about, so that a trailer need not be compared with each. */
export function sortRules(all: readonly CompiledRule[]): SortedRules {
  const byTrailer = new Map<string, CompiledRule[]>();
  const listed = all.filter(({ rule }) => !rule.allVehicles);
  for (const rule of listed.filter(({ rule: { groupIds } }) => groupIds.length === 0)) {
    for (const trailerId of rule.trailerIds) {
      const known = byTrailer.get(trailerId);
      if (known) known.push(rule);
      else byTrailer.set(trailerId, [rule]);
    }
  }
  return {
    all,
    ownerIds: [...new Set(all.map(({ rule }) => rule.ownerId))],
    needsPlan: all.some(({ features }) => features.length > 0),
    everywhere: concerned(all.filter(({ rule }) => rule.allVehicles)),
    byTrailer,
    byGroup: listed.filter(({ rule: { groupIds } }) => groupIds.length > 0),
  };
}

type Access = AlertOwner['access'];

/** The active rules that concern a trailer. */
export interface ConcernedRules {
  readonly rules: readonly CompiledRule[];
  readonly index: RuleIndex;
  /** Those of the rules that count the trailer in geofences. */
  readonly counting: readonly CountLeaf[];
}

interface ConcerningRules {
  /** Whether `rulesOf` depends on the groups of a trailer. */
  readonly needsGroups: boolean;
  /** The groups of the trailer are those that it is in, and those above them. */
  rulesOf(trailerId: string, groupIds: readonly string[] | undefined): ConcernedRules;
}

interface Decided {
  /** The plan and the access that it was decided by. */
  readonly basis: string;
  readonly concerning: ConcerningRules;
}

/** Plans and access are read with each batch of reports, and rarely change. */
const lastDecided = new WeakMap<SortedRules, Decided>();

/**
 * Which rules of a customer concern a trailer. What is the same for all trailers is decided once.
 *
 * @param plan what the customer's plan includes
 * @param accessOf access of an owner
 */
export function rulesConcerning(
  sorted: SortedRules,
  plan: ReadonlySet<string> | undefined,
  accessOf: (userId: string) => Access,
): ConcerningRules {
  const access = new Map(sorted.ownerIds.map((id) => [id, accessOf(id)]));
  const basis = JSON.stringify([plan && [...plan], [...access.values()]]);
  const last = lastDecided.get(sorted);
  if (last?.basis === basis) return last.concerning;
  const concerning = decide(sorted, plan, access);
  lastDecided.set(sorted, { basis, concerning });
  return concerning;
}

function decide(
  { needsPlan, everywhere, byTrailer, byGroup }: SortedRules,
  plan: ReadonlySet<string> | undefined,
  access: ReadonlyMap<string, Access>,
): ConcerningRules {
  const accessTo = ({ rule }: CompiledRule) => access.get(rule.ownerId);
  const isActive = (rule: CompiledRule) => accessTo(rule) !== undefined && isInPlan(rule.features, plan);
  const isUnlimited = !needsPlan && [...access.values()].every((one) => one === 'all');
  const active = isUnlimited ? [] : everywhere.rules.filter(isActive);
  const shared = isUnlimited ? everywhere : concerned(active.filter((rule) => accessTo(rule) === 'all'));
  const limited = active.filter((rule) => accessTo(rule) !== 'all');
  const grouped = byGroup.filter(isActive);
  return {
    needsGroups: byGroup.length > 0 || [...access.values()].some(Array.isArray),
    rulesOf(trailerId, groupIds) {
      const isInGroup = (groupId: string) => groupIds?.includes(groupId) ?? false;
      const isSeen = (rule: CompiledRule) => isWithin(accessTo(rule), isInGroup);
      const chosen = byTrailer.get(trailerId)?.filter((rule) => isActive(rule) && isSeen(rule)) ?? [];
      if (chosen.length + limited.length + grouped.length === 0) return shared;
      const ofGroups = grouped.filter(
        (rule) => (rule.trailerIds.has(trailerId) || rule.rule.groupIds.some(isInGroup)) && isSeen(rule),
      );
      const own = [...limited.filter(isSeen), ...chosen, ...ofGroups];
      return {
        rules: [...shared.rules, ...own],
        index: ruleIndexWith(own, shared.index),
        counting: [...shared.counting, ...countLeavesOf(own)],
      };
    },
  };
}

const concerned = (rules: readonly CompiledRule[]): ConcernedRules => ({
  ...{ rules, index: ruleIndexOf(rules), counting: countLeavesOf(rules) },
});

const countLeavesOf = (rules: readonly CompiledRule[]) => rules.flatMap(({ count }) => count ?? []);

const isWithin = (access: Access, isInGroup: (groupId: string) => boolean): boolean =>
  access !== undefined && (access === 'all' || access.some(isInGroup));
