import { NO_COMMAND_ACCESS, type PortalApi } from '@gladhand/domain';
import { SensorType } from '@gladhand/domain/trailers';
import { describe, expect, it } from 'vitest';
import { issueIngestKey } from '../../ingest/ingestKey';
import type { Repositories } from '../../repositories/port';
import { everywhere, type Place } from '../../testing/everywhere';
import { createTestDataset, TEST_NOW, testId, testUser } from '../../testing/testDataset';

const ADMIN = 'admin@example.com';
const LESSOR = 'boss@northline.example';
const LESSEE = 'boss@alder.example';
/** Without the group that lets its members command units. */
const LESSEE_WITHOUT_GROUP = 'depot@alder.example';
const HOUR_MS = 3_600_000;
const BEGIN = new Date(TEST_NOW.getTime() - HOUR_MS);
/** A midnight in New York. */
const END = new Date('2026-11-18T05:00:00.000Z');
const BEFORE_END = new Date(END.getTime() - 60_000);

const fresh = createTestDataset();
const lent = fresh.trailers.find(({ customerId }) => customerId === 1);
if (!lent) throw new Error('the test dataset is too small');
const { vin, trailerId } = lent;
const SERIAL = 'D-LENT';
const LESSEE_RECORD = { customerId: 2, trailerId: testId(1, 900) };
const COMMANDS = { customerId: 2, groupId: testId(2, 30) };
const REEFER = {
  ...{ serialNumber: SERIAL, lastReport: null, tkSetPoint1F: 35, tkUnitOnOrOff: 'on' },
  installedSensorTypeIds: [SensorType.Gps, SensorType.CargoCamera, SensorType.ReeferUnit],
};
const dataset = {
  ...fresh,
  features: [1, 2].map((customerId) => ({ customerId, feature: 'ThermoKing' })),
  users: [
    ...fresh.users,
    testUser(30, LESSEE, ['CUSTOMER_ADMIN_2']),
    testUser(31, LESSEE_WITHOUT_GROUP, ['CUSTOMER_ADMIN_2']),
  ],
  groups: [...fresh.groups, { ...COMMANDS, name: 'Reefers', kind: 'tkCommandControl' as const, parentId: null }],
  groupUsers: [
    ...fresh.groupUsers,
    { customerId: 1, groupId: testId(2, 7), userId: testId(3, 2) },
    { ...COMMANDS, userId: testId(3, 30) },
  ],
  trailers: fresh.trailers.map((trailer) => (trailer.trailerId === trailerId ? { ...trailer, ...REEFER } : trailer)),
};

const keys = new Map<Repositories, string>();
/** The records of a lease, without a lease that a job would end. */
const { each, same } = everywhere(dataset, ADMIN, {
  async prepare(repositories) {
    const key = { name: 'northline', holder: { customerId: 1 }, keyId: testId(5, 1), now: TEST_NOW };
    keys.set(repositories, await issueIngestKey(repositories.ingest, key));
    await repositories.custody.lend(
      [{ from: { customerId: 1, trailerId }, to: LESSEE_RECORD, heldSince: BEGIN, lentUntil: END }],
      BEGIN,
    );
    await repositories.custody.begin([LESSEE_RECORD], BEGIN);
  },
});
const goTo = (instant: Date) =>
  each(async ({ test }) => {
    test.clock.now = instant;
  });

const device = ({ test, repositories }: Place, path: string, init: RequestInit = {}) =>
  test.api.request(path, { ...init, headers: { ...init.headers, authorization: `Bearer ${keys.get(repositories)}` } });
let reported = 0;
const report = (readings: object) => {
  const reportId = `l-${++reported}`;
  return each(async (place) => {
    const one = { reportId, serialNumber: SERIAL, recordedAt: place.test.clock.now.toISOString(), readings };
    const response = await device(place, '/ingest/v1/reports', {
      method: 'POST',
      body: JSON.stringify({ reports: [one] }),
    });
    const { results } = (await response.json()) as { results: { status: string }[] };
    return results[0]?.status;
  });
};
const delivered = () =>
  each(async (place) => {
    const response = await device(place, '/ingest/v1/commands');
    const { commands } = (await response.json()) as { commands: { id: string; serialNumber: string }[] };
    return commands.map(({ id, serialNumber }) => [id, serialNumber]);
  });
