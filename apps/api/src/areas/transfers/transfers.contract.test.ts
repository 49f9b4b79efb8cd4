import { ApiErrorCode, type PortalApi } from '@gladhand/domain';
import type { RequestTransferInput } from '@gladhand/domain/transfers';
import { describe, expect, it } from 'vitest';
import { takeReports } from '../../composition/takeReports';
import { codeOf } from '../../testing/everywhere';
import { createTestDataset, testId, testUser } from '../../testing/testDataset';
import { TRANSFER_MESSAGES } from './messages';
import {
  ADMIN,
  GETTER,
  GIVER,
  HOUR_MS,
  MINUTE_MS,
  PARTIES,
  transferFeatures,
  transfersOn,
} from './testing/transferTest.parts';

const OUTSIDER = 'outsider@zephyr.example';
const BOSS = 'boss@northline.example';
const ZONE = 'America/New_York';

const fresh = createTestDataset();
const dataset = {
  ...fresh,
  features: transferFeatures(1, 2, 3),
  users: [...fresh.users, ...PARTIES, testUser(22, OUTSIDER, ['OEM', 'CUSTOMER_3'])],
  trailers: fresh.trailers.map((trailer, at) => ({ ...trailer, serialNumber: `D-${at}`, lastReport: null })),
};
const own = dataset.trailers.filter(({ customerId }) => customerId === 1);
const trailer = (index: number) => {
  const found = own[index];
  if (!found) throw new Error('no such trailer');
  return found;
};
const { same, each, clock, pass, control } = transfersOn(dataset);
const run = () => each(({ test }) => test.runScheduled('transfers.run'));
let transfers = 0;
const request = (given: Partial<RequestTransferInput>, as = ADMIN) => {
  const id = testId(7, ++transfers);
  const input = { id, fromCustomerId: 1, toCustomerId: 2, timeZone: ZONE, lines: [], trailers: 0, ...given };
  return same((portal) => portal.transfers.request(input).catch(({ code, message }) => ({ code, message, id })), as);
};
const stateOf = (id: string) => same(async (portal) => (await portal.transfers.transfer(id))?.state);
const resultsOf = (id: string, as = ADMIN) =>
  same(async (portal) => {
    const page = await portal.transfers.lines({ id, limit: 100 });
    return page?.lines.map(({ text, result }) => [text, result]);
  }, as);
const refused = (code: ApiErrorCode, message: string) => expect.objectContaining({ code, message });
let reported = 0;
const report = (serialNumber: string | null, minutes: number, readings: object) => ({
  ...{ reportId: `t-${++reported}`, serialNumber: serialNumber ?? '', readings },
  recordedAt: new Date(clock.now.getTime() + minutes * MINUTE_MS).toISOString(),
});
const ingest = (...reports: ReturnType<typeof report>[]) =>
  each(async ({ repositories }) =>
    (await takeReports(repositories, { deviceTypeIds: [1, 2, 3, 4, 5, 6] }, reports, clock.now)).map(
      ({ status }) => status,
    ),
  );
const positionsOf = (vin: string, as: string) =>
  same(
    (portal) =>
      portal.tracking.history({ vin, span: { days: 30 } }).then(
        (history) => history.columns.lat.length,
        ({ code }) => code as string,
      ),
    as,
  );
const opens = (vin: string, as: string) => same((portal) => codeOf(portal.trailers.detail(vin)), as);

