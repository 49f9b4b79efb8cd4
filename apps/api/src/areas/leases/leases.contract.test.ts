import { ApiErrorCode } from '@gladhand/domain';
import type { LeaseCheckInput } from '@gladhand/domain/leases';
import { describe, expect, it } from 'vitest';
import { takeReports } from '../../composition/takeReports';
import { NO_TRAILERS } from '../../repositories/scope';
import { codeOf, everywhere } from '../../testing/everywhere';
import { createTestDataset, testId, testUser } from '../../testing/testDataset';
import { LEASE_MESSAGES } from './messages';

const ADMIN = 'admin@example.com';
const LESSOR = 'boss@northline.example';
const LESSEE = 'boss@alder.example';
const NEXT_LESSEE = 'boss@zephyr.example';
const ZONE = 'America/New_York';

const fresh = createTestDataset();
const dataset = {
  ...fresh,
  features: [{ customerId: 1, feature: 'VinTransferPortal' }],
  users: [
    ...fresh.users,
    testUser(30, LESSEE, ['CUSTOMER_ADMIN_2']),
    testUser(32, NEXT_LESSEE, ['CUSTOMER_ADMIN_3']),
    testUser(31, 'both@example.com', ['CUSTOMER_ADMIN_1', 'CUSTOMER_ADMIN_2']),
  ],
  trailers: fresh.trailers.map((trailer, at) => ({ ...trailer, serialNumber: `D-${at}`, lastReport: null })),
};
const own = dataset.trailers.filter(({ customerId }) => customerId === 1);
const trailer = (index: number) => {
  const found = own[index];
  if (!found) throw new Error('no such trailer');
  return found;
};
const { same, each } = everywhere(dataset, ADMIN);
const clock = { now: new Date('2026-11-17T15:12:00.000Z') };
/** Goes to an instant, and follows leases there. */
const goTo = async (instant: string) => {
  clock.now = new Date(instant);
  await each(async ({ test }) => {
    test.clock.now = clock.now;
    await test.runScheduled('leases.follow');
  });
};
let leases = 0;
const create = (given: Partial<LeaseCheckInput>, trailers = 1) => {
  const id = testId(6, ++leases);
  const lease = {
    lessorId: 1,
    lesseeId: 2,
    firstDay: '2026-12-01',
    lastDay: null,
    timeZone: ZONE,
    lines: [],
    ...given,
  };
  return same((portal) =>
    portal.leases.create({ id, lease, trailers }).catch(({ code, message }) => ({ code, message, id })),
  );
};
const control = (id: string, action: string, lastDay?: string | null) =>
  same(async (portal) => {
    const version = (await portal.leases.lease(id))?.version ?? 0;
    return portal.leases
      .control({ id, version, action, ...(lastDay !== undefined && { lastDay }) })
      .then(({ state, until }) => `${state} ${until}`)
      .catch(({ message }) => message as string);
  });
const stateOf = (id: string) => same(async (portal) => (await portal.leases.lease(id))?.state);
let reported = 0;
const ingest = (serialNumber: string | null, ...instants: string[]) =>
  each(async ({ repositories }) => {
    const reports = instants.map((recordedAt) => ({
      ...{ reportId: `l-${reported}-${recordedAt}`, serialNumber: serialNumber ?? '', recordedAt },
      readings: { position: { lat: 40, lng: -86, speedMph: 0 } },
    }));
    const answers = await takeReports(repositories, { deviceTypeIds: [1, 2, 3, 4, 5, 6] }, reports, clock.now);
    return answers.map(({ status }) => status);
  }).finally(() => {
    reported++;
  });
const positionsOf = (vin: string, as: string) =>
  same(
    (portal) =>
      portal.tracking.history({ vin, span: { days: 30 } }).then(
        (history) => history.columns.at.map((at) => new Date(at).toISOString()),
        ({ code }) => code as string,
      ),
    as,
  );
