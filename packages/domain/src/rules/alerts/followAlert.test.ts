import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { AlertCondition } from './alertCondition';
import { type AlertFacts, type AlertReport, factsAfter } from './alertFacts';
import { type AlertEpisode, episodesOf, withChanges } from './episodesOf';
import { type AlertMemory, dueAt, elapse, forgotten, observe, planOf } from './followAlert';

const START = Date.parse('2026-11-17T15:00:00Z');
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const at = (minutes: number) => new Date(START + minutes * MINUTE_MS);
const END = at(3 * 1_440);

const durationMs = fc.integer({ min: 1, max: 300 }).map((minutes) => minutes * MINUTE_MS);
const state = fc.oneof(
  durationMs.map((ms): AlertCondition => ({ kind: 'doorFor', status: 'open', durationMs: ms })),
  durationMs.map((ms): AlertCondition => ({ kind: 'tetherFor', status: 'untethered', durationMs: ms })),
  durationMs.map((ms): AlertCondition => ({ kind: 'silence', durationMs: ms })),
  fc.integer({ min: 10, max: 90 }).map((percent): AlertCondition => ({ kind: 'fuelBelow', percent })),
  fc.constant<AlertCondition>({ kind: 'absFault', of: 'abs' }),
);
const event = fc.constantFrom<AlertCondition>(
  { kind: 'doorChange', to: 'any' },
  { kind: 'tetherChange', to: 'tethered' },
);
const condition = fc.oneof(
  state,
  event,
  fc.record({
    kind: fc.constantFrom('all' as const, 'any' as const),
    of: fc.array(state, { minLength: 1, maxLength: 4 }),
  }),
  fc.tuple(event, state).map((parts): AlertCondition => ({ kind: 'all', of: parts })),
);
const reports = fc
  .array(
    fc.record({
      minute: fc.integer({ min: 0, max: 2_880 }),
      readings: fc.record(
        {
          door: fc.constantFrom('open' as const, 'closed' as const),
          tether: fc.constantFrom('tethered' as const, 'untethered' as const),
          abs: fc.boolean().map((active) => ({ active })),
          reefer: fc.record({ fuelPercent: fc.integer({ min: 0, max: 100 }) }),
        },
        { requiredKeys: [] },
      ),
    }),
    { maxLength: 30 },
  )
  .map((list) =>
    [...new Map(list.map((one) => [one.minute, one])).values()]
      .sort((a, b) => a.minute - b.minute)
      .map(({ minute, readings }): AlertReport => ({ at: at(minute), readings })),
  );

const stored = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value));

/** The episodes of a live evaluation: time passes in ticks, and everything is stored in between. */
function live(wanted: AlertCondition, list: readonly AlertReport[], ticks: readonly number[]): AlertEpisode[] {
  const plan = planOf(wanted);
  let facts: AlertFacts = {};
  let memory: AlertMemory = forgotten(plan);
  let episodes: AlertEpisode[] = [];
  const steps = [
    ...list.map((one) => ({ at: one.at.getTime(), report: one })),
    ...ticks.map((minute) => ({ at: at(minute).getTime(), report: undefined })),
    { at: END.getTime(), report: undefined },
  ].sort((a, b) => a.at - b.at);
  for (const { at: instant, report } of steps) {
    const step = report ? observe(plan, memory, facts, report) : elapse(plan, memory, facts, new Date(instant));
    episodes = withChanges(episodes, step.changes);
    memory = stored(step.memory);
    if (report) facts = stored(factsAfter(facts, report));
  }
  return episodes;
}

it('gives the same episodes live, with time passing in any ticks and all memory stored', () => {
  fc.assert(
    fc.property(
      condition,
      reports,
      fc.array(fc.integer({ min: 0, max: 4_000 }), { maxLength: 30 }),
      (wanted, list, ticks) => {
        expect(live(wanted, list, ticks)).toEqual(episodesOf(wanted, list, END));
      },
    ),
    { numRuns: 500 },
  );
});

it('never has two episodes at once, and none that ends before it begins', () => {
  fc.assert(
    fc.property(condition, reports, (wanted, list) => {
      const episodes = episodesOf(wanted, list, END);
      episodes.forEach(({ since, until }, index) => {
        const next = episodes[index + 1];
        expect(until === null || since <= until).toBe(true);
        if (next) expect(until !== null && until <= next.since).toBe(true);
      });
    }),
  );
});

it('says when to look again: nothing changes before', () => {
  fc.assert(
    fc.property(condition, reports, (wanted, list) => {
      const plan = planOf(wanted);
      let facts: AlertFacts = {};
      let memory = forgotten(plan);
      for (const report of list) {
        memory = observe(plan, memory, facts, report).memory;
        facts = factsAfter(facts, report);
      }
      const due = dueAt(plan, memory);
      const before = new Date(due === null ? START + 100 * DAY_MS : due - 1);
      expect(elapse(plan, memory, facts, before)).toEqual({ memory, changes: [] });
    }),
  );
});

it('changes nothing by reports that say nothing of what is asked', () => {
  const sensorCondition = fc.oneof(
    fc.constant<AlertCondition>({ kind: 'absFault', of: 'abs' }),
    durationMs.map((ms): AlertCondition => ({ kind: 'doorFor', status: 'open', durationMs: ms })),
  );
  fc.assert(
    fc.property(
      sensorCondition,
      reports,
      fc.array(fc.integer({ min: 0, max: 2_880 }), { maxLength: 20 }),
      (wanted, list, minutes) => {
        const taken = new Set(list.map((one) => one.at.getTime()));
        const silent = [...new Set(minutes)]
          .map((minute): AlertReport => ({ at: at(minute), readings: { trailerBatteryVolts: 12.6 } }))
          .filter((one) => !taken.has(one.at.getTime()));
        const mixed = [...list, ...silent].sort((a, b) => a.at.getTime() - b.at.getTime());
        expect(episodesOf(wanted, mixed, END)).toEqual(episodesOf(wanted, list, END));
      },
    ),
  );
});
