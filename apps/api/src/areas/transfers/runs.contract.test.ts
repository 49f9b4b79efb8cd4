import type { RequestTransferInput } from '@gladhand/domain/transfers';
import { describe, expect, it } from 'vitest';
import { createChangeCustody } from '../../engine/custody';
import type { MemoryJobs } from '../../engine/memoryJobs';
import { createTestDataset, testId, testUser } from '../../testing/testDataset';
import { AREAS } from '..';
import { ADMIN, GETTER, GIVER, HOUR_MS, PARTIES, transferFeatures, transfersOn } from './testing/transferTest.parts';
import { transferJob } from './transferJob';

/** Of the same customer, with a role that transfers nothing. */
const GETTERS_BOSS = 'boss@alder.example';
const DISABLED = 'disabled@alder.example';
const BATCH = 100;
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
  features: transferFeatures(1, 2),
  users: [
    ...fresh.users,
    ...PARTIES,
    testUser(22, GETTERS_BOSS, ['CUSTOMER_ADMIN_2']),
    testUser(23, DISABLED, ['OEM', 'CUSTOMER_2'], { enabled: false }),
  ],
  trailers: [...fresh.trailers, ...added],
};
const { same, each, clock, pass, control } = transfersOn(dataset);
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
  each(async ({ test, repositories }) => {
    (repositories.jobs as MemoryJobs).restore([]);
    let left = batches;
    const signal = {
      get aborted() {
        return left-- <= 0;
      },
    };
    const job = transferJob({
      ...{ repositories, now: () => clock.now, ids: { uuid: () => crypto.randomUUID() } },
      ...{ custody: createChangeCustody(AREAS), linkKey: test.linkKey, publicUrl: 'http://localhost' },
    });
    await job.run({ data: {}, signal: signal as AbortSignal });
  });
const look = (id: string, as = ADMIN) =>
  same(async (portal) => {
    const transfer = await portal.transfers.transfer(id);
    return (
      transfer && { ...transfer, counts: Object.fromEntries(transfer.counts.map((one) => [one.result, one.lines])) }
    );
  }, as);
const held = (customerId: number, lines: readonly string[]) =>
  each(async ({ repositories }) => (await repositories.custody.named(customerId, lines)).length);
/** Mails since the last call. */
let mailed = 0;
async function newMails() {
  const mails = await each(async ({ test, repositories }) => {
    await test.runJobs();
    const all = await repositories.outbox.latest(500);
    return all.map(({ to, subject, text, purpose }) => ({ to, subject, text, purpose })).slice(0, all.length - mailed);
  });
  mailed += mails.length;
  return mails;
}
const withoutFooter = (text = '') => text.split('\n--\n')[0];

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

describe('mails', () => {
  const lines = vins(210, 4);
  const url = (id: string) => `http://localhost/vin-transfer/${id}`;

  it('of a request go to those who can answer it, without names of trailers and users', async () => {
    await newMails();
    const id = await request(lines.slice(0, 2), {}, GIVER);
    const [mail, ...rest] = await newMails();
    expect(rest).toEqual([]);
    expect(mail).toMatchObject({ to: GETTER, subject: 'Answer a VIN transfer: northline to Alder & Sons' });
    expect(withoutFooter(mail?.text)).toBe(
      [
        'northline wants to transfer up to 2 trailers to Alder & Sons. Accept or decline the request.',
        `Open the transfer:\n${url(id)}`,
        'Trailers: Up to 2\nCarried out: 11/19/26 12:00 AM UTC\n',
      ].join('\n\n'),
    );
    expect(await control(id, 'decline', { reason: 'Not ours.' }, GETTER)).toBe('declined');
    const [declined, ...more] = await newMails();
    expect(more).toEqual([]);
    expect(declined).toMatchObject({ to: GIVER, subject: 'VIN transfer declined: northline to Alder & Sons' });
    expect(withoutFooter(declined?.text)).toBe(
      ['Your request was declined. Nothing moves.', `Open the transfer:\n${url(id)}`, 'Reason: Not ours.\n'].join(
        '\n\n',
      ),
    );
  });

  it('report to the requester that it was accepted, done with counts, and undone', async () => {
    const id = await request([...lines, 'nothing'], { trailers: 5 }, GETTER);
    expect((await newMails()).map(({ to, text }) => [to, text.split('\n')[0]])).toEqual([
      [GIVER, 'Alder & Sons asks northline to transfer 4 trailers. Accept or decline the request.'],
    ]);
    expect(await control(id, 'accept', { trailers: 4 }, GIVER)).toBe('scheduled');
    const [accepted] = await newMails();
    expect(accepted).toMatchObject({ to: GETTER, subject: 'VIN transfer accepted: northline to Alder & Sons' });
    // What the customer that gives has found out about the lines isn't mailed either.
    expect(accepted?.text).toContain('Trailers: Up to 5\n');
    await pass(24 * HOUR_MS);
    await runBatches(10);
    const [done, ...more] = await newMails();
    expect(more).toEqual([]);
    expect(done).toMatchObject({ to: GETTER, subject: 'VIN transfer done: northline to Alder & Sons' });
    expect(done?.text).toContain('4 trailers moved to Alder & Sons.');
    expect(done?.text).toContain('Moved: 4\nLines left out: 1\nCan be undone by an administrator until: ');
    expect(await control(id, 'undo', { reason: 'Wrong list.', trailers: 4 })).toBe('undoing');
    await runBatches(10);
    const [undone, ...others] = await newMails();
    expect(others).toEqual([]);
    expect(undone).toMatchObject({ to: GETTER, subject: 'VIN transfer undone: northline to Alder & Sons' });
    expect(undone?.text).toContain('4 trailers went back to northline.');
    expect(undone?.text).toContain('Reason: Wrong list.');
  });

  it('report what had moved if another user cancels it, and nothing to the one who cancels', async () => {
    const id = await request(vins(0, 110));
    await pass(24 * HOUR_MS);
    await runBatches(1);
    expect(await control(id, 'cancel', {}, GETTER)).toBe('canceled');
    const [canceled, ...more] = await newMails();
    expect(more).toEqual([]);
    expect(canceled).toMatchObject({ to: ADMIN, subject: 'VIN transfer canceled: northline to Alder & Sons' });
    expect(canceled?.text).toContain('canceled after 100 of 110 trailers had moved to Alder & Sons.');
    expect(canceled?.text).toContain('Moved: 100\nNot moved: 10\n');
    expect(await control(await request(lines), 'cancel')).toBe('canceled');
    expect(await newMails()).toEqual([]);
  });

  it('go to administrators if no user of the other customer can answer', async () => {
    const id = await request(lines, { toCustomerId: 3 }, GIVER);
    expect((await newMails()).map(({ to }) => to)).toEqual([ADMIN]);
    await control(id, 'cancel', {}, GIVER);
  });

  it('are not sent to addresses that have unsubscribed', async () => {
    const id = await request(lines, {}, GIVER);
    const [mail] = await newMails();
    expect(mail?.text).toMatch(/Unsubscribe: http:\/\/localhost\/unsubscribe\?token=\S+\n$/);
    await control(id, 'cancel', {}, GIVER);
    await each(({ repositories }) => repositories.subscriptions.optOut(GETTER, mail?.purpose ?? '', clock.now));
    await control(await request(lines, {}, GIVER), 'cancel', {}, GIVER);
    expect(await newMails()).toEqual([]);
  });
});

