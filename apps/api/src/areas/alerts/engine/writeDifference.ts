import type { AlertedTrailer, RuleChange } from '@gladhand/domain/alerts';
import type { TrailerRecord } from '../../../database/trailerColumns';
import type { Repositories } from '../../../repositories/port';
import type { EpisodeRecord } from '../episodes/episodeRepository';
import { notifyRequests } from '../messages/notifyRequest';
import { REPLAY_POLICY } from './alertPolicy';
import { type CompiledRule, ruleKey } from './customerRules';
import { episodeIdOf, episodeOf, stepOf } from './episodeChanges';

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
 * ones are withdrawn.
 */
export async function writeDifference(
  within: Repositories,
  { trailer, rules, from, now, before, changes }: Replayed,
): Promise<void> {
  const { alertEpisodes, alertMemory, jobs } = within;
  const [memory] = await alertMemory.lock([trailer]);
  const compiled = new Map(rules.map((rule) => [rule.key, rule]));
  const expected = replayedEpisodes(trailer.trailerId, compiled, before, changes);
  const stored = new Map(
    (await alertEpisodes.since(trailer, from))
      .filter(({ ruleId, ruleVersion, endedBy }) => {
        return compiled.has(ruleKey({ ruleId, version: ruleVersion })) && (endedBy === null || endedBy === 'condition');
      })
      .map((episode) => [episode.episodeId, episode]),
  );

  const withdrawn = [...stored.values()].filter(({ episodeId }) => !expected.has(episodeId));
  await alertEpisodes.withdraw(
    trailer.customerId,
    withdrawn.map(({ episodeId }) => episodeId),
    now,
  );
  for (const { episodeId, until } of expected.values()) {
    const episode = stored.get(episodeId);
    if (!episode || episode.endedAt?.getTime() === until?.getTime()) continue;
    await alertEpisodes.correct({ ...episode, endedAt: until, endedBy: until && 'condition' });
  }
  const missing = [...expected.values()]
    .filter(({ episodeId }) => !stored.has(episodeId))
    .map(({ rule, since, until }) => ({
      ...episodeOf(rule, trailer, { since, now }),
      endedAt: until,
      endedBy: until && ('condition' as const),
      isLate: memory !== undefined && since.getTime() <= memory.state.judgedAt,
    }));
  const reinstated = await alertEpisodes.reinstate(missing);
  const added = await alertEpisodes.add(missing);
  await alertEpisodes.addSteps([
    ...withdrawn.map((episode) => stepOf(episode, 'withdrawn', now)),
    ...reinstated.map((episode) => stepOf(episode, 'reinstated', now)),
    ...added.map((episode) => stepOf(episode, 'fired', episode.since)),
    ...[...expected.values()].flatMap(({ episodeId, until }) =>
      until ? [stepOf({ customerId: trailer.customerId, episodeId }, 'ended', until)] : [],
    ),
  ]);
  const news = added.filter(({ notify }) => notify === 'waiting');
  await jobs.add(notifyRequests(news.filter(({ isLate }) => !isLate)));
  await jobs.add(
    notifyRequests(
      news.filter(({ isLate }) => isLate),
      new Date(now.getTime() + REPLAY_POLICY.quietMs),
    ),
  );
}

interface Replay {
  readonly rule: CompiledRule;
  readonly episodeId: EpisodeRecord['episodeId'];
  readonly since: Date;
  readonly until: Date | null;
}

/** The episodes of a replay by id: those open where it began, and those that opened since. */
function replayedEpisodes(
  trailerId: string,
  rules: ReadonlyMap<string, CompiledRule>,
  before: AlertedTrailer,
  changes: readonly RuleChange[],
): Map<string, Replay> {
  const episodes = new Map<string, Replay>();
  const open = new Map<string, string>();
  const begin = (rule: CompiledRule, since: Date) => {
    const episodeId = episodeIdOf(rule.key, trailerId, since);
    episodes.set(episodeId, { rule, episodeId, since, until: null });
    open.set(rule.key, episodeId);
  };
  for (const [key, { openSince }] of Object.entries(before.rules)) {
    const rule = rules.get(key);
    if (rule && openSince !== null) begin(rule, new Date(openSince));
  }
  for (const { key, kind, at } of changes) {
    const rule = rules.get(key);
    if (!rule) continue;
    if (kind === 'opened') begin(rule, at);
    else {
      const replay = episodes.get(open.get(key) ?? '');
      if (replay) episodes.set(replay.episodeId, { ...replay, until: at });
      open.delete(key);
    }
  }
  return episodes;
}
