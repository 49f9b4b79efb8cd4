import type { PortalApi } from '@gladhand/domain';
import type { SimBatch, SimFilterInput, SimTargetInput } from '@gladhand/domain/sims';
import { Webhook } from 'standardwebhooks';
import { beforeEach, describe, expect, it } from 'vitest';
import { codeOf, everywhere } from '../../testing/everywhere';
import { createTestDataset, TEST_NOW, testId } from '../../testing/testDataset';
import { SIM_MESSAGES } from './messages';
import {
  addTestSims,
  createTestSimProvider,
  OLD_SECRET,
  SECRET,
  signedEvent,
  testIccid,
  testSims,
} from './testing/simTest.parts';

const ADMIN = 'admin@example.com';
const BOSS = 'boss@northline.example';
const VIEWER = 'view@example.com';
const MINUTE_MS = 60_000;

const fresh = createTestDataset();
const dataset = {
  ...fresh,
  features: [1, 2, 3].map((customerId) => ({ customerId, feature: 'SubscriptionManagement' })).concat(fresh.features),
};
const SIMS = testSims(dataset);
const active = SIMS.filter(({ state }) => state === 'active');
const trailerOf = (iccid: string) => {
  const sim = SIMS.find((one) => one.iccid === iccid);
  const trailer = dataset.trailers.find(({ trailerId }) => trailerId === sim?.trailerId);
  if (!trailer) throw new Error(`no trailer for ${iccid}`);
  return trailer;
};
const own = (place: number) => {
  const sim = active.filter(({ customerId }) => customerId === 1)[place];
  if (!sim) throw new Error(`no SIM ${place}`);
  return sim.iccid;
};

const provider = createTestSimProvider();
const { each, same } = everywhere(dataset, ADMIN, {
  deps: () => ({
    simProvider: provider,
    config: { simWebhookSecrets: [SECRET, OLD_SECRET] } as never,
  }),
  prepare: (repositories) => addTestSims(repositories, dataset),
});
beforeEach(() => {
  provider.requested.length = 0;
  provider.answers.clear();
});

let events = 0;
const newId = () => `event-${++events}`;
const post = (event: object, given: Partial<Parameters<typeof signedEvent>[1]> = {}) => {
  const id = given.id ?? newId();
  return each(async ({ test }) => {
    const init = await signedEvent(event, { at: test.clock.now, ...given, id });
    const response = await test.api.request('/v1/api/sims/events', init);
    return { status: response.status, body: await response.json() };
  });
};
const status = (iccid: string, state: string, sequence: number, given: object = {}) => ({
  ...{ type: 'sim.status', iccid, state, sequence, occurredAt: TEST_NOW.toISOString(), ...given },
});
let batches = 0;
const newBatch = () => testId(8, ++batches);
const simplified = ({ total, states, refusals, noAnswer }: SimBatch) => ({ total, states, refusals, noAnswer });
const change = (target: SimTargetInput, sims: number, { as = ADMIN, batchId = newBatch() } = {}) =>
  same(async (portal) => simplified(await portal.sims.change({ batchId, target, sims })), as);
const simOf = (iccid: string, as = ADMIN) =>
  same(async (portal) => {
    const found = await portal.sims.detail(iccid);
    return found && { ...found.sim, request: found.sim.request && { ...found.sim.request, requestId: '' } };
  }, as);
const list = (portal: PortalApi, filter: SimFilterInput = {}) =>
  portal.sims.list({ filter, paginationInput: { pageSize: 100, pageNumber: 1 } });

