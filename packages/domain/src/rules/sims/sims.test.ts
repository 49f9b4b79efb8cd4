import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { SIM_ACTIONS, SIM_STATES, type SimAction, type SimState } from '../../vocabulary/sims';
import { iccidProblem, plainIccid, withCheckDigit } from './iccid';
import {
  OPEN_REQUEST_STATES,
  requestAfterPlan,
  requestAfterStatus,
  SIM_TRANSITIONS,
  simActionsOf,
  simFitness,
  simRequestStage,
} from './simChanges';
import { followSimPlan } from './simPlanEvents';
import { SIM_POLICY, simRepeatAt } from './simPolicy';
import {
  eventSequence,
  followSimStatus,
  type SimStatusEvent,
  type SimStatusFacts,
  trailerSimStatus,
} from './simStatusEvents';
import { billingMonth, currentSimUsage } from './simUsage';

const NOW = new Date('2026-11-17T15:12:00Z');
const MINUTE_MS = 60_000;
const minutesAgo = (minutes: number) => new Date(NOW.getTime() - minutes * MINUTE_MS);
const states = fc.constantFrom(...SIM_STATES.map(({ id }) => id));
const actions = fc.constantFrom(...SIM_ACTIONS.map(({ id }) => id));

describe('an ICCID', () => {
  test.each([
    // The example of ITU-T E.118 in common use.
    ['89014103211118510720', undefined],
    ['8944500102198304826', undefined],
    ['8944500102198304827', 'checkDigit'],
    ['890126000000000000', 'digits'],
    ['890126000000000000200', 'digits'],
    ['890126000000000000X', 'digits'],
    ['', 'digits'],
  ])('%s: %s', (text, problem) => expect(iccidProblem(text)).toBe(problem));

  it('with its check digit is valid, and with any other last digit it is not', () => {
    const digits = fc.stringMatching(/^\d{18,19}$/);
    fc.assert(
      fc.property(digits, fc.integer({ min: 1, max: 9 }), (text, off) => {
        const iccid = withCheckDigit(text);
        expect(iccidProblem(iccid)).toBeUndefined();
        expect(iccidProblem(`${text}${(Number(iccid.at(-1)) + off) % 10}`)).toBe('checkDigit');
      }),
    );
  });

  it('can have spaces, hyphens and dots', () => expect(plainIccid(' 89-01 26.0')).toBe('8901260'));
});

describe('an action', () => {
  test.each<[SimState, SimAction[]]>([
    ['ready', ['activate', 'changePlan', 'deactivate']],
    ['active', ['suspend', 'changePlan', 'deactivate']],
    ['suspended', ['activate', 'changePlan', 'deactivate']],
    ['deactivated', []],
  ])('of a SIM that is %s: %j', (state, possible) => expect(simActionsOf(state)).toEqual(possible));

  test.each<[SimState, boolean, SimAction, string]>([
    ['active', false, 'suspend', 'ready'],
    ['active', true, 'suspend', 'pending'],
    ['suspended', false, 'suspend', 'sameStatus'],
    ['suspended', true, 'suspend', 'sameStatus'],
    ['ready', false, 'suspend', 'notActive'],
    ['deactivated', false, 'activate', 'final'],
    ['deactivated', true, 'suspend', 'final'],
  ])('%s, pending %s, %s: %s', (state, pending, action, fitness) =>
    expect(simFitness({ state, planId: 'a' }, pending, { action, planId: null })).toBe(fitness),
  );

  test.each<[SimState, boolean, string, string]>([
    ['active', false, 'b', 'ready'],
    ['suspended', false, 'b', 'ready'],
    ['ready', false, 'b', 'ready'],
    ['active', true, 'b', 'pending'],
    ['active', false, 'a', 'samePlan'],
    ['active', true, 'a', 'samePlan'],
    ['deactivated', false, 'b', 'final'],
  ])('%s with plan a, pending %s, to plan %s: %s', (state, pending, planId, fitness) =>
    expect(simFitness({ state, planId: 'a' }, pending, { action: 'changePlan', planId })).toBe(fitness),
  );

  it('can be requested exactly if it is possible and nothing is pending', () => {
    fc.assert(
      fc.property(states, fc.boolean(), actions, (state, pending, action) => {
        const isPossible = simActionsOf(state).includes(action);
        const order = { action, planId: action === 'changePlan' ? 'b' : null };
        expect(simFitness({ state, planId: 'a' }, pending, order) === 'ready').toBe(isPossible && !pending);
      }),
    );
  });
});