describe('a request', () => {
  it('names what can not move, and never whether another customer has a trailer', async () => {
    const foreign = dataset.trailers.find(({ customerId }) => customerId === 3)?.vin ?? '';
    const lines = [trailer(0).vin, trailer(1).unitId, '', foreign, '1GRAA000000000099', trailer(0).vin, '1GRAA00'];
    const check = (portal: PortalApi) => portal.transfers.check({ fromCustomerId: 1, toCustomerId: 2, lines });
    const asGiver = await same(check, GIVER);
    expect(asGiver.lines.map(({ line, result }) => [line, result])).toEqual([
      [1, 'ready'],
      [2, 'ready'],
      [4, 'notFound'],
      [5, 'notFound'],
      [6, 'duplicate'],
      [7, 'notFound'],
    ]);
    expect(asGiver).toMatchObject({ trailers: 2, ends: { groups: 1, retentionDays: 365 } });
    const asGetter = await same(check, GETTER);
    expect(asGetter.lines.map(({ result, vin }) => [result, vin])).toEqual([
      ...Array.from({ length: 4 }, () => ['unchecked', null]),
      ['duplicate', null],
      ['unchecked', null],
    ]);
    expect(asGetter.ends).toBeNull();
    expect(await same((portal) => codeOf(check(portal)), OUTSIDER)).toBe('NOT_FOUND');
    expect(await same((portal) => codeOf(check(portal)), BOSS)).toBe('FORBIDDEN');
  });

  it.each<[string, Partial<RequestTransferInput>, string]>([
    ['to the same customer', { toCustomerId: 1 }, TRANSFER_MESSAGES.sameCustomer],
    ['without a trailer', { lines: ['nothing'] }, TRANSFER_MESSAGES.none],
    ['on no day', { day: '2026-13-01' }, TRANSFER_MESSAGES.day],
    ['in the past', { day: '2026-11-16' }, TRANSFER_MESSAGES.dayPast],
    ['too far ahead', { day: '2027-12-31' }, TRANSFER_MESSAGES.dayTooFar(366)],
    ['in no time zone', { timeZone: 'Mars' }, TRANSFER_MESSAGES.timeZone],
    ['with another number than confirmed', { trailers: 3 }, TRANSFER_MESSAGES.trailersChanged(1)],
    [
      'with too many lines',
      { lines: Array.from({ length: 10_001 }, () => 'x') },
      TRANSFER_MESSAGES.tooManyLines(10_000),
    ],
  ])('is refused %s', async (_, given, message) => {
    expect(await request({ lines: [trailer(2).vin], trailers: 1, ...given })).toMatchObject({ message });
  });

  it('waits for the other side, which no one else sees', async () => {
    const made = await request({ lines: [trailer(2).vin], trailers: 1 }, GIVER);
    if (!('actions' in made)) throw new Error(made.message);
    expect(made).toMatchObject({ state: 'requested', requestedBy: 'from', trailers: 1, actions: ['cancel'] });
    const seen = (as: string) => same(async (portal) => (await portal.transfers.transfer(made.id))?.actions, as);
    expect(await seen(GETTER)).toEqual(['accept', 'decline']);
    expect(await seen(OUTSIDER)).toBeUndefined();
    expect(await resultsOf(made.id, GETTER)).toEqual([[trailer(2).vin, 'unchecked']]);
    expect(await control(made.id, 'accept', { trailers: 1 }, GIVER)).toBe(TRANSFER_MESSAGES.ownRequest);
    expect(await control(made.id, 'decline', {}, GETTER)).toBe(TRANSFER_MESSAGES.reason(500));
    expect(await control(made.id, 'decline', { reason: 'Not ours.' }, GETTER)).toBe('declined');
    expect(await opens(trailer(2).vin, BOSS)).toBe('answered');
  });

  it('of the customer that gets is checked by the one that gives', async () => {
    const made = await request({ lines: [trailer(2).vin, 'not one'], trailers: 2 }, GETTER);
    if (!('actions' in made)) throw new Error(made.message);
    expect(await resultsOf(made.id, GETTER)).toEqual([
      [trailer(2).vin, 'unchecked'],
      ['not one', 'unchecked'],
    ]);
    expect(await control(made.id, 'accept', { trailers: 2 }, GIVER)).toBe(TRANSFER_MESSAGES.trailersChanged(1));
    expect(await control(made.id, 'accept', { trailers: 1 }, GIVER)).toBe('scheduled');
    await run();
    expect(await stateOf(made.id)).toBe('done');
    expect(await resultsOf(made.id, GETTER)).toEqual([
      [trailer(2).vin, 'moved'],
      ['not one', 'notFound'],
    ]);
    expect([await opens(trailer(2).vin, BOSS), await opens(trailer(2).vin, GETTER)]).toEqual(['NOT_FOUND', 'answered']);
  });

  it('is the same if it is repeated', async () => {
    const input = { id: testId(7, ++transfers), fromCustomerId: 1, toCustomerId: 2, timeZone: ZONE, day: '2026-12-01' };
    const lines = [trailer(3).vin];
    const [first, second] = await same(async (portal) => [
      await portal.transfers.request({ ...input, lines, trailers: 1 }),
      await portal.transfers.request({ ...input, lines, trailers: 1 }),
    ]);
    expect(second).toEqual(first);
    expect(first).toMatchObject({ state: 'scheduled', at: '2026-12-01T05:00:00.000Z', actions: ['cancel'] });
    // The trailer waits for its transfer, so it can't be part of another one.
    const other = await request({ lines, trailers: 1 });
    expect(other).toEqual(refused(ApiErrorCode.BadUserInput, TRANSFER_MESSAGES.none));
    expect(await control(input.id, 'cancel', {}, GIVER)).toBe('canceled');
  });
});

