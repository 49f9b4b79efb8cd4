import type { AlertEpisode } from './episodesOf';

/** What a replay changes about stored episodes of one rule and trailer. */
export interface EpisodeDifference {
  /** Episodes that go on longer or shorter than stored, as they are now. */
  readonly corrected: readonly AlertEpisode[];
  /** Episodes that were not stored. */
  readonly added: readonly AlertEpisode[];
  /** Stored episodes that did not happen. */
  readonly withdrawn: readonly AlertEpisode[];
}

/** Compares stored episodes with those of a replay. An episode is known by its start. */
export function episodeDifference(
  stored: readonly AlertEpisode[],
  replayed: readonly AlertEpisode[],
): EpisodeDifference {
  const known = new Map(stored.map((episode) => [episode.since.getTime(), episode]));
  const starts = new Set(replayed.map(({ since }) => since.getTime()));
  return {
    corrected: replayed.filter(({ since, until }) => {
      const before = known.get(since.getTime());
      return before !== undefined && before.until?.getTime() !== until?.getTime();
    }),
    added: replayed.filter(({ since }) => !known.has(since.getTime())),
    withdrawn: stored.filter(({ since }) => !starts.has(since.getTime())),
  };
}
