import { type CountLeaf, type Explanation, explainCount, isGeofenceChosen } from '@gladhand/domain/alerts';
import type { Repositories } from '../../../repositories/port';
import type { TrailerScope } from '../../../repositories/scope';
import type { AlertRuleRecord } from '../rules/ruleRepository';
import { knownSince, presentBasis } from './countBasis';
import { COUNT_POLICY } from './countPolicy';

interface Explaining {
  readonly rule: AlertRuleRecord;
  readonly leaf: CountLeaf;
  readonly geofenceId: string;
  readonly scope: TrailerScope;
  readonly at: Date;
  readonly now: Date;
}

/**
 * Why a rule fires for a geofence at an instant, or why not: by the trailers that it counts now. Null if the caller has
 * no access to all of them.
 */
export async function explainCounted(
  within: Repositories,
  { rule, leaf, geofenceId, scope, at, now }: Explaining,
): Promise<'notConcerned' | 'ruleYounger' | Explanation | null> {
  const { alertCounts, alertEpisodes, alertRules, geofences } = within;
  const { customerId, ruleId } = rule;
  if ((await alertCounts.covered(customerId, [ruleId], scope)).length === 0) return null;
  const [geofence] = await geofences.activeSince(customerId, [geofenceId]);
  if (!geofence || !isGeofenceChosen(leaf.geofences, geofenceId)) return 'notConcerned';
  const begins = new Date(Math.max(rule.validFrom.getTime(), geofence.validFrom.getTime()));
  if (at < begins) return 'ruleYounger';
  const [owner] = await alertRules.owners([{ customerId, userId: rule.ownerId }]);
  const { basis, trailers } = await presentBasis(within, { rule, owner, now });
  if (trailers.length === 0) return 'notConcerned';
  const known = await knownSince(within, { basis, trailers, leaf, now });
  const from = new Date(Math.max(begins.getTime(), at.getTime() - COUNT_POLICY.backMs));
  const stays = await geofences.staysSince(customerId, [geofenceId], from);
  const counted = explainCount(leaf, { stays, trailers: known, from }, at);
  const version = { customerId, ruleId, ruleVersion: rule.version };
  const episodes = await alertEpisodes.counted(version, { geofenceIds: [geofenceId], from: at });
  const covering = episodes.find(({ since, endedAt }) => since <= at && (endedAt === null || at < endedAt));
  // Before the trailers were those of now, only the alerts say what was counted.
  const isFiring = at < basis.since ? covering !== undefined : counted.isFiring;
  const since = isFiring ? (covering?.since ?? counted.since) : undefined;
  return { ...counted, isFiring, since };
}
