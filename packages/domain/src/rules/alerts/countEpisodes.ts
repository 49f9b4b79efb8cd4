import { type AlertCondition, type AlertLeaf, leavesOf } from './alertCondition';
import type { AlertEpisode } from './episodesOf';

/** A condition about the number of trailers in a geofence. */
export type CountLeaf = Extract<AlertLeaf, { kind: 'geofenceCount' }>;

/** The condition about a number of trailers, which is never combined; undefined for conditions about one trailer. */
export function countLeafOf(condition: AlertCondition): CountLeaf | undefined {
  const [leaf] = leavesOf(condition);
  return leaf?.kind === 'geofenceCount' ? leaf : undefined;
}

/** The stay of a trailer in a geofence. */
export interface CountedStay {
  readonly trailerId: string;
  readonly entered: Date;
  /** Null while the trailer is inside. */
  readonly left: Date | null;
}

/** What decides how many trailers are counted in one geofence. */
export interface CountedGeofence {
  /** Stays of any trailers, in any order. */
  readonly stays: readonly CountedStay[];
  /**
   * The trailers of the rule, each with the instant since when its position is known; null if that is before `from`.
   * A trailer without a position is left out: it counts neither way.
   */
  readonly trailers: ReadonlyMap<string, Date | null>;
  /** Since when the rule counts in the geofence. */
  readonly from: Date;
}

/** How many trailers are counted from an instant on. */
export interface CountStep {
  readonly at: Date;
  readonly count: number;
}

/** The counts of a geofence: the first at `from`, then one for each instant at which the number changes. */
export function countsOf(where: CountLeaf['where'], { stays, trailers, from }: CountedGeofence): CountStep[] {
  const fromMs = from.getTime();
  const changes = new Map<number, number>([[fromMs, 0]]);
  const change = (atMs: number, by: number) => changes.set(atMs, (changes.get(atMs) ?? 0) + by);
  const byTrailer = new Map<string, CountedStay[]>();
  for (const stay of stays) byTrailer.set(stay.trailerId, [...(byTrailer.get(stay.trailerId) ?? []), stay]);
  for (const [trailerId, known] of trailers) {
    const isOutside = where === 'outside';
    const sinceMs = isOutside ? Math.max(fromMs, known?.getTime() ?? fromMs) : fromMs;
    if (isOutside) change(sinceMs, 1);
    for (const [enteredMs, leftMs] of spansOf(byTrailer.get(trailerId) ?? [], sinceMs)) {
      change(enteredMs, isOutside ? -1 : 1);
      if (leftMs !== Number.POSITIVE_INFINITY) change(leftMs, isOutside ? 1 : -1);
    }
  }
  let count = 0;
  const steps: CountStep[] = [];
  for (const [atMs, by] of [...changes].sort(([a], [b]) => a - b)) {
    count += by;
    if (by !== 0 || atMs === fromMs) steps.push({ at: new Date(atMs), count });
  }
  return steps;
}

/** When a trailer was inside from an instant on. Stays that overlap or touch are one; one of no length is none. */
function spansOf(stays: readonly CountedStay[], sinceMs: number): [enteredMs: number, leftMs: number][] {
  const spans: [number, number][] = [];
  const sorted = stays
    .map(
      ({ entered, left }) =>
        [Math.max(entered.getTime(), sinceMs), left?.getTime() ?? Number.POSITIVE_INFINITY] as const,
    )
    .filter(([enteredMs, leftMs]) => leftMs > enteredMs)
    .sort(([a], [b]) => a - b);
  for (const [enteredMs, leftMs] of sorted) {
    const last = spans.at(-1);
    if (last && enteredMs <= last[1]) last[1] = Math.max(last[1], leftMs);
    else spans.push([enteredMs, leftMs]);
  }
  return spans;
}

/**
 * The stretches in which at least as many trailers as a condition needs are within or outside of a geofence: a pure
 * function of the stays. Live evaluation, the back-test and the explainer use it.
 */
export function countEpisodes({ where, atLeast }: CountLeaf, geofence: CountedGeofence): AlertEpisode[] {
  const episodes: AlertEpisode[] = [];
  for (const { at, count } of countsOf(where, geofence)) {
    const last = episodes.at(-1);
    const isOpen = last?.until === null;
    if (count >= atLeast && !isOpen) episodes.push({ since: at, until: null });
    if (count < atLeast && isOpen) episodes[episodes.length - 1] = { ...last, until: at };
  }
  return episodes;
}

/**
 * Episodes that were counted from an instant on, together with the stored one that was open then: it goes on if enough
 * trailers are still counted, and otherwise ends at that instant.
 *
 * @param stored those that were open at `from` or later
 */
export function withCarried(
  counted: readonly AlertEpisode[],
  stored: readonly AlertEpisode[],
  from: Date,
): AlertEpisode[] {
  const carried = stored.find(({ since }) => since < from);
  if (!carried) return [...counted];
  const [first, ...rest] = counted;
  return first?.since.getTime() === from.getTime()
    ? [{ since: carried.since, until: first.until }, ...rest]
    : [{ since: carried.since, until: from }, ...counted];
}
