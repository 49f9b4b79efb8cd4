import type { RequestTransferInput } from '@gladhand/domain/transfers';
import { describe, expect, it } from 'vitest';
import { createChangeCustody } from '../../engine/custody';
import type { MemoryJobs } from '../../engine/memoryJobs';
import { everywhere } from '../../testing/everywhere';
import { createTestDataset, TEST_NOW, testId, testUser } from '../../testing/testDataset';
import { AREAS } from '..';
import { transferJob } from './transferJob';

const ADMIN = 'admin@example.com';
const GIVER = 'giver@northline.example';
const GETTER = 'getter@alder.example';
const BATCH = 100;
const HOUR_MS = 3_600_000;
const ADDED = 220;

const fresh = createTestDataset();
const [model] = fresh.trailers;
if (!model) throw new Error('no trailer');
const added = Array.from({ length: ADDED }, (_, at) => ({
  ...{ ...model, trailerId: testId(6, at), customerId: 1, serialNumber: null },
  ...{ vin: `1GRBB0${String(at).padStart(11, '0')}`, unitId: `B-${at}` },
}));
const dataset = {
  ...fresh,
  features: [1, 2].map((customerId) => ({ customerId, feature: 'VinTransferPortal' })),
  users: [...fresh.users, testUser(20, GIVER, ['OEM', 'CUSTOMER_1']), testUser(21, GETTER, ['OEM', 'CUSTOMER_2'])],
  trailers: [...fresh.trailers, ...added],
};
const { same, each } = everywhere(dataset, ADMIN);
const clock = { now: TEST_NOW };
const pass = async (ms: number) => {
  clock.now = new Date(clock.now.getTime() + ms);
  await each(async ({ test }) => {
    test.clock.now = clock.now;
  });
};
const vins = (from: number, count: number) => added.slice(from, from + count).map(({ vin }) => vin);
let made = 0;

/** Requests a transfer and leaves it to `runBatches`. */
async function request(lines: readonly string[], given: Partial<RequestTransferInput> = {}, as = ADMIN) {
  const id = testId(7, ++made);
  const day = new Date(clock.now.getTime() + 24 * HOUR_MS).toISOString().slice(0, 10);
  const input = { id, fromCustomerId: 1, toCustomerId: 2, timeZone: 'UTC', day, lines: [...lines], ...given };
  await same(async (portal) => (await portal.transfers.request({ trailers: lines.length, ...input })).state, as);
  return id;
}
/** Carries out at most some batches of the transfers that are due. */
const runBatches = (batches: number) =>
  each(async ({ repositories }) => {
    (repositories.jobs as MemoryJobs).restore([]);
    let left = batches;
    const signal = {
      get aborted() {
        return left-- <= 0;
      },
    };
    const job = transferJob({
      ...{ repositories, now: () => clock.now, ids: { uuid: () => crypto.randomUUID() } },
      custody: createChangeCustody(AREAS),
    });
    await job.run({ data: {}, signal: signal as AbortSignal });
  });
const control = (id: string, action: string, given: { reason?: string; trailers?: number } = {}, as = ADMIN) =>
  same(async (portal) => {
    const version = (await portal.transfers.transfer(id))?.version ?? 0;
    return portal.transfers
      .control({ id, version, action, ...given })
      .then(({ state }) => state)
      .catch(({ message }) => message as string);
  }, as);
const look = (id: string, as = ADMIN) =>
  same(async (portal) => {
    const transfer = await portal.transfers.transfer(id);
    return (
      transfer && { ...transfer, counts: Object.fromEntries(transfer.counts.map((one) => [one.result, one.lines])) }
    );
  }, as);
const held = (customerId: number, lines: readonly string[]) =>
  each(async ({ repositories }) => (await repositories.custody.named(customerId, lines)).length);

describe('a transfer that is canceled while it runs', () => {
  const lines = vins(0, 210);

  it('stops after its batch, and leaves the rest where it is', async () => {
    const id = await request([...lines, 'nothing'], { trailers: lines.length });
    await pass(24 * HOUR_MS);
    await runBatches(1);
    expect(await look(id)).toMatchObject({ state: 'running', actions: ['cancel'] });
    expect(await control(id, 'cancel', {}, GETTER)).toBe('canceled');
    await runBatches(10);
    expect(await look(id, GETTER)).toMatchObject({
      ...{ state: 'canceled', trailers: BATCH, counts: { moved: BATCH, notMoved: 110, notFound: 1 }, actions: [] },
      ...{ endedAt: clock.now.toISOString() },
    });
    expect([await held(1, lines), await held(2, lines)]).toEqual([110, BATCH]);
    const page = await same((portal) =>
      portal.transfers.lines({ id, after: 99, limit: 2, results: ['moved', 'notMoved'] }),
    );
    expect(page?.lines.map(({ text, result }) => [text, result])).toEqual([
      [lines[99], 'moved'],
      [lines[100], 'notMoved'],
    ]);
  });

  it('leaves its other trailers free for another one', async () => {
    const check = await same((portal) => portal.transfers.check({ fromCustomerId: 1, toCustomerId: 2, lines }));
    expect(check.trailers).toBe(110);
  });

  it('is undone within a day for what has moved', async () => {
    const id = testId(7, made);
    expect(await control(id, 'undo', { reason: 'Wrong list.', trailers: BATCH })).toBe('undoing');
    await runBatches(10);
    expect(await look(id)).toMatchObject({ state: 'undone', counts: { returned: BATCH, notMoved: 110 }, actions: [] });
    expect(await held(1, lines)).toBe(lines.length);
  });

  it('offers no undo if nothing had moved', async () => {
    const id = await request(lines.slice(0, 2));
    expect(await control(id, 'cancel')).toBe('canceled');
    expect(await look(id)).toMatchObject({ state: 'canceled', actions: [], undoableUntil: null });
    expect(await look(id, GETTER)).toMatchObject({ counts: { unchecked: 2 } });
  });
});
