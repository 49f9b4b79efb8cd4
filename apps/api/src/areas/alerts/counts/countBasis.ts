import type { CountLeaf } from '@gladhand/domain/alerts';
import { DAY_MS } from '@gladhand/domain/readings';
import type { Repositories } from '../../../repositories/port';
import type { AlertOwner, AlertRuleRecord } from '../rules/ruleRepository';
import type { CountableTrailer, CountBasis } from './countRepository';

/** Reports of one trailer in which its first position is looked for. */
const MAX_REPORTS = 20_000;

/** A rule about a number of trailers. */
export interface CountRule {
  readonly rule: AlertRuleRecord;
  readonly leaf: CountLeaf;
}

interface PresentBasis {
  readonly basis: CountBasis;
  readonly trailers: readonly CountableTrailer[];
  /** Whether it isn't stored yet. */
  readonly isNew: boolean;
  /** Whether this version of the rule was never counted. */
  readonly isFirst: boolean;
}

/**
 * Which trailers a rule counts, and since when. If they have become others, by a change of groups or of its owner's
 * access, they are counted from now on.
 */
export async function presentBasis(
  { alertCounts }: Pick<Repositories, 'alertCounts'>,
  { rule, owner, now }: { rule: AlertRuleRecord; owner: AlertOwner | undefined; now: Date },
): Promise<PresentBasis> {
  const { customerId, ruleId, version: ruleVersion, validFrom } = rule;
  const trailers = owner?.access ? await alertCounts.trailers(rule, owner.access) : [];
  const trailerIds = trailers.map(({ trailerId }) => trailerId);
  const stored = await alertCounts.basis(customerId, ruleId);
  const known = stored?.ruleVersion === ruleVersion ? stored : undefined;
  if (known && known.trailerIds.join() === trailerIds.join())
    return { basis: known, trailers, isNew: false, isFirst: false };
  const unplacedIds = trailers.filter(({ isPlaced }) => !isPlaced).map(({ trailerId }) => trailerId);
  const basis = { customerId, ruleId, ruleVersion, trailerIds, unplacedIds, since: known ? now : validFrom };
  return { basis, trailers, isNew: true, isFirst: !known };
}

/**
 * The trailers that are counted, each with the instant of its first position; null if it was known before. Within a
 * geofence it makes no difference, so it isn't looked up.
 */
export async function knownSince(
  { activityLog }: Pick<Repositories, 'activityLog'>,
  {
    basis,
    trailers,
    leaf,
    now,
  }: { basis: CountBasis; trailers: readonly CountableTrailer[]; leaf: CountLeaf; now: Date },
): Promise<ReadonlyMap<string, Date | null>> {
  const found = new Map<string, Date | null>();
  const unplaced = new Set(leaf.where === 'outside' ? basis.unplacedIds : []);
  const span = { from: basis.since, before: new Date(now.getTime() + DAY_MS) };
  for (const { trailerId, isPlaced } of trailers) {
    if (!unplaced.has(trailerId)) found.set(trailerId, null);
    else if (isPlaced) {
      const key = { customerId: basis.customerId, trailerId };
      const reports = await activityLog.within(key, span, MAX_REPORTS, ['position']);
      found.set(trailerId, reports.at(-1)?.recorded ?? null);
    }
  }
  return found;
}
