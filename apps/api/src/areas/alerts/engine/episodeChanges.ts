import type { RuleChange } from '@gladhand/domain/alerts';
import { logIdOf } from '../../../ingest/logId';
import type { TrailerKey } from '../../../repositories/trailers';
import type { EpisodeRecord, EpisodeRepository, EpisodeSubject, StepRecord } from '../episodes/episodeRepository';
import type { CompiledRule } from './compiledRule';

/** A change of an episode of a trailer. */
export interface EpisodeChange extends RuleChange {
  readonly trailer: TrailerKey;
  readonly compiled: CompiledRule;
}

/** Id of an episode: a UUIDv7 of its start. The same episode always gets the same id. */
const episodeIdOf = (ruleKey: string, subjectId: string, since: Date): string =>
  logIdOf(subjectId, `alert ${ruleKey}`, since);

/** A trailer as the subject of an episode. */
export const ofTrailer = ({ customerId, trailerId }: TrailerKey) => ({ customerId, trailerId, geofenceId: null });

/**
 * Stores what happened to episodes, in order, each with a step of its timeline. Returns those that opened and are to be
 * notified.
 */
export async function writeEpisodes(
  repository: EpisodeRepository,
  changes: readonly EpisodeChange[],
  now: Date,
): Promise<readonly EpisodeRecord[]> {
  const opened = new Map<string, EpisodeRecord>();
  const finished: EpisodeRecord[] = [];
  const ends: Parameters<EpisodeRepository['end']>[0][number][] = [];
  for (const { kind, at, key, trailer, compiled } of changes) {
    const open = `${key} ${trailer.trailerId}`;
    if (kind === 'opened') {
      opened.set(open, episodeOf(compiled, ofTrailer(trailer), { since: at, now }));
      continue;
    }
    const begun = opened.get(open);
    if (begun) finished.push({ ...begun, endedAt: at, endedBy: 'condition' });
    else ends.push({ ...trailer, ...versionOf(compiled), endedAt: at, endedBy: 'condition' });
    opened.delete(open);
  }
  // Ends first: a rule has at most one open episode per trailer.
  const ended = await repository.end(ends);
  const added = await repository.add([...finished, ...opened.values()]);
  await repository.addSteps([
    ...ended.map((end) => stepOf(end, 'ended', end.endedAt)),
    ...added.flatMap((episode) => [
      stepOf(episode, 'fired', episode.since),
      ...(episode.endedAt ? [stepOf(episode, 'ended', episode.endedAt)] : []),
    ]),
  ]);
  return added.filter(({ notify }) => notify === 'waiting');
}

/** A new episode of a rule. What held already when the rule was saved is notified only if the rule says so. */
export function episodeOf(
  { key, rule }: Pick<CompiledRule, 'key' | 'rule'>,
  subject: EpisodeSubject,
  { since, now }: { since: Date; now: Date },
): EpisodeRecord {
  const isNews = since > rule.validFrom || rule.notifyPresent;
  return {
    ...{ ...subject, geofenceName: null, since, ...versionOf({ rule }) },
    episodeId: episodeIdOf(key, subject.trailerId ?? subject.geofenceId ?? '', since),
    endedAt: null,
    endedBy: null,
    noticedAt: now,
    isLate: false,
    withdrawnAt: null,
    notify: isNews ? 'waiting' : null,
    handling: 'new',
    handledAt: null,
    handledBy: null,
    assigneeId: null,
    snoozedUntil: null,
    version: 1,
  };
}

const versionOf = ({ rule }: Pick<CompiledRule, 'rule'>) => ({ ruleId: rule.ruleId, ruleVersion: rule.version });

/** A step of an episode's timeline without a person. The same step always gets the same id. */
export const stepOf = (
  { customerId, episodeId }: Pick<EpisodeRecord, 'customerId' | 'episodeId'>,
  kind: StepRecord['kind'],
  at: Date,
): StepRecord => ({
  ...{ customerId, episodeId, at, kind, userId: null, detail: {} },
  stepId: logIdOf(episodeId, kind, at),
});
