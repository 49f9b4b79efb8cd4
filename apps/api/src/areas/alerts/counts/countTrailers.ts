import {
  type AlertEpisode,
  type CountedStay,
  countEpisodes,
  countLeafOf,
  episodeDifference,
  featuresOf,
  isGeofenceChosen,
  isInPlan,
  withCarried,
} from '@gladhand/domain/alerts';
import type { Repositories } from '../../../repositories/port';
import { isReadable } from '../engine/customerRules';
import { type StoredDifference, writeStoredDifference } from '../engine/writeStoredDifference';
import type { EpisodeRecord } from '../episodes/episodeRepository';
import { type CountRule, knownSince, presentBasis } from './countBasis';
import { countedEpisode } from './countedEpisode';
import { COUNT_POLICY } from './countPolicy';

interface Counting {
  readonly customerId: number;
  /** Undefined for all geofences. */
  readonly geofenceId: string | undefined;
  readonly now: Date;
}

/** Makes the stored episodes of geofences those of the visits, for all rules of a customer that count trailers. */
export async function countTrailers(within: Repositories, { customerId, geofenceId, now }: Counting): Promise<void> {
  const { alertCounts, alertRules, changes } = within;
  await alertCounts.lock(customerId);
  // A rule that is being saved ends its episodes after this, or is read here.
  await alertRules.revisions([customerId]);
  let hasChanged = false;
  for (const counted of await countRules(within, customerId)) {
    const difference = await differenceOf(within, counted, { customerId, geofenceId, now });
    hasChanged = (await writeStoredDifference(within, difference, now)) || hasChanged;
  }
  if (hasChanged) await changes.add([customerId], now);
}

async function countRules({ alertRules }: Repositories, customerId: number): Promise<CountRule[]> {
  const plan = (await alertRules.features([customerId])).get(customerId);
  const rules = (await alertRules.active(customerId)).filter(
    (rule) => isReadable(rule) && isInPlan(featuresOf(rule.condition), plan),
  );
  return rules.flatMap((rule) => {
    const leaf = countLeafOf(rule.condition);
    return leaf ? [{ rule, leaf }] : [];
  });
}

/** What the visits of a rule's trailers change about its stored episodes. */
async function differenceOf(
  within: Repositories,
  { rule, leaf }: CountRule,
  { customerId, geofenceId, now }: Counting,
): Promise<StoredDifference> {
  const { alertCounts, alertEpisodes, alertRules, geofences } = within;
  const [owner] = await alertRules.owners([{ customerId, userId: rule.ownerId }]);
  const { basis, trailers, isNew, isFirst } = await presentBasis(within, { rule, owner, now });
  if (isNew) await alertCounts.putBasis(basis);
  const known = await knownSince(within, { basis, trailers, leaf, now });
  const only = geofenceId === undefined ? undefined : [geofenceId];
  const active = await geofences.activeSince(customerId, only);
  const places = active
    .filter((one) => isGeofenceChosen(leaf.geofences, one.geofenceId))
    .map((one) => ({ ...one, from: latest([basis.since, one.validFrom, earliest(now)]) }));
  const from = new Date(Math.min(now.getTime(), ...places.map((one) => one.from.getTime())));
  const version = { customerId, ruleId: rule.ruleId, ruleVersion: rule.version };
  const stored = groupedByGeofence(await alertEpisodes.counted(version, { geofenceIds: only, from }));
  const stays = groupedByGeofence(
    await geofences.staysSince(
      customerId,
      places.map((one) => one.geofenceId),
      from,
    ),
  );

  const difference: Record<keyof StoredDifference, EpisodeRecord[]> = { corrected: [], missing: [], withdrawn: [] };
  for (const place of places) {
    const before = (stored.get(place.geofenceId) ?? []).filter(
      ({ endedAt, endedBy }) => endedAt === null || (endedBy === 'condition' && endedAt >= place.from),
    );
    const stayed: readonly CountedStay[] = stays.get(place.geofenceId) ?? [];
    if (leaf.where === 'within' && stayed.length === 0 && before.length === 0) continue;
    const counted = countEpisodes(leaf, { stays: stayed, trailers: known, from: place.from });
    const own = before.map(({ since, endedAt }): AlertEpisode => ({ since, until: endedAt }));
    const { corrected, added, withdrawn } = episodeDifference(own, withCarried(counted, own, place.from));
    const byStart = new Map(before.map((episode) => [episode.since.getTime(), episode]));
    difference.withdrawn.push(...withdrawn.flatMap(({ since }) => byStart.get(since.getTime()) ?? []));
    for (const { since, until } of corrected) {
      const episode = byStart.get(since.getTime());
      if (episode) difference.corrected.push({ ...episode, endedAt: until, endedBy: until && 'condition' });
    }
    const judgedTo = Math.max(...own.map(({ since, until }) => (until ?? since).getTime()));
    difference.missing.push(
      ...added.map(({ since, until }) =>
        countedEpisode(rule, place, { since, until, now, isLate: !isFirst && isLate(since, judgedTo, now) }),
      ),
    );
  }
  difference.corrected.push(...endedWith(stored, places, now));
  return difference;
}

/** Open episodes of geofences that were deactivated or deleted end. */
function endedWith(
  stored: ReadonlyMap<string, readonly EpisodeRecord[]>,
  places: readonly { geofenceId: string }[],
  now: Date,
): EpisodeRecord[] {
  const active = new Set(places.map(({ geofenceId }) => geofenceId));
  return [...stored].flatMap(([geofenceId, episodes]) =>
    active.has(geofenceId)
      ? []
      : episodes
          .filter(({ endedAt }) => endedAt === null)
          .map((episode) => ({ ...episode, endedAt: latest([now, episode.since]), endedBy: 'geofenceOff' as const })),
  );
}

/** Earlier visits change no alert: reports that arrive later are only logged. */
const earliest = (now: Date) => new Date(now.getTime() - COUNT_POLICY.backMs);

/** Whether something later was counted before, or what happened was reported long after. */
const isLate = (since: Date, judgedTo: number, now: Date): boolean =>
  since.getTime() <= judgedTo || now.getTime() - since.getTime() > COUNT_POLICY.lateAfterMs;

const latest = (instants: readonly Date[]): Date => new Date(Math.max(...instants.map(Number)));

function groupedByGeofence<Row extends { geofenceId: string | null }>(rows: readonly Row[]): Map<string, Row[]> {
  const grouped = new Map<string, Row[]>();
  for (const row of rows) {
    if (row.geofenceId === null) continue;
    const own = grouped.get(row.geofenceId);
    if (own) own.push(row);
    else grouped.set(row.geofenceId, [row]);
  }
  return grouped;
}
