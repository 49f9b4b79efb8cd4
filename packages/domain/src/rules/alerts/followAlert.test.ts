import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type AlertCondition, leavesOf } from './alertCondition';
import { type AlertFacts, type AlertReport, factsAfter } from './alertFacts';
import { planOf } from './alertPlan';
import { trailerCondition } from './conditions.test.parts';
import { type AlertEpisode, episodesOf, withChanges } from './episodesOf';
import { type AlertMemory, concerns, dueAt, elapse, forgotten, observe } from './followAlert';
import { at, END, END_MINUTE, MINUTE_MS, minutesOf, reports, stored } from './reports.test.parts';

const ticks = fc.array(fc.integer({ min: 0, max: END_MINUTE }), { maxLength: 30 });
const inMinutes = (episodes: readonly AlertEpisode[]) =>
  episodes.map(({ since, until }) => [since, until].map((end) => end && minutesOf(end)));

/** The episodes of a live evaluation: time passes in ticks, and everything is stored in between. */
function live(wanted: AlertCondition, list: readonly AlertReport[], minutes: readonly number[]): AlertEpisode[] {
  const plan = planOf(wanted);
  let facts: AlertFacts = {};
  let memory: AlertMemory = forgotten(plan);
  let episodes: AlertEpisode[] = [];
  const steps = [
    ...list.map((one) => ({ at: one.at.getTime(), report: one })),
    ...minutes.map((minute) => ({ at: at(minute).getTime(), report: undefined })),
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
    fc.property(trailerCondition, reports, ticks, (wanted, list, minutes) => {
      expect(live(wanted, list, minutes)).toEqual(episodesOf(wanted, list, END));
    }),
    { numRuns: 1_000 },
  );
});

it('never has two episodes at once or of one start, and none that ends before it begins', () => {
  fc.assert(
    fc.property(trailerCondition, reports, (wanted, list) => {
      const episodes = episodesOf(wanted, list, END);
      episodes.forEach(({ since, until }, index) => {
        const next = episodes[index + 1];
        expect(until === null || since <= until).toBe(true);
        if (!planOf(wanted).hasEvents) expect(until === null || since < until).toBe(true);
        if (next) expect(until !== null && until <= next.since && since < next.since).toBe(true);
      });
    }),
    { numRuns: 1_000 },
  );
});

it('says when to look again: nothing changes before', () => {
  fc.assert(
    fc.property(trailerCondition, reports, (wanted, list) => {
      const plan = planOf(wanted);
      let facts: AlertFacts = {};
      let memory = forgotten(plan);
      for (const report of list) {
        memory = observe(plan, memory, facts, report).memory;
        facts = factsAfter(facts, report);
      }
      const due = dueAt(plan, memory);
      const before = due === null ? at(1_000_000) : new Date(due - 1);
      expect(elapse(plan, memory, facts, before)).toEqual({ memory, changes: [] });
    }),
  );
});

it('needs to observe only the reports that concern a condition', () => {
  let skipped = 0;
  fc.assert(
    fc.property(trailerCondition, reports, (wanted, list) => {
      const plan = planOf(wanted);
      let facts: AlertFacts = {};
      let memory = forgotten(plan);
      let episodes: AlertEpisode[] = [];
      for (const report of list) {
        if (concerns(plan, memory, facts, report)) {
          const step = observe(plan, memory, facts, report);
          episodes = withChanges(episodes, step.changes);
          memory = step.memory;
        } else skipped++;
        facts = factsAfter(facts, report);
      }
      episodes = withChanges(episodes, elapse(plan, memory, facts, END).changes);
      expect(inMinutes(episodes)).toEqual(inMinutes(episodesOf(wanted, list, END)));
    }),
    { numRuns: 1_000 },
  );
  expect(skipped).toBeGreaterThan(20);
});

it('changes nothing by reports that say nothing', () => {
  const condition = trailerCondition.filter((wanted) => leavesOf(wanted).every(({ kind }) => kind !== 'silence'));
  fc.assert(
    fc.property(condition, reports, ticks, (wanted, list, minutes) => {
      const taken = new Set(list.map((one) => one.at.getTime()));
      const silent = [...new Set(minutes)]
        .map((minute): AlertReport => ({ at: at(minute), readings: {} }))
        .filter((one) => !taken.has(one.at.getTime()));
      const mixed = [...list, ...silent].sort((a, b) => a.at.getTime() - b.at.getTime());
      expect(inMinutes(episodesOf(wanted, mixed, END))).toEqual(inMinutes(episodesOf(wanted, list, END)));
    }),
    { numRuns: 1_000 },
  );
});