describe('the list', () => {
  it('has the same SIMs, numbers and order on every storage', async () => {
    const page = await same((portal) => list(portal));
    expect(page.total).toBe(SIMS.length);
    expect(page.hasProvider).toBe(true);
    expect(page.plans.map(({ planId }) => planId)).toEqual(['fifty', 'pool']);
    for (const sortBy of ['unitId', 'customerName', 'iccid', 'carrier', 'state', 'since', 'plan', 'usedMb'])
      for (const sortAsc of [true, false])
        await same((portal) =>
          portal.sims.list({
            filter: {},
            paginationInput: { pageSize: 20, pageNumber: 2 },
            sortingInput: { sortBy, sortAsc },
          }),
        );
  });

  it('has numbers that equal their lists', async () => {
    const { counts } = await same((portal) => list(portal));
    expect(counts.map(({ kind }) => kind)).toContain('overage');
    for (const { kind, value, sims } of counts) {
      const filter = kind === 'overage' ? { overage: true } : kind === 'plan' ? { planId: value } : { [kind]: value };
      expect(await same(async (portal) => (await list(portal, filter)).total)).toBe(sims);
    }
  });

  it('has only SIMs of trailers that a user has access to', async () => {
    const { sims } = await same((portal) => list(portal), BOSS);
    expect(new Set(sims.map(({ customerId }) => customerId))).toEqual(new Set([1]));
    const other = SIMS.find(({ customerId }) => customerId === 2)?.iccid ?? '';
    expect(await same((portal) => portal.sims.detail(other), BOSS)).toBeNull();
  });

  it('marks data above a plan, but not of a pooled one', async () => {
    const { sims } = await same((portal) => list(portal, { overage: true }));
    expect(sims.length).toBeGreaterThan(0);
    for (const { plan, usedMb, overMb } of sims) {
      expect(plan.planId).toBe('fifty');
      expect(overMb).toBe((usedMb ?? 0) - 50);
    }
  });

  it.each([[{ state: 'asleep' }], [{ request: 'soon' }], [{ batchId: 'x' }], [{ search: 'x'.repeat(101) }]])(
    'refuses the filter %j',
    async (filter) => {
      expect(await same((portal) => codeOf(list(portal, filter)))).toBe('BAD_USER_INPUT');
    },
  );
});

