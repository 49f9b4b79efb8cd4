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
import type { CompiledRule } from './compiledRule';
import { ruleKey } from './customerRules';
import { episodeOf, ofTrailer, stepOf } from './episodeChanges';
import { writeStoredDifference } from './writeStoredDifference';

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
  const { alertEpisodes, alertMemory } = within;
  const [memory] = await alertMemory.lock([trailer]);
  const stored = await alertEpisodes.since(trailer, from);
  const known = new Set(rules.map(({ key }) => key));
  const left = stored.filter((episode) => episode.endedAt === null && !known.has(keyOf(episode)));
  const ended = await alertEpisodes.end(
    left.map(({ ruleId, ruleVersion }) => ({
      ...{ customerId: trailer.customerId, trailerId: trailer.trailerId, ruleId, ruleVersion },
      ...{ endedAt: now, endedBy: 'trailerLeft' as const },
    })),
  );
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
        ...episodeOf(rule, ofTrailer(trailer), { since, now }),
        endedAt: until,
        endedBy: until && ('condition' as const),
        isLate: memory !== undefined && since.getTime() <= memory.state.judgedAt,
      })),
    );
  }
  await writeStoredDifference(within, { corrected, missing, withdrawn }, now);
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
