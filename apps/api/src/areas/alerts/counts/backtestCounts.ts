import { type CountLeaf, countEpisodes, isGeofenceChosen } from '@gladhand/domain/alerts';
import type { AlertBacktest } from '../../../graphql/generated/resolvers';
import type { Repositories } from '../../../repositories/port';
import type { ChosenTrailers, CountAccess } from './countRepository';

/** Geofences per page. */
const PAGE = 200;

interface Testing {
  readonly chosen: ChosenTrailers;
  readonly access: CountAccess;
  readonly leaf: CountLeaf;
  readonly span: { readonly from: Date; readonly until: Date };
  /** The last geofence of the page before. */
  readonly after: string | null;
}

/**
 * What a rule about a number of trailers would have done: a page of geofences, by the trailers that it would count now.
 * A trailer whose position is known counts for all days.
 */
export async function backtestCounts(
  { alertCounts, geofences }: Pick<Repositories, 'alertCounts' | 'geofences'>,
  { chosen, access, leaf, span: { from, until }, after }: Testing,
): Promise<AlertBacktest> {
  const { customerId } = chosen;
  const trailers = await alertCounts.trailers(chosen, access);
  const placed = trailers.filter(({ isPlaced }) => isPlaced);
  const active = (await geofences.activeSince(customerId)).filter(({ geofenceId }) =>
    isGeofenceChosen(leaf.geofences, geofenceId),
  );
  const rest = active.filter(({ geofenceId }) => after === null || geofenceId > after);
  const page = rest.slice(0, PAGE);
  const ids = page.map(({ geofenceId }) => geofenceId);
  const stays = await geofences.staysSince(customerId, ids, from);
  const known = new Map(placed.map(({ trailerId }) => [trailerId, null]));
  const firings: AlertBacktest['firings'] = [];
  let matchingNow = 0;
  for (const { geofenceId, name, validFrom } of page) {
    const begins = validFrom > from ? validFrom : from;
    const own = stays.filter((stay) => stay.geofenceId === geofenceId);
    const episodes = countEpisodes(leaf, { stays: own, trailers: known, from: begins });
    if (episodes.at(-1)?.until === null) matchingNow += 1;
    for (const episode of episodes) {
      // What held already at the start is no firing.
      if (episode.since <= from || episode.since > until) continue;
      firings.push({
        ...{ vin: null, unitId: null, geofence: { id: geofenceId, name } },
        since: episode.since.toISOString(),
        endedAt: episode.until?.toISOString() ?? null,
      });
    }
  }
  return {
    ...{ firings, geofences: page.length, matchingNow },
    trailers: after === null ? trailers.length : 0,
    withoutData: after === null ? trailers.length - placed.length : 0,
    next: rest.length > PAGE ? (page.at(-1)?.geofenceId ?? null) : null,
  };
}