let sent = 0;
const send = (as: string) => {
  const id = testId(12, ++sent);
  return same(async (portal) => {
    const command = { id, vin, kind: 'remoteOff' };
    return portal.reefers.send({ commands: [command] }).then(
      ([result]) => [id, result?.status, result?.code],
      ({ message }) => [id, 'refused', message],
    );
  }, as);
};
const code = ({ code: found }: { code: string }) => found;
/** Commands in the log of a side: sender and status, the oldest first. */
const logOf = (as: string) =>
  same(
    (portal) =>
      portal.reefers
        .commands({ vin, limit: 100 })
        .then(({ commands }) => commands.map(({ sentBy, status }) => `${sentBy}: ${status}`).reverse(), code),
    as,
  );

describe('a reefer command', () => {
  it('of a lessee goes to the device of the lessor, and both see it', async () => {
    await goTo(new Date(BEGIN.getTime() - 1));
    await send(LESSOR);
    await goTo(TEST_NOW);
    const [id] = await send(LESSEE);
    expect(await delivered()).toContainEqual([id, SERIAL]);
    expect(await logOf(LESSEE)).toEqual([`${LESSEE}: inProgress`]);
    // A command from before the span is in the lessor's log only.
    expect(await logOf(LESSOR)).toEqual([`${LESSOR}: failed`, 'Alder & Sons: inProgress']);
    expect(await report({ reefer: { power: 'off', answers: [{ id, applied: true }] } })).toBe('accepted');
    expect(await logOf(LESSEE)).toEqual([`${LESSEE}: success`]);
    expect((await logOf(LESSOR)).at(-1)).toBe('Alder & Sons: success');
    expect(await delivered()).toEqual([]);
  });

  it('of the lessor is in the log of the lessee, and is delivered once', async () => {
    const [id] = await send(LESSOR);
    expect(await delivered()).toEqual([[id, SERIAL]]);
    expect((await logOf(LESSEE)).at(-1)).toBe('northline: inProgress');
    await report({ reefer: { power: 'on', answers: [{ id, applied: false, reason: 'No fuel.' }] } });
    expect((await logOf(LESSEE)).at(-1)).toBe('northline: failed');
  });

  it('needs the usual permission', async () => {
    expect(await send(LESSEE_WITHOUT_GROUP)).toEqual([expect.anything(), 'refused', NO_COMMAND_ACCESS]);
  });

  it('is refused from the midnight on, and one that was not delivered by then stays here', async () => {
    await goTo(BEFORE_END);
    const [id, status] = await send(LESSEE);
    expect(status).toBe('inProgress');
    await goTo(END);
    expect(await delivered()).toEqual([]);
    expect(await send(LESSEE)).toEqual([expect.anything(), 'failed', 'NOT_FOUND']);
    expect(await logOf(LESSEE)).toBe('NOT_FOUND');
    expect((await logOf(LESSOR)).at(-1)).toBe('Alder & Sons: inProgress');
    const [own] = await send(LESSOR);
    expect(await delivered()).toEqual([[own, SERIAL]]);
    await goTo(BEFORE_END);
    expect((await delivered()).map(([one]) => one)).toContain(id);
    await goTo(TEST_NOW);
  });
});

const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 0]);
const upload = (recorded: Date) =>
  each(async (place) => {
    const response = await device(place, '/ingest/v1/images', {
      method: 'POST',
      headers: {
        ...{ 'x-serial-number': SERIAL, 'x-recorded-at': recorded.toISOString(), 'x-fullness-percent': '40' },
      },
      body: JPEG,
    });
    return ((await response.json()) as { status?: string }).status;
  });
const imagesOf = (as: string) =>
  same(
    (portal) =>
      portal.service
        .images({ vin, pageSize: 10, pageNumber: 0 })
        .then(({ images }) => images.map(({ recorded }) => recorded), code),
    as,
  );

describe('a cargo image', () => {
  const inSpan = [BEGIN, new Date(BEGIN.getTime() + 1_000)];
  const outside = [new Date(BEGIN.getTime() - 1), END];

  it('is seen by the lessee if it was taken in the span', async () => {
    for (const recorded of [...inSpan, outside[0] as Date]) expect(await upload(recorded)).toBe('accepted');
    expect(await upload(inSpan[0] as Date)).toBe('duplicate');
    const shown = inSpan.map((at) => at.toISOString()).reverse();
    expect(await imagesOf(LESSEE)).toEqual(shown);
    expect(await imagesOf(LESSOR)).toEqual([...shown, outside[0]?.toISOString()]);
  });

  it('is not shown after the midnight, not even by a link from before', async () => {
    await goTo(BEFORE_END);
    const links = await each(async ({ test }) => {
      const linkOf = async (as: string) => {
        const { portal } = await test.signedIn(as);
        return (await portal.service.images({ vin, pageSize: 1, pageNumber: 0 })).images[0]?.url ?? '';
      };
      const [lessee, lessor] = [await linkOf(LESSEE), await linkOf(LESSOR)];
      const open = async () => [(await test.api.request(lessee)).status, (await test.api.request(lessor)).status];
      const before = await open();
      test.clock.now = END;
      return [before, await open()];
    });
    expect(links).toEqual([
      [200, 200],
      [404, 200],
    ]);
    expect(await upload(END)).toBe('accepted');
    expect(await imagesOf(LESSEE)).toBe('NOT_FOUND');
    expect((await imagesOf(LESSOR)).length).toBe(4);
    await goTo(TEST_NOW);
  });
});