describe('a change', () => {
  it('leaves the status as it is until the provider confirms it', async () => {
    const iccid = own(0);
    const batch = await change({ action: 'suspend', iccids: [iccid] }, 1);
    expect(batch).toEqual({ total: 1, states: [{ value: 'queued', sims: 1 }], refusals: [], noAnswer: 0 });
    expect(await simOf(iccid)).toMatchObject({ state: 'active', request: { state: 'accepted', action: 'suspend' } });
    expect(provider.requested.map((one) => one.iccid)).toEqual([iccid, iccid, iccid]);
    expect(await post(status(iccid, 'suspended', 11))).toEqual({ status: 200, body: { result: 'changed' } });
    expect(await simOf(iccid)).toMatchObject({ state: 'suspended', request: { state: 'done' } });
    const { vin } = trailerOf(iccid);
    const shown = await same(async (portal) => {
      const { trailer } = (await portal.trailers.detail(vin)) as { trailer: Record<string, unknown> };
      return [trailer.simStatus, trailer.connectivityStatus];
    });
    expect(shown).toEqual(['suspended', 'SUSPENDED']);
    const lines = await each(async ({ repositories }) =>
      (await repositories.audit.latest(10)).flatMap(({ action, subject, detail, userId }) =>
        action.startsWith('sim.') ? [{ action, subject, detail, isPerson: userId !== null }] : [],
      ),
    );
    expect(lines).toEqual([
      {
        ...{ action: 'sim.statusChanged', subject: trailerOf(iccid).unitId, isPerson: false },
        detail: { iccid, from: 'active', to: 'suspended' },
      },
      {
        ...{ action: 'sim.changeRequested', subject: trailerOf(iccid).unitId, isPerson: true },
        detail: { action: 'suspend', iccid, batchSims: 1 },
      },
    ]);
  });

  it('to active does not make a trailer stale that could not report', async () => {
    const silent = active.find(({ iccid }) => {
      const { lastReport } = trailerOf(iccid);
      return lastReport && TEST_NOW.getTime() - lastReport.getTime() >= 10 * 86_400_000;
    });
    const iccid = silent?.iccid ?? '';
    const connectivity = () =>
      same(async (portal) => {
        const { trailer } = (await portal.trailers.detail(trailerOf(iccid).vin)) as {
          trailer: Record<string, unknown>;
        };
        return trailer.connectivityStatus;
      });
    expect(await connectivity()).toBe('CRITICAL');
    await post(status(iccid, 'suspended', 60));
    expect(await connectivity()).toBe('SUSPENDED');
    await post(status(iccid, 'active', 61));
    expect(await connectivity()).toBe('NA');
  });

  it('that is refused says why, and can be requested again', async () => {
    const iccid = own(1);
    provider.answers.set(iccid, { kind: 'refused', reason: 'carrierLock', detail: 'Lock 7' });
    const batchId = newBatch();
    await change({ action: 'suspend', iccids: [iccid] }, 1, { batchId });
    expect(await simOf(iccid)).toMatchObject({
      state: 'active',
      request: { state: 'refused', reason: 'carrierLock', detail: 'Lock 7', attempts: 1 },
    });
    provider.answers.clear();
    const newBatchId = newBatch();
    const retried = await same(async (portal) => simplified(await portal.sims.retry({ batchId, newBatchId })));
    expect(retried.total).toBe(1);
    const again = await same((portal) => codeOf(portal.sims.retry({ batchId, newBatchId: testId(7, 7) })));
    expect(again).toBe('BAD_USER_INPUT');
    await post(status(iccid, 'suspended', 11));
    expect(await simOf(iccid)).toMatchObject({ state: 'suspended', request: { batchId: newBatchId, state: 'done' } });
  });

  it('that the provider did not answer is requested again with the same key', async () => {
    const iccid = own(2);
    provider.answers.set(iccid, 'unanswered');
    await change({ action: 'suspend', iccids: [iccid] }, 1);
    expect(await simOf(iccid)).toMatchObject({ state: 'active', request: { state: 'unknown', attempts: 1 } });
    provider.answers.clear();
    await each(async ({ test }) => {
      test.pass(2 * MINUTE_MS);
      await test.runJobs();
      test.pass(-2 * MINUTE_MS);
    });
    expect(await simOf(iccid)).toMatchObject({ request: { state: 'accepted', attempts: 2 } });
    // One key on each storage, where ids are the same.
    expect(new Set(provider.requested.map(({ key }) => key)).size).toBe(1);
    expect(provider.requested).toHaveLength(6);
  });

  it('without a confirmation is shown as unanswered, and settled by the status that the provider has', async () => {
    const iccid = own(3);
    await change({ action: 'suspend', iccids: [iccid] }, 1);
    const answers = await each(async ({ test, repositories }) => {
      test.pass(31 * MINUTE_MS);
      const { portal } = await test.signedIn(ADMIN);
      const unanswered = (await list(portal, { request: 'noAnswer' })).sims.map((sim) => sim.iccid);
      provider.states.set(iccid, { state: 'suspended', planId: null, sequence: 40, occurredAt: TEST_NOW });
      await test.runScheduled('sims.reconcile');
      test.pass(-31 * MINUTE_MS);
      const history = await repositories.sims.statusEvents(iccid, 5);
      return { isListed: unanswered.includes(iccid), results: history.map(({ result }) => result) };
    });
    expect(answers).toEqual({ isListed: true, results: ['changed'] });
    expect(await simOf(iccid)).toMatchObject({ state: 'suspended', request: { state: 'done' } });
  });

  it('is requested once for a repeated batch id, and refused if the number of SIMs is another one', async () => {
    const iccid = own(4);
    const batchId = newBatch();
    const target = { action: 'suspend', iccids: [iccid] };
    expect(await same((portal) => codeOf(portal.sims.change({ batchId, target, sims: 2 })))).toBe('CONFLICT');
    expect(await simOf(iccid)).toMatchObject({ request: null });
    await change(target, 1, { batchId });
    await change(target, 1, { batchId });
    expect(provider.requested).toHaveLength(3);
    expect(await same((portal) => codeOf(portal.sims.change({ batchId: testId(7, 8), target, sims: 1 })))).toBe(
      'CONFLICT',
    );
  });

  it('is requested once if two users request it at the same time', async () => {
    const target = { action: 'suspend', iccids: [own(16)] };
    const [first, second] = [newBatch(), newBatch()];
    const results = await same(async (portal) => {
      const answers = await Promise.all(
        [first, second].map((batchId) => codeOf(portal.sims.change({ batchId, target, sims: 1 }))),
      );
      return answers.sort();
    });
    expect(results).toEqual(['CONFLICT', 'answered']);
  });

  it('reads pasted lines with a result for each', async () => {
    const iccid = own(5);
    const { unitId, vin } = trailerOf(own(6));
    const wrong = `${iccid.slice(0, -1)}${(Number(iccid.at(-1)) + 1) % 10}`;
    const lines = [`${iccid.slice(0, 6)} ${iccid.slice(6)}`, '', unitId.toLowerCase(), vin, wrong, 'nothing'];
    const target = await same((portal) => portal.sims.target({ action: 'suspend', lines }));
    expect(target.lines.map(({ line, result }) => [line, result])).toEqual([
      [1, 'ready'],
      [3, 'ready'],
      [4, 'duplicate'],
      [5, 'checkDigit'],
      [6, 'notFound'],
    ]);
    expect(target.sims).toBe(2);
  });

  it('of a filter leaves out SIMs that have the status, are deactivated or have a pending change', async () => {
    const target = await same((portal) => portal.sims.target({ action: 'suspend', filter: { customerId: 1 } }));
    const reasons = Object.fromEntries(target.leftOut.map(({ reason, sims }) => [reason, sims]));
    expect(reasons).toMatchObject({ sameStatus: expect.any(Number), final: expect.any(Number), pending: 3 });
    const total = await same(async (portal) => (await list(portal, { customerId: 1 })).total);
    expect(target.sims + Object.values(reasons).reduce((sum, sims) => sum + sims, 0)).toBe(total);
  });

  it('needs a role that may write, and reaches only SIMs of its customer', async () => {
    const target = { action: 'suspend', iccids: [own(7)] };
    expect(await same((portal) => codeOf(portal.sims.change({ batchId: testId(7, 1), target, sims: 1 })), VIEWER)).toBe(
      'FORBIDDEN',
    );
    const other = active.find(({ customerId }) => customerId === 2)?.iccid ?? '';
    const counted = await same((portal) => portal.sims.target({ action: 'suspend', iccids: [other] }), BOSS);
    expect(counted.sims).toBe(0);
  });
});

