import {
  type AlertEpisode,
  type AlertedTrailer,
  episodeDifference,
  type RuleChange,
  withChanges,
} from '@gladhand/domain/alerts';
import type { TrailerRecord } from '../../../database/trailerColumns';
import type { Repositories } from '../../../repositories/port';
import type { EpisodeRecord } from '../episodes/episodeRepository';
import { notifyRequests } from '../messages/notifyRequest';
import { REPLAY_POLICY } from './alertPolicy';
import { type CompiledRule, ruleKey } from './customerRules';
import { episodeOf, stepOf } from './episodeChanges';

interface Replayed {
  readonly trailer: TrailerRecord;
  readonly rules: readonly CompiledRule[];
  /** From where the trailer was followed again. */
  readonly from: Date;
  readonly now: Date;
  /** What was remembered there. */
  readonly before: AlertedTrailer;
  readonly changes: readonly RuleChange[];
}

/**
 * Makes the stored episodes of a trailer those of a replay: ends are corrected, new ones are added as late, and false
 * ones are withdrawn. Open ones of rules that aren't about the trailer any more end.
 */
export async function writeDifference(
  within: Repositories,
  { trailer, rules, from, now, before, changes }: Replayed,
): Promise<void> {
  const { alertEpisodes, alertMemory, jobs } = within;
  const [memory] = await alertMemory.lock([trailer]);
  const stored = await alertEpisodes.since(trailer, from);
  const known = new Set(rules.map(({ key }) => key));
  const left = stored.filter((episode) => episode.endedAt === null && !known.has(keyOf(episode)));
  const ended = await alertEpisodes.end(left.map((episode) => ({ ...episode, endedAt: now, endedBy: 'trailerLeft' })));
  await alertEpisodes.addSteps(ended.map((end) => stepOf(end, 'ended', end.endedAt)));

  const corrected: EpisodeRecord[] = [];
  const missing: EpisodeRecord[] = [];
  const withdrawn: EpisodeRecord[] = [];
  for (const rule of rules) {
    const own = stored.filter((episode) => keyOf(episode) === rule.key && isByCondition(episode));
    const byStart = new Map(own.map((episode) => [episode.since.getTime(), episode]));
    const difference = episodeDifference(
      own.map(({ since, endedAt }) => ({ since, until: endedAt })),
      replayedEpisodes(rule, before, changes),
    );
    withdrawn.push(...difference.withdrawn.flatMap(({ since }) => byStart.get(since.getTime()) ?? []));
    for (const { since, until } of difference.corrected) {
      const episode = byStart.get(since.getTime());
      if (episode) corrected.push({ ...episode, endedAt: until, endedBy: until && 'condition' });
    }
    missing.push(
      ...difference.added.map(({ since, until }) => ({
        ...episodeOf(rule, trailer, { since, now }),
        endedAt: until,
        endedBy: until && ('condition' as const),
        isLate: memory !== undefined && since.getTime() <= memory.state.judgedAt,
      })),
    );
  }
  await alertEpisodes.withdraw(
    trailer.customerId,
    withdrawn.map(({ episodeId }) => episodeId),
    now,
  );
  // Ends before those that are open again: a rule has at most one open episode per trailer.
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
}

const keyOf = ({ ruleId, ruleVersion }: EpisodeRecord): string => ruleKey({ ruleId, version: ruleVersion });

/** Whether reports decide when the episode ends, and not a change of the rule. */
const isByCondition = ({ endedBy }: EpisodeRecord): boolean => endedBy === null || endedBy === 'condition';

/** The episodes of a rule in a replay: the one that was open where it began, and those that opened since. */
function replayedEpisodes(
  { key }: CompiledRule,
  before: AlertedTrailer,
  changes: readonly RuleChange[],
): readonly AlertEpisode[] {
  const openSince = before.rules[key]?.openSince ?? null;
  return withChanges(
    openSince === null ? [] : [{ since: new Date(openSince), until: null }],
    changes.filter((change) => change.key === key),
  );
}