const paginationInput = { pageSize: 100, pageNumber: 1 };
/** What each interface shows of the trailer: something, or nothing. */
const LOOKS: Readonly<Record<string, (portal: PortalApi) => Promise<boolean>>> = {
  grid: async ({ fleetStatus }) =>
    (await fleetStatus.page({ paginationInput })).trailers.some((trailer) => trailer.vin === vin),
  details: ({ trailers }) => isFound(trailers.detail(vin)),
  search: async ({ search }) => (await search.find({ text: vin, limit: 10 })).trailers.length > 0,
  'activity log': ({ trailers }) => isFound(trailers.activityLog({ vin, pageSize: 10, pageNumber: 0 })),
  history: ({ tracking }) => isFound(tracking.history({ vin, span: { days: 30 } })),
  map: async ({ tracking }) => JSON.stringify(await tracking.positions({ customerId: null })).includes(vin),
  faults: ({ trailers }) =>
    isFound(trailers.absFaults({ vin, showAll: true } as Parameters<typeof trailers.absFaults>[0])),
  'reefer unit': ({ reefers }) => isFound(reefers.unit(vin)),
  'reefer units': async ({ reefers }) =>
    (await reefers.units({ paginationInput })).units.some((one) => one.vin === vin),
  inspections: ({ service }) => isFound(service.inspections(vin)),
  vehicles: async ({ administration }) =>
    JSON.stringify(await administration.trailers.find({ customerId: 2, paginationInput })).includes(vin),
  'groups of customer': async ({ administration }) =>
    JSON.stringify(
      await administration.groups.trailers({
        ...{ customerId: 2, vehicleGroupId: testId(2, 8), inside: false, search: vin },
        paginationInput,
      }),
    ).includes(vin),
};
const isFound = (answer: Promise<unknown>) =>
  answer.then(
    () => true,
    ({ code: found }: { code: string }) => {
      expect(found).toBe('NOT_FOUND');
      return false;
    },
  );
const look = (as: string) =>
  same(async (portal) => {
    const seen: [string, boolean][] = [];
    for (const [name, ask] of Object.entries(LOOKS)) seen.push([name, await ask(portal)]);
    return seen;
  }, as);

describe('what a lessee reads', () => {
  const everything = (isShown: boolean) => Object.keys(LOOKS).map((name) => [name, isShown]);

  it('ends at the midnight through every interface, though no job has run', async () => {
    const shared = new Map<Place['engine'], string>();
    await goTo(BEFORE_END);
    await report({ position: { lat: 40, lng: -86, speedMph: 0 } });
    expect(await look(LESSEE)).toEqual(everything(true));
    await each(async ({ test, engine }) => {
      const { portal } = await test.signedIn(LESSEE);
      const { url } = await portal.sharing.share({ trailers: [{ vin, name: 'Load' }], detail: 'lastDay', hours: 48 });
      shared.set(engine, url.split('#')[1] ?? '');
    });
    const open = () =>
      each(({ test, engine }) =>
        test
          .client()
          .portal.sharing.open({ secret: shared.get(engine) ?? '' })
          .then(() => 'open', code),
      );
    expect(await open()).toBe('open');

    await goTo(END);
    expect(await each(({ repositories }) => repositories.custody.lent([{ customerId: 1, trailerId }]))).toHaveLength(1);
    expect(await look(LESSEE)).toEqual(everything(false));
    expect(await open()).toBe('LINK_INVALID');
    const ofLessee = await same(async ({ fleetStatus }) => {
      const { trailers } = await fleetStatus.page({ customerId: 2, paginationInput } as Parameters<
        typeof fleetStatus.page
      >[0]);
      return trailers.some((trailer) => trailer.vin === vin);
    });
    expect(ofLessee).toBe(false);
    await goTo(BEFORE_END);
    expect(await look(LESSEE)).toEqual(everything(true));
    await goTo(TEST_NOW);
  });
});