describe('a change of plan', () => {
  const FIFTY = { planId: 'fifty', name: 'Fifty', includedMb: 50, isPooled: false, timeZone: 'America/Chicago' };
  const POOL = { planId: 'pool', name: 'Pool', includedMb: 20, isPooled: true, timeZone: 'UTC' };
  const withPlan = (planId: string, place: number) => {
    const sim = active.filter((one) => one.customerId === 1 && one.planId === planId)[place];
    if (!sim) throw new Error(`no SIM ${place} with ${planId}`);
    return sim.iccid;
  };
  const planned = (iccid: string, plan: object, sequence: number) => ({
    ...{ type: 'sim.plan', iccid, plan, sequence, occurredAt: TEST_NOW.toISOString() },
  });
  const planOf = async (iccid: string) => {
    const sim = await simOf(iccid);
    return [sim?.plan.name, sim?.request?.state, sim?.request?.planName];
  };

  it('says how many SIMs change and from which plans, and keeps the plan until the provider confirms it', async () => {
    const [one, two, kept] = [withPlan('fifty', 6), withPlan('fifty', 7), withPlan('pool', 6)];
    const target = { action: 'changePlan', planId: 'pool', iccids: [one, two, kept] };
    expect(await same((portal) => portal.sims.target(target))).toMatchObject({
      ...{ sims: 2, fromPlans: [{ planId: 'fifty', name: 'Fifty', sims: 2 }] },
      leftOut: [{ reason: 'samePlan', sims: 1 }],
    });
    const batchId = newBatch();
    await change(target, 2, { batchId });
    expect(provider.requested[0]).toMatchObject({ action: 'changePlan', planId: 'pool' });
    expect(await planOf(one)).toEqual(['Fifty', 'accepted', 'Pool']);
    expect(await same(async (portal) => (await portal.sims.batch(batchId))?.planName)).toBe('Pool');

    expect((await post(planned(one, POOL, 11))).body).toEqual({ result: 'changed' });
    expect((await post(planned(one, POOL, 12))).body).toEqual({ result: 'confirmed' });
    expect((await post(planned(one, FIFTY, 10))).body).toEqual({ result: 'older' });
    const repeated = { id: newId() };
    expect((await post(planned(two, FIFTY, 11), repeated)).body).toEqual({ result: 'confirmed' });
    expect((await post(planned(two, FIFTY, 11), repeated)).body).toEqual({ result: 'repeated' });
    expect([await planOf(one), await planOf(two)]).toEqual([
      ['Pool', 'done', 'Pool'],
      ['Fifty', 'accepted', 'Pool'],
    ]);
    expect((await post(planned(two, { ...FIFTY, planId: 'third', name: 'Third' }, 12))).body).toEqual({
      result: 'changed',
    });
    expect(await planOf(two)).toEqual(['Third', 'overtaken', 'Pool']);

    const history = await same(async (portal) =>
      (await portal.sims.detail(one))?.history.map(({ kind, fromPlanName, planName, outcome, request }) => {
        return [kind, fromPlanName, planName, outcome, request?.planName].filter((text) => text != null).join(' ');
      }),
    );
    expect([...(history ?? [])].sort()).toEqual([
      'plan Fifty Pool changed',
      'plan Pool Fifty older',
      'plan Pool Pool confirmed',
      'request Pool',
    ]);
    const lines = await each(async ({ repositories }) =>
      (await repositories.audit.latest(50)).flatMap(({ action, detail }) =>
        detail.iccid === one ? [{ action, detail }] : [],
      ),
    );
    expect(lines).toEqual([
      { action: 'sim.planChanged', detail: { iccid: one, from: 'Fifty', to: 'Pool' } },
      { action: 'sim.changeRequested', detail: { action: 'changePlan', plan: 'Pool', iccid: one, batchSims: 2 } },
    ]);
  });

  it('is refused, repeated without an answer, and requested again, as a change of a status is', async () => {
    const [refused, silent] = [withPlan('fifty', 8), withPlan('fifty', 9)];
    provider.answers.set(refused, { kind: 'refused', reason: 'planEnded', detail: null }).set(silent, 'unanswered');
    const batchId = newBatch();
    await change({ action: 'changePlan', planId: 'pool', iccids: [refused, silent] }, 2, { batchId });
    expect([await planOf(refused), await planOf(silent)]).toEqual([
      ['Fifty', 'refused', 'Pool'],
      ['Fifty', 'unknown', 'Pool'],
    ]);
    provider.answers.clear();
    provider.requested.length = 0;
    const newBatchId = newBatch();
    await same(async (portal) => simplified(await portal.sims.retry({ batchId, newBatchId })));
    expect(await planOf(refused)).toEqual(['Fifty', 'accepted', 'Pool']);
    expect(provider.requested[0]).toMatchObject({ action: 'changePlan', planId: 'pool' });
  });

  it('without a confirmation is settled by the plan that the provider has, and ended by a deactivation', async () => {
    const [read, ended] = [withPlan('fifty', 13), withPlan('fifty', 14)];
    await change({ action: 'changePlan', planId: 'pool', iccids: [read, ended] }, 2);
    provider.states.set(read, { state: 'active', planId: 'pool', sequence: 40, occurredAt: TEST_NOW });
    await each(async ({ test }) => {
      test.pass(31 * MINUTE_MS);
      await test.runScheduled('sims.reconcile');
      test.pass(-31 * MINUTE_MS);
    });
    expect(await planOf(read)).toEqual(['Pool', 'done', 'Pool']);
    await post(status(ended, 'deactivated', 50));
    expect(await planOf(ended)).toEqual(['Fifty', 'overtaken', 'Pool']);
  });

  it('needs a plan that a SIM of the user has, and the right to change SIMs', async () => {
    const iccid = withPlan('fifty', 12);
    await each(async ({ repositories }) => {
      const other = SIMS.find(({ customerId }) => customerId === 2);
      await repositories.sims.putPlans([{ ...FIFTY, planId: 'foreign', name: 'Foreign' }]);
      const sim = await repositories.sims.lock(other?.iccid ?? '');
      if (sim) await repositories.sims.put({ ...sim, planId: 'foreign' });
    });
    const requested = (planId: string | null, as: string) =>
      same(
        (portal) =>
          portal.sims.target({ action: 'changePlan', planId, iccids: [iccid] }).then(
            ({ sims }) => sims,
            ({ message }) => message as string,
          ),
        as,
      );
    expect(await requested(null, BOSS)).toBe(SIM_MESSAGES.choosePlan);
    expect(await requested('foreign', BOSS)).toBe(SIM_MESSAGES.unknownPlan);
    expect(await requested('foreign', ADMIN)).toBe(1);
    const names = (as: string, customerId: number | null = null) =>
      same(async (portal) => (await portal.sims.plans(customerId)).map(({ name }) => name), as);
    expect(await names(BOSS)).not.toContain('Foreign');
    expect(await names(ADMIN)).toContain('Foreign');
    expect(await names(ADMIN, 1)).not.toContain('Foreign');
    const target = { action: 'changePlan', planId: 'pool', iccids: [iccid] };
    const batchId = newBatch();
    expect(await same((portal) => codeOf(portal.sims.change({ batchId, target, sims: 1 })), VIEWER)).toBe('FORBIDDEN');
  });
});

