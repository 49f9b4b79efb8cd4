import type { AlertedTrailer, RuleFailure, RuleIndex } from '@gladhand/domain/alerts';
import type { TrailerRecord } from '../../../database/trailerColumns';
import type { TrailerKey } from '../../../repositories/trailers';
import type { CountChange } from '../counts/countChanges';
import type { CompiledRule } from './compiledRule';
import type { EpisodeChange } from './episodeChanges';

/**
 * What a report means for alerts: a step from what is remembered, a trailer that must be followed again, or geofences
 * whose trailers must be counted again.
 */
export type AlertsChange =
  | CountChange
  | {
      readonly kind: 'step';
      readonly trailer: TrailerRecord;
      readonly state: AlertedTrailer;
      readonly episodes: readonly EpisodeChange[];
      /** Open episodes of rules that don't concern the trailer any more. */
      readonly left: readonly RuleLeft[];
      readonly failures: readonly RuleFailure[];
      readonly rules: readonly CompiledRule[];
      readonly index: RuleIndex;
      /** When the trailer was to be judged next, before the report. */
      readonly dueAt: Date | null;
      readonly checkpointAt: Date;
      /** Whether to keep the state as a checkpoint. */
      readonly isCheckpoint: boolean;
      readonly at: Date;
      readonly now: Date;
    }
  | {
      readonly kind: 'replay';
      readonly trailer: TrailerRecord;
      readonly rules: readonly CompiledRule[];
      readonly recordedAt: Date;
      readonly now: Date;
      readonly timesLife: number;
    };

export interface RuleLeft extends TrailerKey {
  readonly ruleId: string;
  readonly ruleVersion: number;
  readonly endedAt: Date;
}

/** Open episodes in what is remembered of a trailer whose rules don't concern it any more. */
export function rulesLeft(
  { customerId, trailerId }: TrailerKey,
  state: AlertedTrailer,
  rules: readonly CompiledRule[],
  endedAt: Date,
): RuleLeft[] {
  const open = Object.keys(state.rules).filter((key) => state.rules[key]?.openSince != null);
  return open.flatMap((key) => {
    if (rules.some((rule) => rule.key === key)) return [];
    const [ruleId = '', version] = key.split(' ');
    return [{ customerId, trailerId, ruleId, ruleVersion: Number(version), endedAt }];
  });
}