const opens = (vin: string, as: string) => same((portal) => codeOf(portal.trailers.detail(vin)), as);
const inGrid = (vin: string, as: string) =>
  same(async ({ fleetStatus }) => {
    const { trailers } = await fleetStatus.page({ paginationInput: { pageSize: 100, pageNumber: 1 } });
    return trailers.filter((one) => one.vin === vin).map(({ customerName }) => customerName);
  }, as);

describe('a lease', () => {
  it.each<[string, Partial<LeaseCheckInput>, string]>([
    ['to the lessor', { lesseeId: 1 }, LEASE_MESSAGES.sameCustomer],
    ['to a customer that is not active', { lesseeId: 4 }, LEASE_MESSAGES.noCustomer],
    ['without a trailer', { lines: ['nothing'] }, LEASE_MESSAGES.none],
    ['that began yesterday', { firstDay: '2026-11-16' }, LEASE_MESSAGES.days.past],
    ['that ends before it begins', { lastDay: '2026-11-30' }, LEASE_MESSAGES.days.order],
    ['on no day', { firstDay: 'soon' }, LEASE_MESSAGES.day],
    ['in no time zone', { timeZone: 'Mars' }, LEASE_MESSAGES.timeZone],
    [
      'of another number than confirmed',
      { lines: [trailer(0).vin, trailer(1).vin] },
      LEASE_MESSAGES.trailersChanged(2),
    ],
  ])('is refused %s', async (_, given, message) => {
    expect(await create({ lines: [trailer(0).vin], ...given })).toMatchObject({ message });
  });

  it('is for administrators', async () => {
    const list = (as: string) => same((portal) => codeOf(portal.leases.list({ limit: 10 })), as);
    expect([await list(ADMIN), await list(LESSOR), await list('view@example.com')]).toEqual([
      'answered',
      'FORBIDDEN',
      'FORBIDDEN',
    ]);
  });

  it('that overlaps another is refused with what it overlaps', async () => {
    const [first, second] = [trailer(1).vin, trailer(2).vin];
    const made = await create({ firstDay: '2027-01-10', lastDay: '2027-01-20', lines: [first] });
    const input = { lessorId: 1, lesseeId: 3, firstDay: '2027-01-20', lastDay: null, timeZone: ZONE };
    const check = await same((portal) => portal.leases.check({ ...input, lines: [first, second] }));
    expect(check).toMatchObject({ trailers: 1, from: '2027-01-20T05:00:00.000Z', until: null });
    expect(check.lines).toMatchObject([
      { result: 'overlaps', overlaps: { lesseeName: 'Alder & Sons', from: '2027-01-10T05:00:00.000Z' } },
      { result: 'ready', overlaps: null },
    ]);
    // The day after the last one doesn't overlap.
    const next = await create({ lesseeId: 3, firstDay: '2027-01-21', lines: [first] });
    expect(next).toMatchObject({ state: 'planned' });
    if ('code' in made || 'code' in next) throw new Error('refused');
    expect(await control(made.id, 'changeEnd', '2027-01-21')).toBe(
      LEASE_MESSAGES.overlaps(first, 'Zephyr', '2027-01-21'),
    );
    expect(await control(next.id, 'cancel')).toMatch(/^canceled/);
    expect(await control(made.id, 'changeEnd', '2027-01-21')).toBe('planned 2027-01-22T05:00:00.000Z');
    expect(await control(made.id, 'cancel')).toMatch(/^canceled/);
  });

  it('begins and ends by itself at local midnight, also where a day has 23 hours', async () => {
    const { vin, serialNumber, unitId } = trailer(3);
    const made = await create({ firstDay: '2027-03-14', lastDay: '2027-03-14', lines: [unitId] });
    if ('code' in made) throw new Error(made.message);
    expect(made).toMatchObject({ from: '2027-03-14T05:00:00.000Z', until: '2027-03-15T04:00:00.000Z', trailers: 1 });

    await goTo('2027-03-14T04:59:59.000Z');
    expect([await stateOf(made.id), await opens(vin, LESSEE)]).toEqual(['planned', 'NOT_FOUND']);
    await ingest(serialNumber, '2027-03-14T04:50:00.000Z');
    await goTo('2027-03-14T05:00:00.000Z');
    expect([await stateOf(made.id), await opens(vin, LESSEE), await opens(vin, LESSOR)]).toEqual([
      'active',
      'answered',
      'answered',
    ]);
    // Nothing from before is there, not even the place where it was last.
    expect(await positionsOf(vin, LESSEE)).toEqual([]);
    await goTo('2027-03-15T03:59:00.000Z');
    expect(
      await ingest(serialNumber, '2027-03-14T04:55:00.000Z', '2027-03-14T05:00:00.000Z', '2027-03-15T03:58:00.000Z'),
    ).toEqual(['accepted', 'accepted', 'accepted']);
    const lent = ['2027-03-14T05:00:00.000Z', '2027-03-15T03:58:00.000Z'];
    expect(await positionsOf(vin, LESSEE)).toEqual(lent);
    expect(await positionsOf(vin, LESSOR)).toEqual(['2027-03-14T04:50:00.000Z', '2027-03-14T04:55:00.000Z', ...lent]);
    // Users of both customers see it once.
    expect(await inGrid(vin, 'both@example.com')).toEqual(['northline']);
    expect(await inGrid(vin, ADMIN)).toEqual(['northline']);
    expect(await inGrid(vin, LESSEE)).toEqual(['Alder & Sons']);

    await goTo('2027-03-15T04:00:00.000Z');
    expect([await stateOf(made.id), await opens(vin, LESSEE), await opens(vin, LESSOR)]).toEqual([
      'ended',
      'NOT_FOUND',
      'answered',
    ]);
    expect(await positionsOf(vin, LESSEE)).toBe('NOT_FOUND');
    await ingest(serialNumber, '2027-03-15T03:59:30.000Z');
    expect(await positionsOf(vin, LESSEE)).toBe('NOT_FOUND');
  });

  it('has its own reports if another lease follows it', async () => {
    const { vin, serialNumber } = trailer(9);
    const [first, next] = [
      await create({ firstDay: '2027-03-20', lastDay: '2027-03-20', lines: [vin] }),
      await create({ lesseeId: 3, firstDay: '2027-03-21', lastDay: '2027-03-21', lines: [vin] }),
    ];
    if ('code' in first || 'code' in next) throw new Error('refused');
    await goTo('2027-03-20T12:00:00.000Z');
    await ingest(serialNumber, '2027-03-20T11:00:00.000Z');
    expect(await positionsOf(vin, LESSEE)).toEqual(['2027-03-20T11:00:00.000Z']);
    await goTo('2027-03-21T12:00:00.000Z');
    await ingest(serialNumber, '2027-03-20T12:00:00.000Z', '2027-03-21T11:00:00.000Z');
    expect(await positionsOf(vin, LESSEE)).toBe('NOT_FOUND');
    expect(await positionsOf(vin, NEXT_LESSEE)).toEqual(['2027-03-21T11:00:00.000Z']);
    await goTo('2027-03-22T12:00:00.000Z');
    expect([await stateOf(first.id), await stateOf(next.id)]).toEqual(['ended', 'ended']);
  });

  it('lasts 25 hours on the day when clocks are set back', async () => {
    const made = await create({ firstDay: '2027-11-07', lastDay: '2027-11-07', lines: [trailer(4).vin] });
    expect(made).toMatchObject({ from: '2027-11-07T04:00:00.000Z', until: '2027-11-08T05:00:00.000Z' });
    if ('code' in made) throw new Error(made.message);
    await goTo('2027-11-08T04:30:00.000Z');
    expect([await stateOf(made.id), await opens(trailer(4).vin, LESSEE)]).toEqual(['active', 'answered']);
    await goTo('2027-11-08T05:00:00.000Z');
    expect([await stateOf(made.id), await opens(trailer(4).vin, LESSEE)]).toEqual(['ended', 'NOT_FOUND']);
  });

  it('follows what the lessor changes, and leaves the lessee its unit ID and groups', async () => {
    const { vin, customerId, trailerId } = trailer(8);
    const made = await create({ firstDay: '2027-11-08', lines: [vin] });
    if ('code' in made) throw new Error(made.message);
    await goTo('2027-11-08T06:00:00.000Z');
    const seen = await each(async ({ repositories: { trailers, trailerAdministration } }) => {
      const scope = { ...NO_TRAILERS, customerIds: [2] };
      const key = (await trailers.keyOf(vin, scope)) ?? { customerId: 0, trailerId };
      const change = (facts: object) => trailerAdministration.change(key, null, { facts }, clock.now);
      const kinds = [
        (await change({ serialNumber: 'D-STOLEN' })).kind,
        (await change({ vin: '1GRAA000000000000' })).kind,
        (await change({ unitId: 'Loaner 7' })).kind,
      ];
      await trailerAdministration.change(
        { customerId, trailerId },
        null,
        { facts: { modelYear: 2019, unitId: 'Own 7', serialNumber: 'D-NEW' } },
        clock.now,
      );
      const [lent] = await trailerAdministration.byVins([vin], scope);
      return { kinds, lent: [lent?.unitId, lent?.modelYear, lent?.serialNumber] };
    });
    expect(seen).toEqual({ kinds: ['leased', 'leased', 'saved'], lent: ['Loaner 7', 2019, null] });
  });

  it('ends at once, and with a transfer of its trailer', async () => {
    const [vin, other] = [trailer(5).vin, trailer(6).vin];
    const made = await create({ firstDay: '2027-11-08', lines: [vin, other] }, 2);
    if ('code' in made) throw new Error(made.message);
    await goTo('2027-11-08T12:00:00.000Z');
    expect([await opens(vin, LESSEE), await opens(other, LESSEE)]).toEqual(['answered', 'answered']);
    await same((portal) =>
      portal.transfers
        .request({ id: testId(5, 1), fromCustomerId: 1, toCustomerId: 3, timeZone: ZONE, lines: [other], trailers: 1 })
        .then(({ state }) => state),
    );
    await each(({ test }) => test.runScheduled('transfers.run'));
    expect([await opens(vin, LESSEE), await opens(other, LESSEE)]).toEqual(['answered', 'NOT_FOUND']);
    const left = await same(async (portal) => (await portal.leases.trailers({ id: made.id, limit: 10 }))?.trailers);
    expect(left?.filter(({ leftAt }) => leftAt !== null).map((one) => one.vin)).toEqual([other]);
    expect(await control(made.id, 'end')).toMatch(/^active 2027-11-08T12:00:00/);
    await goTo('2027-11-08T12:00:01.000Z');
    expect([await stateOf(made.id), await opens(vin, LESSEE)]).toEqual(['ended', 'NOT_FOUND']);
    expect(await control(made.id, 'end')).toBe(LEASE_MESSAGES.notNow);
  });

  it('is the same if it is repeated, and refuses an outdated version', async () => {
    const lease = {
      lessorId: 1,
      lesseeId: 2,
      firstDay: '2027-12-01',
      lastDay: null,
      timeZone: ZONE,
      lines: [trailer(7).vin],
    };
    const id = testId(6, ++leases);
    const [first, second] = await same(async (portal) => [
      await portal.leases.create({ id, lease, trailers: 1 }),
      await portal.leases.create({ id, lease, trailers: 1 }),
    ]);
    expect(second).toEqual(first);
    expect(await same((portal) => codeOf(portal.leases.control({ id, version: 9, action: 'cancel' })))).toBe(
      ApiErrorCode.Conflict,
    );
  });
});
