import { isInPlan } from '@gladhand/domain/alerts';
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
  readonly everywhere: readonly CompiledRule[];
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
    everywhere: all.filter(({ rule }) => rule.allVehicles),
    byTrailer,
    byGroup: listed.filter(({ rule: { groupIds } }) => groupIds.length > 0),
  };
}

type Access = AlertOwner['access'];

interface ConcerningRules {
  /** Whether `rulesOf` depends on the groups of a trailer. */
  readonly needsGroups: boolean;
  /** The groups of the trailer are those that it is in, and those above them. */
  rulesOf(trailerId: string, groupIds: readonly string[] | undefined): readonly CompiledRule[];
}

/**
 * Which rules of a customer concern a trailer. What is the same for all trailers is decided once.
 *
 * @param plan what the customer's plan includes
 * @param accessOf access of an owner
 */
export function rulesConcerning(
  { ownerIds, needsPlan, everywhere, byTrailer, byGroup }: SortedRules,
  plan: ReadonlySet<string> | undefined,
  accessOf: (userId: string) => Access,
): ConcerningRules {
  const access = new Map(ownerIds.map((id) => [id, accessOf(id)]));
  const accessTo = ({ rule }: CompiledRule) => access.get(rule.ownerId);
  const isActive = (rule: CompiledRule) => accessTo(rule) !== undefined && isInPlan(rule.features, plan);
  const isUnlimited = !needsPlan && [...access.values()].every((one) => one === 'all');
  const active = isUnlimited ? everywhere : everywhere.filter(isActive);
  const shared = isUnlimited ? everywhere : active.filter((rule) => accessTo(rule) === 'all');
  const limited = isUnlimited ? [] : active.filter((rule) => accessTo(rule) !== 'all');
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
      return [...shared, ...limited.filter(isSeen), ...chosen, ...ofGroups];
    },
  };
}

const isWithin = (access: Access, isInGroup: (groupId: string) => boolean): boolean =>
  access !== undefined && (access === 'all' || access.some(isInGroup));