const doorOpen = { kind: 'doorFor', status: 'open', durationMs: 10 * MINUTE_MS } as const;
const doorCloses = { kind: 'doorChange', to: 'closed' } as const;
const tetherChanges = { kind: 'tetherChange', to: 'any' } as const;
const report = (minute: number, readings: AlertReport['readings']): AlertReport => ({ at: at(minute), readings });

it.each<[string, AlertCondition, AlertReport[], (number | null)[][]]>([
  [
    'an event of its own next to a state that does not hold',
    { kind: 'any', of: [doorOpen, tetherChanges] },
    [
      report(0, { tether: 'tethered', door: 'open' }),
      report(5, { tether: 'untethered' }),
      report(20, { door: 'closed' }),
    ],
    [
      [5, 5],
      [10, 20],
    ],
  ],
  [
    'no event of its own while a state holds',
    { kind: 'any', of: [doorOpen, tetherChanges] },
    [report(0, { tether: 'tethered', door: 'open' }), report(15, { tether: 'untethered' })],
    [[10, null]],
  ],
  [
    'no state that ends at the instant at which its duration elapses',
    { kind: 'any', of: [doorOpen, doorCloses] },
    [
      report(0, { door: 'open' }),
      report(10, { door: 'closed' }),
      report(12, { door: 'open' }),
      report(13, { door: 'closed' }),
    ],
    [
      [10, 10],
      [13, 13],
    ],
  ],
  [
    'an event that ends a state',
    { kind: 'any', of: [doorOpen, doorCloses] },
    [report(0, { door: 'open' }), report(15, { door: 'closed' })],
    [
      [10, 15],
      [15, 15],
    ],
  ],
])('has %s', (_, condition, list, expected) => {
  expect(inMinutes(episodesOf(condition, list, END))).toEqual(expected);
});

it('has no second episode of the instant at which a state began', () => {
  const plan = planOf({ kind: 'any', of: [doorOpen, doorCloses] });
  const opens = report(0, { door: 'open' });
  const opened = observe(plan, forgotten(plan), {}, opens);
  const facts = factsAfter({}, opens);
  const elapsed = elapse(plan, opened.memory, facts, at(10));
  const closed = observe(plan, elapsed.memory, facts, report(10, { door: 'closed' }));
  expect([elapsed.changes, closed.changes]).toEqual([
    [{ kind: 'opened', at: at(10) }],
    [{ kind: 'ended', at: at(10) }],
  ]);
});

it('does not begin a duration again because its value was unknown for a while', () => {
  const open = { kind: 'doorFor', status: 'open', durationMs: 80 * MINUTE_MS } as const;
  const list = [
    report(0, { tether: 'tethered', door: 'open' }),
    report(70, { trailerBatteryVolts: 12 }),
    report(90, { door: 'open' }),
  ];
  expect(inMinutes(episodesOf(open, list, END))).toEqual([[90, null]]);
});

it('ends nothing because a value is unknown', () => {
  const lowFuel = { kind: 'fuelBelow', percent: 25 } as const;
  const list = [report(0, { reefer: { fuelPercent: 20 } }), report(70, {}), report(600, { door: 'open' })];
  expect(inMinutes(episodesOf(lowFuel, list, END))).toEqual([[0, null]]);
});

it('has nothing due without a duration, and once it was judged', () => {
  const plan = planOf({ kind: 'any', of: [doorOpen, { ...doorOpen, durationMs: 0 }] });
  expect(dueAt(plan, forgotten(plan))).toBeNull();
  const { memory } = observe(plan, forgotten(plan), {}, report(0, { door: 'open' }));
  expect(dueAt(plan, memory)).toBe(at(10).getTime());
  const facts = factsAfter({}, report(0, { door: 'open' }));
  expect(concerns(plan, memory, facts, report(9, {}))).toBe(false);
  expect(concerns(plan, memory, facts, report(10, {}))).toBe(true);
  expect(dueAt(plan, elapse(plan, memory, facts, at(10)).memory)).toBeNull();
});

it('judges durations in the order in which they elapse', () => {
  const closedSoon = { kind: 'tetherFor', status: 'untethered', durationMs: 5 * MINUTE_MS } as const;
  const plan = planOf({ kind: 'all', of: [doorOpen, closedSoon] });
  const { memory } = observe(plan, forgotten(plan), {}, report(0, { door: 'open', tether: 'untethered' }));
  expect(dueAt(plan, memory)).toBe(at(5).getTime());
});