describe('a draft', () => {
  const lines = vins(214, 3);
  const id = testId(7, 900);
  const save = (given: Partial<RequestTransferInput> = {}, as = GIVER) =>
    same(
      (portal) =>
        portal.transfers
          .request({
            ...{ id, fromCustomerId: 1, toCustomerId: 2, timeZone: 'UTC', lines: [...lines, '', 'later'] },
            ...{ trailers: 0, draft: true, ...given },
          })
          .then(({ state, version }) => `${state} ${version}`)
          .catch(({ code }: { code: string }) => code),
      as,
    );
  const listed = (as: string) =>
    same(async (portal) => (await portal.transfers.list({ state: 'draft', limit: 10 })).transfers.length, as);

  it('is kept for the side that prepares it, and tells the other side nothing', async () => {
    await newMails();
    expect(await save()).toBe('draft 1');
    expect(await look(id, GIVER)).toMatchObject({
      state: 'draft',
      actions: ['discard'],
      counts: { ready: 3, notFound: 1 },
    });
    expect([await listed(GIVER), await listed(ADMIN), await listed(GETTER)]).toEqual([1, 1, 0]);
    expect(await look(id, GETTER)).toBeNull();
    expect(await same((portal) => portal.transfers.lines({ id, limit: 10 }), GETTER)).toBeNull();
    expect(await control(id, 'discard', {}, GETTER)).toMatch(/not found/i);
    expect(await newMails()).toEqual([]);
    const audited = (customerId: number) =>
      each(async ({ repositories }) => {
        const all = await repositories.audit.latest(500);
        return all.filter((line) => line.customerId === customerId && line.action === 'transfer.draftSaved').length;
      });
    expect([await audited(1), await audited(2)]).toEqual([1, 0]);
  });

  it('does not reserve its trailers', async () => {
    const check = await same((portal) => portal.transfers.check({ fromCustomerId: 1, toCustomerId: 2, lines }));
    expect(check.trailers).toBe(lines.length);
  });

  it('is replaced by the version that was read, and the same again changes nothing', async () => {
    expect(await save({ lines: lines.slice(0, 2), version: 1 })).toBe('draft 2');
    expect(await save({ lines: lines.slice(0, 2), version: 1 })).toBe('draft 2');
    expect(await save({ lines, version: 1 })).toBe('CONFLICT');
    expect(await look(id, GIVER)).toMatchObject({ counts: { ready: 2 } });
  });

  it('becomes the request, which the other side then sees', async () => {
    expect(await save({ draft: false, lines: lines.slice(0, 2), trailers: 1, version: 2 })).toBe('CONFLICT');
    expect(await save({ draft: false, lines: lines.slice(0, 2), trailers: 2, version: 2 })).toBe('requested 3');
    expect(await look(id, GETTER)).toMatchObject({ state: 'requested', actions: ['accept', 'decline'] });
    // A draft can't take its place.
    expect(await save({ version: 3 })).toBe('requested 3');
    await control(id, 'cancel', {}, GIVER);
  });

  it('of the side that gets stays with it, and is deleted when it is discarded', async () => {
    const other = testId(7, 901);
    expect(await save({ id: other }, GETTER)).toBe('draft 1');
    expect(await look(other, GIVER)).toBeNull();
    expect(await look(other, GETTER)).toMatchObject({ counts: { unchecked: 4 } });
    expect(await control(other, 'discard', {}, GETTER)).toBe('draft');
    expect(await look(other, GETTER)).toBeNull();
    const third = testId(7, 902);
    expect(await save({ id: third }, ADMIN)).toBe('draft 1');
    expect([await look(third, GIVER), await look(third, GETTER), await listed(GIVER)]).toEqual([null, null, 0]);
    expect(await control(third, 'discard')).toBe('draft');
  });
});
