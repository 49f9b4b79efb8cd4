import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { AlertCondition } from './alertCondition';
import { type AlertReport, factsAfter } from './alertFacts';
import { planOf } from './alertPlan';
import { trailerCondition } from './conditions.test.parts';
import { episodeDifference } from './episodeDifference';
import { type AlertEpisode, episodesOf, withChanges } from './episodesOf';
import { elapse, forgotten, observe } from './followAlert';
import { at, END, END_MINUTE, reports, stored } from './reports.test.parts';

const inOrder = (a: { since: Date }, b: { since: Date }) => a.since.getTime() - b.since.getTime();

/** Stored episodes after a difference. */
function apply(episodes: readonly AlertEpisode[], difference: ReturnType<typeof episodeDifference>): AlertEpisode[] {
  const byStart = new Map(episodes.map((episode) => [episode.since.getTime(), episode]));
  for (const { since } of difference.withdrawn) byStart.delete(since.getTime());
  for (const episode of [...difference.corrected, ...difference.added]) byStart.set(episode.since.getTime(), episode);
  return [...byStart.values()].sort(inOrder);
}

it('makes the stored episodes those of the replay, and names nothing that is the same', () => {
  fc.assert(
    fc.property(trailerCondition, reports, reports, (condition, first, second) => {
      const before = episodesOf(condition, first, END);
      const after = episodesOf(condition, second, END);
      expect(apply(before, episodeDifference(before, after))).toEqual(after);
      expect(episodeDifference(after, after)).toEqual({ corrected: [], added: [], withdrawn: [] });
    }),
  );
});

/** What arrives: reports in any order and more than once, and ticks of a clock that is ahead of all of them. */
type Arrival = { readonly report: AlertReport } | { readonly tick: number };

/** Follows what arrives: newer reports are observed, older ones make a replay of all that is logged. */
function arrive(condition: AlertCondition, arrivals: readonly Arrival[]): AlertEpisode[] {
  const plan = planOf(condition);
  const log = new Map<number, AlertReport>();
  let facts = {};
  let memory = forgotten(plan);
  let judgedAt = Number.NEGATIVE_INFINITY;
  let episodes: AlertEpisode[] = [];
  const replayTo = (until: number) => {
    const sorted = [...log.values()].sort((a, b) => a.at.getTime() - b.at.getTime());
    const replayed: AlertEpisode[] = episodesOf(condition, sorted, new Date(until));
    episodes = apply(episodes, episodeDifference(episodes, replayed));
    facts = {};
    memory = forgotten(plan);
    for (const report of sorted) {
      memory = observe(plan, memory, facts, report).memory;
      facts = factsAfter(facts, report);
    }
    memory = elapse(plan, memory, facts, new Date(until)).memory;
  };
  for (const arrival of arrivals) {
    if ('tick' in arrival) {
      const step = elapse(plan, memory, facts, at(arrival.tick));
      episodes = withChanges(episodes, step.changes);
      memory = stored(step.memory);
      judgedAt = Math.max(judgedAt, at(arrival.tick).getTime());
      continue;
    }
    const { report } = arrival;
    const instant = report.at.getTime();
    if (log.has(instant)) continue;
    log.set(instant, report);
    if (instant <= judgedAt) {
      replayTo(judgedAt);
      continue;
    }
    const step = observe(plan, memory, facts, report);
    episodes = withChanges(episodes, step.changes);
    memory = stored(step.memory);
    facts = stored(factsAfter(facts, report));
    judgedAt = instant;
  }
  return episodes;
}

it('gives the episodes of the sorted reports for any order, duplication and ticks', () => {
  const arrivals = reports.chain((list) =>
    fc
      .tuple(
        fc.shuffledSubarray([...list, ...list], { minLength: list.length }),
        fc.array(fc.tuple(fc.nat(60), fc.integer({ min: 0, max: END_MINUTE })), { maxLength: 5 }),
      )
      .map(([some, ticks]): Arrival[] => {
        const missing = list.filter((report) => !some.includes(report));
        const all: Arrival[] = [...some, ...missing].map((report) => ({ report }));
        for (const [place, tick] of ticks) all.splice(place, 0, { tick });
        return [...all, { tick: END_MINUTE }];
      }),
  );
  fc.assert(
    fc.property(trailerCondition, arrivals, (condition, list) => {
      const sorted = list
        .flatMap((arrival) => ('report' in arrival ? [arrival.report] : []))
        .filter((report, index, all) => all.findIndex((other) => other.at.getTime() === report.at.getTime()) === index)
        .sort((a, b) => a.at.getTime() - b.at.getTime());
      expect(arrive(condition, list)).toEqual(episodesOf(condition, sorted, END));
    }),
    { numRuns: 500 },
  );
});