describe('a transfer', () => {
  it('leaves what was reported with the customer that gave, also what arrives late', async () => {
    const { vin, serialNumber } = trailer(4);
    await ingest(report(serialNumber, -60, { position: { lat: 40, lng: -86, speedMph: 0 } }));
    const made = await request({ lines: [vin], trailers: 1 });
    await run();
    if (!('actions' in made)) throw new Error(made.message);
    expect(await stateOf(made.id)).toBe('done');
    await pass(10 * MINUTE_MS);
    const late = report(serialNumber, -30, { position: { lat: 40.1, lng: -86, speedMph: 0 } });
    const next = report(serialNumber, 0, { position: { lat: 41, lng: -86, speedMph: 0 } });
    expect(await ingest(late, next, late)).toEqual(['late', 'accepted', 'duplicate']);
    expect([await positionsOf(vin, BOSS), await positionsOf(vin, GETTER)]).toEqual([2, 1]);
    expect(await positionsOf(vin, OUTSIDER)).toBe('NOT_FOUND');
  });

  it('is undone within a day, and each keeps what it had', async () => {
    const { vin, serialNumber } = trailer(5);
    const made = await request({ lines: [vin], trailers: 1 });
    await run();
    if (!('actions' in made)) throw new Error(made.message);
    await pass(HOUR_MS);
    await ingest(report(serialNumber, 0, { position: { lat: 41, lng: -86, speedMph: 0 } }));
    expect(await control(made.id, 'undo', { reason: 'Wrong list.', trailers: 1 }, GIVER)).toBe(
      TRANSFER_MESSAGES.undoOver,
    );
    expect(await control(made.id, 'undo', { reason: 'Wrong list.', trailers: 1 })).toBe('undoing');
    await run();
    expect([await stateOf(made.id), await resultsOf(made.id)]).toEqual(['undone', [[vin, 'returned']]]);
    expect([await opens(vin, BOSS), await opens(vin, GETTER)]).toEqual(['answered', 'NOT_FOUND']);
    await pass(MINUTE_MS);
    // Recorded while the other customer had it.
    await ingest(
      report(serialNumber, -30, { position: { lat: 41.1, lng: -86, speedMph: 0 } }),
      report(serialNumber, 0, { position: { lat: 42, lng: -86, speedMph: 0 } }),
    );
    expect([await positionsOf(vin, BOSS), await positionsOf(vin, GETTER)]).toEqual([1, 2]);
  });

  it('can no longer be undone after a day', async () => {
    const made = await request({ lines: [trailer(6).vin], trailers: 1 });
    await run();
    if (!('actions' in made)) throw new Error(made.message);
    await pass(24 * HOUR_MS);
    expect(await control(made.id, 'undo', { reason: 'Late.', trailers: 1 })).toBe(TRANSFER_MESSAGES.undoOver);
  });

  it('of hundreds of trailers goes on in batches, and gives a taken unit ID a number', async () => {
    const lines = own.slice(7).map(({ vin }) => vin);
    const made = await request({ toCustomerId: 3, lines, trailers: lines.length });
    await run();
    if (!('actions' in made)) throw new Error(made.message);
    expect(await stateOf(made.id)).toBe('done');
    const back = await request({ fromCustomerId: 3, toCustomerId: 1, lines, trailers: lines.length });
    await run();
    if (!('actions' in back)) throw new Error(back.message);
    expect(await stateOf(back.id)).toBe('done');
    for (const line of lines.slice(0, 3)) expect(await opens(line, BOSS)).toBe('answered');
  });
});
