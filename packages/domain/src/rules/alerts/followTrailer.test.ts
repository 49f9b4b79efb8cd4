import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { AlertCondition } from './alertCondition';
import type { AlertReport } from './alertFacts';
import { planOf } from './alertPlan';
import { trailerCondition } from './conditions.test.parts';
import { type AlertEpisode, episodesOf, withChanges } from './episodesOf';
import {
  type AlertedTrailer,
  followReport,
  nextDueAt,
  passTime,
  type TrailerStep,
  UNKNOWN_TRAILER,
} from './followTrailer';
import { at, END, END_MINUTE, MINUTE_MS, reports, stored } from './reports.test.parts';
import { type FollowedRule, ruleIndexOf, ruleIndexWith } from './ruleIndex';

const ruleOf = (condition: AlertCondition, index: number): FollowedRule => ({
  key: `rule-${index} 1`,
  plan: planOf(condition),
  validFrom: at(-1),
});
const conditions = fc.array(trailerCondition, { minLength: 1, maxLength: 5 });
const ticks = fc.array(fc.integer({ min: 0, max: END_MINUTE }), { maxLength: 10 });

/** Follows a trailer through reports and ticks; everything is stored in between. */
function follow(rules: readonly FollowedRule[], list: readonly AlertReport[], minutes: readonly number[]) {
  const steps = [
    ...list.map((report) => ({ at: report.at, report })),
    ...minutes.map((minute) => ({ at: at(minute), report: undefined })),
    { at: END, report: undefined },
  ].sort((a, b) => a.at.getTime() - b.at.getTime());
  const episodes = new Map<string, AlertEpisode[]>(rules.map(({ key }) => [key, []]));
  let trailer: AlertedTrailer = UNKNOWN_TRAILER;
  for (const { at: instant, report } of steps) {
    const step = report ? followReport(trailer, rules, report) : passTime(trailer, rules, instant);
    expect(step.failures).toEqual([]);
    for (const change of step.changes) {
      episodes.set(change.key, withChanges(episodes.get(change.key) ?? [], [change]));
    }
    trailer = stored(step.trailer);
  }
  return { episodes, trailer };
}

it('gives each rule its episodes', () => {
  fc.assert(
    fc.property(conditions, reports, ticks, (wanted, list, minutes) => {
      const rules = wanted.map(ruleOf);
      const { episodes } = follow(rules, list, minutes);
      wanted.forEach((condition, index) => {
        expect(episodes.get(rules[index]?.key ?? '')).toEqual(episodesOf(condition, list, END));
      });
    }),
    { numRuns: 500 },
  );
});

/** Rules that are concerned by a duration that elapses come after the others with an index. */
const sorted = ({ changes, ...step }: TrailerStep) => ({
  ...step,
  changes: [...changes].sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0)),
});

it('follows a report in the same way with the index of the rules', () => {
  const validFrom = fc.integer({ min: -1, max: END_MINUTE });
  const rulesOf = fc.array(fc.tuple(trailerCondition, validFrom), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(rulesOf, fc.nat(5), reports, (wanted, few, list) => {
      const rules = wanted.map(([condition, minute], index) => ({
        ...ruleOf(condition, index),
        validFrom: at(minute),
      }));
      let trailer: AlertedTrailer = UNKNOWN_TRAILER;
      for (const [nth, report] of [...list].sort((a, b) => a.at.getTime() - b.at.getTime()).entries()) {
        // One rule stops to concern the trailer on the way.
        const concerned = nth < 3 ? rules : rules.slice(1);
        const index = ruleIndexWith(concerned.slice(0, few), ruleIndexOf(concerned.slice(few)));
        const step = followReport(trailer, concerned, report, index);
        expect(sorted(step)).toEqual(sorted(followReport(trailer, concerned, report)));
        trailer = step.trailer;
        expect(nextDueAt(trailer, concerned, index)).toEqual(nextDueAt(trailer, concerned));
      }
    }),
    { numRuns: 500 },
  );
});

const OPEN: AlertCondition = { kind: 'doorFor', status: 'open', durationMs: 30 * MINUTE_MS };
const doorOpens: AlertReport = { at: at(0), readings: { door: 'open' } };
const silent: AlertReport = { at: at(20), readings: { trailerBatteryVolts: 13 } };

it('keeps what is remembered of rules that a report does not concern', () => {
  const rules = [ruleOf(OPEN, 0)];
  const { trailer } = followReport(UNKNOWN_TRAILER, rules, doorOpens);
  const { trailer: after, changes } = followReport(trailer, rules, silent);
  expect(after.rules[rules[0]?.key ?? '']).toBe(trailer.rules[rules[0]?.key ?? '']);
  expect(changes).toEqual([]);
  expect(nextDueAt(after, rules)).toBe(at(30).getTime());
});

it('keeps a silence as it was remembered until it is due', () => {
  const rules = [ruleOf({ kind: 'silence', durationMs: 60 * MINUTE_MS }, 0)];
  const { trailer } = followReport(UNKNOWN_TRAILER, rules, doorOpens);
  const next = followReport(trailer, rules, silent);
  expect(next.trailer.rules).toBe(trailer.rules);
  expect(nextDueAt(next.trailer, rules)).toBe(at(60).getTime());
  expect(passTime(next.trailer, rules, at(79)).changes).toEqual([]);
  expect(nextDueAt(passTime(next.trailer, rules, at(79)).trailer, rules)).toBe(at(80).getTime());
  expect(passTime(next.trailer, rules, at(80)).changes).toMatchObject([{ kind: 'opened', at: at(80) }]);
});

it('forgets rules that it no longer follows', () => {
  const { trailer } = followReport(UNKNOWN_TRAILER, [ruleOf(OPEN, 0)], doorOpens);
  expect(followReport(trailer, [], silent).trailer.rules).toEqual({});
});

it('begins with what holds when a rule becomes valid', () => {
  const always = ruleOf({ kind: 'doorFor', status: 'open', durationMs: 0 }, 0);
  const later = { ...ruleOf(OPEN, 1), validFrom: at(10) };
  const first = followReport(UNKNOWN_TRAILER, [later, always], doorOpens);
  expect(first.changes).toMatchObject([{ key: always.key, kind: 'opened', at: at(0) }]);
  const { changes, trailer } = followReport(first.trailer, [later, always], silent);
  expect(changes).toEqual([]);
  expect(nextDueAt(trailer, [later, always])).toBe(at(40).getTime());
  expect(passTime(trailer, [later, always], at(60)).changes).toMatchObject([{ key: later.key, at: at(40) }]);
  const next = { ...ruleOf({ kind: 'doorFor', status: 'open', durationMs: 0 }, 2), validFrom: at(25) };
  expect(passTime(trailer, [next], at(30)).changes).toMatchObject([{ key: next.key, kind: 'opened', at: at(25) }]);
});

it('judges the other rules if one fails', () => {
  const broken = {
    ...ruleOf(OPEN, 0),
    plan: { ...planOf(OPEN), leaves: [{ kind: 'doorFor' } as never], root: null as never },
  };
  const works = ruleOf({ kind: 'doorFor', status: 'open', durationMs: 0 }, 1);
  const { changes, failures } = followReport(UNKNOWN_TRAILER, [broken, works], doorOpens);
  expect(failures).toMatchObject([{ key: broken.key, error: expect.any(TypeError) }]);
  expect(changes).toMatchObject([{ key: works.key, kind: 'opened' }]);
});
