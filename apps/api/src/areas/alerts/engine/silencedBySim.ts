import type { AlertedTrailer, FollowedRule } from '@gladhand/domain/alerts';
import type { TrailerKey } from '../../../repositories/trailers';
import type { CompiledRule } from './compiledRule';

/** Whether a rule asks for a time without reports, which a device with a suspended SIM can't avoid. */
export const isAboutSilence = ({ plan }: Pick<FollowedRule, 'plan'>): boolean =>
  plan.leaves.some(({ kind }) => kind === 'silence');

/** What is remembered of a trailer, without rules about silence: they begin again with its next report. */
export function withoutSilence(state: AlertedTrailer, rules: readonly FollowedRule[]): AlertedTrailer {
  const silent = new Set(rules.filter(isAboutSilence).map(({ key }) => key));
  const kept = Object.entries(state.rules).filter(([key]) => !silent.has(key));
  return { ...state, rules: Object.fromEntries(kept) };
}

/** The end of open episodes of rules about silence. */
export const silenceEnds = (
  { customerId, trailerId, state }: TrailerKey & { readonly state: AlertedTrailer },
  rules: readonly CompiledRule[],
  endedAt: Date,
) =>
  rules
    .filter((rule) => isAboutSilence(rule) && state.rules[rule.key]?.openSince != null)
    .map(({ rule: { ruleId, version } }) => ({
      ...{ customerId, trailerId, ruleId, ruleVersion: version, endedAt, endedBy: 'simSuspended' as const },
    }));
