import { type AlertCondition, isNoisy, leavesOf } from '@gladhand/domain/alerts';
import { REPORT_INTERVAL_MS } from '@gladhand/domain/readings';
import type { BacktestResult } from './backtestResult';

/** What is worth a thought before saving. None of it keeps a rule from being saved. */
export type BacktestWarning =
  | { readonly kind: 'neverFires' }
  | { readonly kind: 'noisy'; readonly perDay: number }
  | { readonly kind: 'withoutData'; readonly trailers: number; readonly total: number }
  | { readonly kind: 'short'; readonly durationMs: number }
  | { readonly kind: 'shortSilence'; readonly durationMs: number };

/** The warnings about a condition and what it would have done, in the order of their importance. */
export function backtestWarnings(
  condition: AlertCondition,
  { firings, trailers, withoutData }: BacktestResult,
  days: number,
): BacktestWarning[] {
  if (trailers === 0) return [];
  const perDay = firings.length / days;
  return [
    ...(firings.length === 0 ? [{ kind: 'neverFires' } as const] : []),
    ...(isNoisy(perDay) ? [{ kind: 'noisy', perDay: Math.round(perDay) } as const] : []),
    ...(withoutData > 0 ? [{ kind: 'withoutData', trailers: withoutData, total: trailers } as const] : []),
    ...shortDurations(condition),
  ];
}

/** Durations that end before an untethered trailer reports again. */
function shortDurations(condition: AlertCondition): BacktestWarning[] {
  const short = (kinds: (leaf: ReturnType<typeof leavesOf>[number]) => boolean) =>
    leavesOf(condition)
      .flatMap((leaf) => ('durationMs' in leaf && kinds(leaf) ? [leaf.durationMs] : []))
      .filter((ms) => ms > 0 && ms < REPORT_INTERVAL_MS.untethered);
  const silences = short(({ kind }) => kind === 'silence');
  // What holds only while tethered is reported every few minutes.
  const states = short((leaf) => leaf.kind !== 'silence' && !(leaf.kind === 'tetherFor' && leaf.status === 'tethered'));
  return [
    ...(states.length > 0 ? [{ kind: 'short', durationMs: Math.min(...states) } as const] : []),
    ...(silences.length > 0 ? [{ kind: 'shortSilence', durationMs: Math.min(...silences) } as const] : []),
  ];
}