describe('a request', () => {
  const request = (state: 'queued' | 'accepted' | 'unknown' | 'done' | 'refused' | 'overtaken', minutes: number) => ({
    ...{ action: 'suspend' as const, planId: null, state, requestedAt: minutesAgo(minutes) },
  });
  test.each([
    [request('queued', 0), 'pending'],
    [request('accepted', 29), 'pending'],
    [request('accepted', 30), 'noAnswer'],
    [request('unknown', 90), 'noAnswer'],
    [request('refused', 900), 'refused'],
    [request('done', 900), null],
    [request('overtaken', 0), null],
    [null, null],
  ])('%j is shown as %s', (given, stage) => expect(simRequestStage(given, NOW)).toBe(stage));

  it('is done by its status, waits while it is possible, and is overtaken by any other', () => {
    fc.assert(
      fc.property(actions, states, fc.constantFrom(...OPEN_REQUEST_STATES), (action, reported, state) => {
        const after = requestAfterStatus({ action, planId: null, state, requestedAt: NOW }, reported);
        const { from, to } = SIM_TRANSITIONS[action];
        expect(after).toBe(reported === to ? 'done' : from.includes(reported) ? state : 'overtaken');
      }),
    );
  });

  test.each<[SimAction, string, string]>([
    ['changePlan', 'b', 'done'],
    ['changePlan', 'a', 'accepted'],
    ['changePlan', 'c', 'overtaken'],
    ['suspend', 'b', 'accepted'],
    ['suspend', 'c', 'accepted'],
  ])('of %s to plan b from a is after the plan %s: %s', (action, reported, after) => {
    const facts = { action, planId: action === 'changePlan' ? 'b' : null, requestedAt: NOW };
    expect(requestAfterPlan({ ...facts, state: 'accepted' }, 'a', reported)).toBe(after);
    for (const state of ['done', 'refused', 'overtaken'] as const)
      expect(requestAfterPlan({ ...facts, state }, 'a', reported)).toBe(state);
  });

  it('that is over stays as it is', () => {
    for (const state of ['done', 'refused', 'overtaken'] as const)
      expect(requestAfterStatus(request(state, 0), 'active')).toBe(state);
  });

  it('is repeated later and later', () => {
    const delays = [1, 2, 3, 4, 5, 50].map((attempts) => simRepeatAt(attempts, NOW).getTime() - NOW.getTime());
    expect(delays).toEqual([...SIM_POLICY.repeatAfterMs, SIM_POLICY.repeatAfterMs[3], SIM_POLICY.repeatAfterMs[3]]);
  });
});

