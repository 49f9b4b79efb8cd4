import type { Repositories } from '../../../repositories/port';
import type { EpisodeRecord } from '../episodes/episodeRepository';
import { notifyRequests } from '../messages/notifyRequest';
import { REPLAY_POLICY } from './alertPolicy';
import { stepOf } from './episodeChanges';

/** What following again, or counting again, changes about stored episodes. */
export interface StoredDifference {
  /** Episodes with their new ends. */
  readonly corrected: readonly EpisodeRecord[];
  /** Episodes that aren't stored, or were withdrawn. */
  readonly missing: readonly EpisodeRecord[];
  readonly withdrawn: readonly EpisodeRecord[];
}

/**
 * Stores a difference with a step of each episode's timeline, and requests the messages about new episodes. Resolves to
 * false if there was nothing to store.
 */
export async function writeStoredDifference(
  { alertEpisodes, jobs }: Pick<Repositories, 'alertEpisodes' | 'jobs'>,
  { corrected, missing, withdrawn }: StoredDifference,
  now: Date,
): Promise<boolean> {
  const [first] = [...withdrawn, ...corrected, ...missing];
  if (!first) return false;
  await alertEpisodes.withdraw(
    first.customerId,
    withdrawn.map(({ episodeId }) => episodeId),
    now,
  );
  // Ends before those that are open again: a rule has at most one open episode per trailer or geofence.
  for (const episode of corrected.toSorted((a, b) => Number(!a.endedAt) - Number(!b.endedAt))) {
    await alertEpisodes.correct(episode);
  }
  const reinstated = await alertEpisodes.reinstate(missing);
  const added = await alertEpisodes.add(missing);
  await alertEpisodes.addSteps([
    ...withdrawn.map((episode) => stepOf(episode, 'withdrawn', now)),
    ...reinstated.map((episode) => stepOf(episode, 'reinstated', now)),
    ...corrected.flatMap((episode) => (episode.endedAt ? [stepOf(episode, 'ended', episode.endedAt)] : [])),
    ...added.flatMap((episode) => [
      stepOf(episode, 'fired', episode.since),
      ...(episode.endedAt ? [stepOf(episode, 'ended', episode.endedAt)] : []),
    ]),
  ]);
  const news = added.filter(({ notify }) => notify === 'waiting');
  const later = [...news.filter(({ isLate }) => isLate), ...reinstated.filter(({ notify }) => notify === 'waiting')];
  await jobs.add([
    ...notifyRequests(news.filter(({ isLate }) => !isLate)),
    ...notifyRequests(later, new Date(now.getTime() + REPLAY_POLICY.quietMs)),
  ]);
  return true;
}