describe('a callback', () => {
  it('is applied once, however often it comes', async () => {
    const iccid = own(8);
    const event = status(iccid, 'suspended', 11);
    const id = newId();
    expect((await post(event, { id })).body).toEqual({ result: 'changed' });
    expect((await post(event, { id })).body).toEqual({ result: 'repeated' });
    const history = await same(async (portal) => (await portal.sims.detail(iccid))?.history ?? []);
    expect(history.map(({ kind, outcome }) => [kind, outcome])).toEqual([['status', 'changed']]);
  });

  it('that comes ten times at once has one entry in the history', async () => {
    const iccid = own(15);
    const results = await each(async ({ test }) => {
      const init = await signedEvent(status(iccid, 'suspended', 11), { id: 'ten times', at: test.clock.now });
      const answers = await Promise.all(
        Array.from({ length: 10 }, async () => {
          const response = await test.api.request('/v1/api/sims/events', init);
          return ((await response.json()) as { result: string }).result;
        }),
      );
      return answers.sort();
    });
    expect(results).toEqual(['changed', ...Array.from({ length: 9 }, () => 'repeated')]);
    const history = await same(async (portal) => (await portal.sims.detail(iccid))?.history.length);
    expect(history).toBe(1);
  });

  it('that is older than what is known changes nothing', async () => {
    const iccid = own(9);
    await post(status(iccid, 'suspended', 20));
    expect((await post(status(iccid, 'active', 15))).body).toEqual({ result: 'older' });
    expect((await post(status(iccid, 'active', 20))).body).toEqual({ result: 'older' });
    expect(await simOf(iccid)).toMatchObject({ state: 'suspended' });
    expect((await post(status(iccid, 'active', 21))).body).toEqual({ result: 'changed' });
  });

  it('about an unknown SIM is stored and answered, so that it is not repeated', async () => {
    const answer = await post(status('8900000000000000000', 'active', 1));
    expect(answer).toEqual({ status: 200, body: { result: 'unknownSim' } });
  });

  it('refuses a request later, and ends one that another status makes impossible', async () => {
    const [later, overtaken] = [own(10), own(11)];
    await change({ action: 'suspend', iccids: [later, overtaken] }, 2);
    const keys = await each(async ({ repositories, test }) => {
      const [request] = await repositories.sims.requestsOf(later, 1);
      const event = { type: 'sim.refused', iccid: later, key: request?.requestId, reason: 'billing' };
      const occurredAt = TEST_NOW.toISOString();
      const init = await signedEvent({ ...event, occurredAt }, { id: 'refused-later', at: test.clock.now });
      return (await (await test.api.request('/v1/api/sims/events', init)).json()) as object;
    });
    expect(keys).toEqual({ result: 'refused' });
    expect(await simOf(later)).toMatchObject({ state: 'active', request: { state: 'refused', reason: 'billing' } });
    await post(status(overtaken, 'deactivated', 11));
    expect(await simOf(overtaken)).toMatchObject({ state: 'deactivated', request: { state: 'overtaken' } });
  });

  it('registers a SIM for the trailer of a device, and moves it with its plan', async () => {
    const [from, to] = dataset.trailers.filter(({ customerId, serialNumber }) => customerId === 3 && serialNumber);
    const iccid = testIccid(900);
    const plan = { planId: 'new', name: 'New', includedMb: 10, isPooled: false, timeZone: 'UTC' };
    const registration = { type: 'sim.registered', iccid, carrier: 'Other', plan, occurredAt: TEST_NOW.toISOString() };
    const given = { ...registration, state: 'active' };
    expect((await post({ ...given, device: 'no such device' })).body).toEqual({ result: 'unknownTrailer' });
    expect((await post({ ...given, device: from?.serialNumber })).body).toEqual({ result: 'registered' });
    expect(await simOf(iccid)).toMatchObject({ state: 'active', vin: from?.vin, plan, usedMb: null });
    const moved = { ...given, state: 'suspended', device: to?.vin, plan: { ...plan, includedMb: 20 } };
    expect((await post(moved)).body).toEqual({ result: 'registered' });
    expect(await simOf(iccid)).toMatchObject({ state: 'active', vin: to?.vin, plan: { includedMb: 20 } });
    expect((await post({ ...given, iccid: `${iccid.slice(0, -1)}x`, device: to?.vin })).status).toBe(400);
  });

  it('about data used is kept for its month', async () => {
    const iccid = own(12);
    const usage = { type: 'sim.usage', iccid, month: '2026-11', usedMb: 61.5 };
    const late = new Date(TEST_NOW.getTime() + MINUTE_MS).toISOString();
    expect((await post({ ...usage, occurredAt: late })).body).toEqual({ result: 'usage' });
    expect((await post({ ...usage, usedMb: 3, occurredAt: TEST_NOW.toISOString() })).body).toEqual({ result: 'older' });
    expect(await simOf(iccid)).toMatchObject({ usedMb: 61.5 });
  });

  it('is signed as the library of the standard signs', async () => {
    const body = JSON.stringify(status(own(13), 'active', 11));
    const answers = await each(async ({ test }) => {
      const at = test.clock.now;
      const response = await test.api.request('/v1/api/sims/events', {
        method: 'POST',
        headers: {
          'webhook-id': 'by-library',
          'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
          'webhook-signature': new Webhook(SECRET).sign('by-library', at, body),
        },
        body,
      });
      return response.status;
    });
    expect(answers).toBe(200);
  });

  it.each<[string, Partial<Parameters<typeof signedEvent>[1]>, number]>([
    ['the second secret', { secrets: [OLD_SECRET] }, 200],
    ['two secrets', { secrets: [`whsec_${btoa('x'.repeat(32))}`, SECRET] }, 200],
    ['another secret', { secrets: [`whsec_${btoa('x'.repeat(32))}`] }, 401],
    ['no secret', { secrets: [] }, 401],
    ['a time 6 minutes ago', { at: new Date(TEST_NOW.getTime() - 6 * MINUTE_MS) }, 401],
    ['a time in 6 minutes', { at: new Date(TEST_NOW.getTime() + 6 * MINUTE_MS) }, 401],
    ['a time 4 minutes ago', { at: new Date(TEST_NOW.getTime() - 4 * MINUTE_MS) }, 200],
  ])('signed with %s', async (_, given, code) => {
    const iccid = own(14);
    const id = newId();
    const before = await simOf(iccid);
    const answer = await post({ ...status(iccid, 'active', 11) }, { ...given, id });
    expect(answer.status).toBe(code);
    const isNew = await each(({ repositories }) =>
      repositories.sims.addEvent({
        ...{ eventId: id, iccid: '0', receivedAt: TEST_NOW, occurredAt: TEST_NOW, sequence: null, fromState: null },
        ...{ state: null, fromPlanId: null, planId: null, result: 'ignored', body: '' },
      }),
    );
    expect(isNew).toBe(code === 401);
    if (code === 401) expect(await simOf(iccid)).toEqual(before);
  });

  it('that was changed on its way is refused', async () => {
    const answers = await each(async ({ test }) => {
      const init = await signedEvent(status(own(14), 'active', 99), { id: 'changed', at: test.clock.now });
      const body = String(init.body).replace('active', 'suspended');
      return (await test.api.request('/v1/api/sims/events', { ...init, body })).status;
    });
    expect(answers).toBe(401);
  });

  it.each([['{'], ['{}'], [JSON.stringify(status(testIccid(1), 'asleep', 1))]])(
    'with the body %s is a mistake',
    async (body) => {
      const answers = await each(async ({ test }) => {
        const init = await signedEvent({}, { id: 'bad', at: test.clock.now });
        const timestamp = String(Math.floor(test.clock.now.getTime() / 1_000));
        const headers = {
          ...(init.headers as Record<string, string>),
          'webhook-signature': new Webhook(SECRET).sign('bad', new Date(Number(timestamp) * 1_000), body),
        };
        return (await test.api.request('/v1/api/sims/events', { ...init, headers, body })).status;
      });
      expect(answers).toBe(400);
    },
  );
});