describe('events of a provider', () => {
  const events = fc.array(
    fc.record({ state: states, sequence: fc.integer({ min: 0, max: 20 }) }).map(
      // One sequence is one event, so it always has the same state and time.
      ({ sequence }): SimStatusEvent => ({
        sequence,
        state: SIM_STATES[(sequence * 7) % SIM_STATES.length]?.id ?? 'ready',
        occurredAt: new Date(NOW.getTime() + sequence),
      }),
    ),
    { maxLength: 12 },
  );
  const begin: SimStatusFacts = { state: 'ready', since: minutesAgo(1), sequence: -1 };
  const follow = (list: readonly SimStatusEvent[]) =>
    list.reduce((sim, event) => followSimStatus(sim, event).sim, begin);

  it('lead to the state of the newest one, in any order and however often they come', () => {
    fc.assert(
      fc.property(events, fc.infiniteStream(fc.nat()), (list, random) => {
        const shuffled = [...list, ...list].map((event) => ({ event, at: random.next().value }));
        shuffled.sort((a, b) => a.at - b.at);
        const newest = [...list].sort((a, b) => eventSequence(b) - eventSequence(a))[0];
        const { state, sequence } = follow(shuffled.map(({ event }) => event));
        expect({ state, sequence }).toEqual(
          newest ? { state: newest.state, sequence: newest.sequence } : { state: 'ready', sequence: -1 },
        );
      }),
    );
  });

  test.each<[SimState, number, string]>([
    ['suspended', 4, 'older'],
    ['suspended', 5, 'older'],
    ['suspended', 6, 'changed'],
    ['active', 6, 'confirmed'],
  ])('%s with sequence %s after active with 5: %s', (state, sequence, outcome) => {
    const sim: SimStatusFacts = { state: 'active', since: minutesAgo(9), sequence: 5 };
    const followed = followSimStatus(sim, { state, sequence, occurredAt: NOW });
    expect(followed.outcome).toBe(outcome);
    expect(followed.sim.since).toEqual(outcome === 'changed' ? NOW : sim.since);
  });

  test.each<[string, number | null, string]>([
    ['b', 4, 'older'],
    ['b', 5, 'older'],
    ['b', 6, 'changed'],
    ['a', 6, 'confirmed'],
    ['b', null, 'changed'],
  ])('plan %s with sequence %s after plan a with 5: %s', (planId, sequence, outcome) => {
    const sim = { planId: 'a', planSequence: 5 };
    const followed = followSimPlan(sim, { planId, sequence, occurredAt: NOW });
    expect(followed.outcome).toBe(outcome);
    expect(followed.sim.planId).toBe(outcome === 'changed' ? 'b' : 'a');
    expect(followed.sim.planSequence).toBe(outcome === 'older' ? 5 : (sequence ?? NOW.getTime()));
  });

  it('without a sequence are in the order of their times', () =>
    expect(eventSequence({ sequence: null, occurredAt: NOW })).toBe(NOW.getTime()));

  test.each<[SimState, string | null]>([
    ['ready', null],
    ['active', 'activated'],
    ['suspended', 'suspended'],
    ['deactivated', 'deactivated'],
  ])('a SIM that is %s: the trailer has the status %s', (state, status) =>
    expect(trailerSimStatus(state)).toBe(status),
  );
});

describe('data used', () => {
  const plan = { includedMb: 50, isPooled: false, timeZone: 'America/Chicago' };
  test.each([
    ['2026-12-01T05:59:59Z', 'America/Chicago', '2026-11'],
    ['2026-12-01T06:00:00Z', 'America/Chicago', '2026-12'],
    ['2026-12-31T23:59:59Z', 'UTC', '2026-12'],
  ])('at %s in %s: month %s', (at, zone, month) => expect(billingMonth(new Date(at), zone)).toBe(month));

  test.each([
    [{ month: '2026-11', usedMb: 58 }, plan, { month: '2026-11', usedMb: 58, overMb: 8 }],
    [{ month: '2026-11', usedMb: 50 }, plan, { month: '2026-11', usedMb: 50, overMb: 0 }],
    [
      { month: '2026-11', usedMb: 58 },
      { ...plan, isPooled: true },
      { month: '2026-11', usedMb: 58, overMb: 0 },
    ],
    [{ month: '2026-10', usedMb: 99 }, plan, { month: '2026-11', usedMb: null, overMb: 0 }],
    [{ month: null, usedMb: null }, plan, { month: '2026-11', usedMb: null, overMb: 0 }],
  ])('%j of %j: %j', (usage, given, shown) => expect(currentSimUsage(usage, given, NOW)).toEqual(shown));
});
