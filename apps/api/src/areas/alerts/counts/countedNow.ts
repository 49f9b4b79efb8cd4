import { countLeafOf, countsOf } from '@gladhand/domain/alerts';
import type { CountedTrailers } from '../../../graphql/generated/resolvers';
import type { Repositories } from '../../../repositories/port';
import type { TrailerScope } from '../../../repositories/scope';
import type { NamedEpisode } from '../episodes/episodeRepository';
import { countAccessOf } from './countAccess';

const MAX_SHOWN = 100;

/**
 * The trailers that an alert about a geofence counts now, as far as the caller has access to them. Null for one that is
 * over, or about a trailer.
 */
export async function countedNow(
  { alertCounts, alertRules, geofences }: Repositories,
  { customerId, ruleId, ruleVersion, geofenceId, endedAt, withdrawnAt, condition }: NamedEpisode,
  { scope, now }: { scope: TrailerScope; now: Date },
): Promise<CountedTrailers | null> {
  const leaf = countLeafOf(condition);
  if (geofenceId === null || endedAt || withdrawnAt || !leaf) return null;
  const rule = await alertRules.byId(customerId, ruleId);
  const basis = await alertCounts.basis(customerId, ruleId);
  if (!rule || basis?.ruleVersion !== ruleVersion) return null;
  const ofRule = new Set(basis.trailerIds);
  const seen = await alertCounts.trailers(rule, countAccessOf(scope, customerId));
  const stays = await geofences.staysSince(customerId, [geofenceId], now);
  const trailers = seen
    .filter(({ trailerId, isPlaced }) => isPlaced && ofRule.has(trailerId))
    .filter(({ trailerId }) => {
      const known = new Map([[trailerId, null]]);
      // The last count: a device whose clock is a little ahead can have entered that soon.
      return countsOf(leaf.where, { stays, trailers: known, from: now }).at(-1)?.count === 1;
    })
    .sort((a, b) => compare(a.unitId, b.unitId) || compare(a.vin, b.vin))
    .map(({ vin, unitId }) => ({ vin, unitId }));
  return { total: trailers.length, trailers: trailers.slice(0, MAX_SHOWN) };
}

const compare = (a: string, b: string) => a.localeCompare(b, 'en', { numeric: true });
