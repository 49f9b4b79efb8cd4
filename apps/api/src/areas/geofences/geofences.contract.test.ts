import type { Geofence, GeofenceInput } from '@gladhand/domain/geofences';
import { describe, expect, it } from 'vitest';
import { takeReports } from '../../composition/takeReports';
import { codeOf, everywhere, type Place } from '../../testing/everywhere';
import { createTestDataset, TEST_NOW, testId } from '../../testing/testDataset';

const BOSS = 'boss@northline.example';
const EAST = 'east@northline.example';
const ALL = 'all@northline.example';
const VIEWER = 'view@example.com';
const NONE = 'none@northline.example';
const ADMIN = 'admin@example.com';
const TECHNICIAN = 'tech@example.com';
const MINUTE_MS = 60_000;

const fresh = createTestDataset();
/** Every trailer has a device that has not reported yet. */
const dataset = {
  ...fresh,
  trailers: fresh.trailers.map((trailer) => ({
    ...trailer,
    ...{
      serialNumber: `D-${trailer.vin}`,
      lastReport: null,
      lat: null,
      lng: null,
      geofence: null,
      dwellingSince: null,
      loadStatus: 'loaded',
      tetheredStatus: 'tethered',
    },
  })),
};
const own = dataset.trailers.filter(({ customerId }) => customerId === 1);
const { same, each } = everywhere(dataset, BOSS);

const CENTER = { lat: 41.65, lng: -83.53 };
const YARD: GeofenceInput = {
  name: 'Toledo yard',
  category: 'yard',
  isActive: true,
  shape: { type: 'circle', center: CENTER, radiusMeters: 300 },
  enterEmails: [],
  exitEmails: [],
};
/** A place so many meters east of the center. */
const east = (meters: number, center = CENTER) => ({
  lat: center.lat,
  lng: center.lng + meters / (111_195 * Math.cos((center.lat * Math.PI) / 180)),
});

let made = 0;
const newName = () => `Geofence ${++made}`;
const withoutId = ({ id: _, ...geofence }: Geofence) => geofence;
const create = (geofence: Partial<GeofenceInput> = {}, as = BOSS, customerId = 1) => {
  const name = geofence.name ?? newName();
  return same(
    (portal) => portal.geofences.create({ customerId, geofence: { ...YARD, ...geofence, name } }).then(withoutId),
    as,
  );
};
const list = (as = BOSS, customerId = 1) =>
  same(async (portal) => (await portal.geofences.list(customerId)).map(withoutId), as);
const idOf = async (name: string, { repositories }: Pick<Place, 'repositories'>) =>
  (await repositories.geofences.list(1)).find((geofence) => geofence.name === name)?.geofenceId ?? '';

describe('geofences', () => {
  it('are listed by name for every user of the customer, and for no other', async () => {
    await create({ name: ' beta ', description: ' The north gate ' });
    await create({ name: 'Alpha' });
    const names = async (as: string) => (await list(as)).map(({ name }) => name);
    for (const user of [BOSS, EAST, ALL, ADMIN]) expect(await names(user)).toEqual(['Alpha', 'beta']);
    expect((await list())[1]).toMatchObject({ description: 'The north gate', version: 1, trailersInside: 0 });
    expect(await same((portal) => codeOf(portal.geofences.list(2)))).toBe('NOT_FOUND');
    expect(await same((portal) => codeOf(portal.geofences.list(1)), TECHNICIAN)).toBe('FORBIDDEN');
  });

  it('have unique names per customer, regardless of case, until one is deleted', async () => {
    await create({ name: 'Taken' });
    await expect(create({ name: 'tAKEN' })).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'This name is already used by another geofence.',
    });
    await create({ name: 'Taken' }, ADMIN, 2);
    await each(async (place) => {
      const { portal } = await place.test.signedIn(BOSS);
      await portal.geofences.delete({ customerId: 1, id: await idOf('Taken', place) });
    });
    await create({ name: 'taken' });
  });

  it('are written only by roles that write, at their own customer', async () => {
    expect(await same((portal) => codeOf(portal.geofences.create({ customerId: 1, geofence: YARD })), VIEWER)).toBe(
      'FORBIDDEN',
    );
    expect(await same((portal) => codeOf(portal.geofences.create({ customerId: 2, geofence: YARD })))).toBe(
      'NOT_FOUND',
    );
  });

  it.each<[string, Partial<GeofenceInput>, RegExp]>([
    ['an empty name', { name: ' ' }, /name of 1 to 100/],
    ['an unknown category', { category: 'garden' }, /category must be one of yard/],
    ['a wrong address', { enterEmails: ['gate'] }, /“gate” isn't an email address/],
    ['an address twice', { exitEmails: ['a@example.com', 'A@example.com'] }, /up to 20 different/],
    ['too much free time', { freeMinutes: 50_000 }, /0 to 43200 minutes/],
    ['a small circle', { shape: { type: 'circle', center: CENTER, radiusMeters: 1 } }, /radius must be from 10 m/],
    [
      'crossing edges',
      {
        shape: {
          type: 'polygon',
          parts: [{ outer: [east(0), { lat: 41.66, lng: -83.52 }, east(900), { lat: 41.66, lng: -83.53 }], holes: [] }],
        },
      },
      /Edges cross at vertex/,
    ],
  ])('refuse %s', async (_, change, message) => {
    await expect(create({ name: 'Refused', ...change })).rejects.toMatchObject({ code: 'BAD_USER_INPUT', message });
  });

  it('answer a save that is based on an earlier version with the present geofence', async () => {
    await create({ name: 'Edited' });
    const answers = await each(async (place) => {
      const { portal } = await place.test.signedIn(BOSS);
      const id = await idOf('Edited', place);
      const save = (name: string) =>
        portal.geofences.update({ customerId: 1, id, version: 1, input: { ...YARD, name } }).then(withoutId);
      const first = await save('Edited first');
      const second = await save('Edited second').catch((error) => ({ code: error.code, ...error.details.current }));
      return { first, second: { code: second.code, name: second.name, version: second.version } };
    });
    expect(answers.first).toMatchObject({ name: 'Edited first', version: 2 });
    expect(answers.second).toEqual({ code: 'CONFLICT', name: 'Edited first', version: 2 });
  });

  it('come in their earlier shape, without those that it cannot describe', async () => {
    const line = [CENTER, east(5_000)];
    await create({ name: 'Road', shape: { type: 'corridor', line, halfWidthMeters: 50 } });
    const earlier = await same(async (portal) => {
      const { geofences, leftOut } = await portal.geofences.earlier(1);
      return { first: { ...geofences[0], geofenceId: '' }, leftOut };
    });
    expect(earlier).toEqual({
      first: {
        geofenceId: '',
        name: 'Alpha',
        description: null,
        geofenceTypeId: 1,
        geofenceDeactivated: false,
        radiusMeters: 300,
        centerPointCoordinate: { latitude: CENTER.lat, longitude: CENTER.lng },
        boundaryCoordinates: null,
      },
      leftOut: 1,
    });
  });
});

let reported = 0;
const at = (minutes: number) => new Date(TEST_NOW.getTime() + minutes * MINUTE_MS);
const fix = (serialNumber: string | null, minutes: number, position: { lat: number; lng: number }) => ({
  reportId: `g-${++reported}`,
  serialNumber: serialNumber ?? '',
  recordedAt: at(minutes).toISOString(),
  readings: { position: { ...position, speedMph: 40, accuracyM: 5 } },
});
type Fix = ReturnType<typeof fix>;
/** Ingests each batch in turn on every storage. */
const ingest = (...batches: Fix[][]) =>
  each(async ({ repositories }) => {
    const statuses = [];
    for (const batch of batches) {
      statuses.push(...(await takeReports(repositories, { customerId: 1 }, batch, at(24 * 60))).map((r) => r.status));
    }
    return statuses;
  });
const visitsOf = (vin: string, as = BOSS) =>
  same(async (portal) => {
    const page = { pageSize: 100, pageNumber: 1 };
    const { visits } = await portal.geofences.visits({ customerId: 1, vin, paginationInput: page });
    return visits.map(({ id: _, geofenceId: __, ...visit }) => visit);
  }, as);
const geofenceOf = (vin: string) =>
  each(async ({ repositories }) => {
    const devices = await repositories.ingest.devices({ customerId: 1 });
    return devices.find(({ trailer }) => trailer.vin === vin)?.trailer.geofence;
  });
const trailer = (index: number) => {
  const found = own[index];
  if (!found) throw new Error('no such trailer');
  return found;
};

describe('visits', () => {
  const place = { lat: 40.1, lng: -84.2 };
  const shape = { type: 'circle', center: place, radiusMeters: 300 } as const;

  it('follow from reports: grid, count and visits say that a trailer is inside, and when it left', async () => {
    await create({ name: 'Dock', shape, freeMinutes: 30 });
    const { vin, serialNumber } = trailer(0);
    await ingest([fix(serialNumber, 1, east(2_000, place)), fix(serialNumber, 6, east(100, place))]);
    expect(await geofenceOf(vin)).toBe('Dock');
    expect((await list()).find(({ name }) => name === 'Dock')).toMatchObject({ trailersInside: 1 });
    const [open] = await visitsOf(vin);
    expect(open).toMatchObject({ geofenceName: 'Dock', how: 'seen', left: null, endedBy: null, freeMinutes: 30 });
    expect(open?.entered).toMatchObject({ after: at(1).toISOString(), before: at(6).toISOString() });

    await ingest([fix(serialNumber, 50, east(3_000, place)), fix(serialNumber, 55, east(3_500, place))]);
    expect(await geofenceOf(vin)).toBe(null);
    expect(await visitsOf(vin)).toEqual([
      expect.objectContaining({ endedBy: 'exit', left: expect.objectContaining({ after: at(6).toISOString() }) }),
    ]);
  });

  it('of a trailer that drives through are passed', async () => {
    const { vin, serialNumber } = trailer(1);
    await ingest([fix(serialNumber, 1, east(-4_000, place)), fix(serialNumber, 6, east(4_000, place))]);
    expect(await visitsOf(vin)).toEqual([expect.objectContaining({ how: 'passed', geofenceName: 'Dock' })]);
    expect(await geofenceOf(vin)).toBe(null);
  });

  it('of a trailer that are open can be asked for alone, however many ended since', async () => {
    const { vin, serialNumber } = trailer(9);
    const spot = { lat: 40.9, lng: -84.9 };
    const there = (radiusMeters: number) => ({ type: 'circle', center: spot, radiusMeters }) as const;
    await create({ name: 'Large yard', shape: there(5_000) });
    await create({ name: 'Small yard', shape: there(300) });
    const way = [9_000, 4_000, 100, 50, 2_000, 2_000, 50, 50, 2_000, 2_000];
    await ingest(way.map((meters, at) => fix(serialNumber, at * 10 + 1, east(meters, spot))));
    const ended = (await visitsOf(vin)).filter(({ left }) => left);
    expect(ended.map(({ geofenceName }) => geofenceName)).toEqual(['Small yard', 'Small yard']);
    const open = await same(async (portal) => {
      const paginationInput = { pageSize: 1, pageNumber: 1 };
      const { total, visits } = await portal.geofences.visits({ customerId: 1, vin, openOnly: true, paginationInput });
      return { total, names: visits.map(({ geofenceName }) => geofenceName) };
    });
    expect(open).toEqual({ total: 1, names: ['Large yard'] });
  });

  it('are those of the sorted reports, in whatever order they arrive', async () => {
    const [sorted, late] = [trailer(2), trailer(3)];
    const way: [number, number][] = [
      [1, -2_000],
      [6, -100],
      [11, 50],
      [16, 2_000],
      [21, 2_500],
      [26, 100],
      [31, 60],
      [36, 4_000],
      [41, 5_000],
    ];
    const reports = (serialNumber: string | null) => way.map(([time, x]) => fix(serialNumber, time, east(x, place)));
    await ingest(reports(sorted.serialNumber));
    const [a, b, c, d, e, f, g, h, i] = reports(late.serialNumber) as [Fix, Fix, Fix, Fix, Fix, Fix, Fix, Fix, Fix];
    await ingest([a], [e], [c, b], [i], [h, d], [g], [f]);
    const visits = await visitsOf(sorted.vin);
    expect(visits).toHaveLength(2);
    const withoutTrailer = ({ vin: _, unitId: __, ...visit }: (typeof visits)[number]) => visit;
    expect((await visitsOf(late.vin)).map(withoutTrailer)).toEqual(visits.map(withoutTrailer));
  });

  it('end with the reason when a geofence is deactivated, and begin when it covers a trailer again', async () => {
    const { vin, serialNumber } = trailer(4);
    const home = { lat: 35.2, lng: -101.8 };
    await create({ name: 'Home', shape: { type: 'circle', center: home, radiusMeters: 300 } });
    await ingest([fix(serialNumber, 1, east(20, home)), fix(serialNumber, 6, east(10, home))]);
    expect(await geofenceOf(vin)).toBe('Home');
    const change = (version: number, input: Partial<GeofenceInput>) =>
      each(async (where) => {
        const { portal } = await where.test.signedIn(BOSS);
        const id = await idOf('Home', where);
        const { name, ...kept } = YARD;
        const moved = { ...kept, name: 'Home', shape: { type: 'circle', center: home, radiusMeters: 300 } as const };
        await portal.geofences.update({ customerId: 1, id, version, input: { ...moved, ...input } });
      });
    await each(async ({ test }) => {
      test.clock.now = at(60);
    });
    await change(1, { isActive: false });
    expect(await geofenceOf(vin)).toBe(null);
    expect(await visitsOf(vin)).toEqual([expect.objectContaining({ endedBy: 'deactivated' })]);
    await change(2, { isActive: true });
    expect(await geofenceOf(vin)).toBe('Home');
    expect((await visitsOf(vin)).map(({ endedBy }) => endedBy)).toEqual([null, 'deactivated']);
    await change(3, { shape: { type: 'circle', center: east(9_000, home), radiusMeters: 300 } });
    expect((await visitsOf(vin)).map(({ endedBy }) => endedBy)).toEqual(['reshaped', 'deactivated']);
    expect(await geofenceOf(vin)).toBe(null);
  });

  it('are mailed once per trailer, direction and hour, and together if many come at once', async () => {
    const place = { lat: 33.4, lng: -112.1 };
    const [first, ...others] = own.slice(10, 17);
    await create({
      name: 'Gate',
      shape: { type: 'circle', center: place, radiusMeters: 300 },
      enterEmails: ['gate@example.com', 'ops@example.com'],
    });
    /** The mails after the jobs of the next minute. */
    const mails = () =>
      each(async ({ test, repositories }) => {
        test.clock.now = new Date(test.clock.now.getTime() + MINUTE_MS);
        await repositories.jobs.add([]);
        await test.runJobs();
        const sent = await repositories.outbox.latest(100);
        return sent
          .map(({ to, subject }) => `${to}: ${subject}`)
          .filter((line) => line.includes('Gate'))
          .sort();
      });
    const ingestAt = (minute: number, serials: (string | null)[], x: number) =>
      each(async ({ repositories, test }) => {
        const batch = serials.map((serial) => fix(serial, minute, east(x, place)));
        await takeReports(repositories, { customerId: 1 }, batch, test.clock.now);
      });
    await each(async ({ test }) => {
      test.clock.now = at(300);
    });
    await ingestAt(200, [first?.serialNumber ?? null], 0);
    const name = `Trailer ${first?.unitId} entered Gate`;
    expect(await mails()).toEqual([`gate@example.com: ${name}`, `ops@example.com: ${name}`]);
    await ingestAt(210, [first?.serialNumber ?? null], 5_000);
    await ingestAt(220, [first?.serialNumber ?? null], 0);
    expect(await mails()).toHaveLength(2);
    await ingestAt(
      230,
      others.map(({ serialNumber }) => serialNumber),
      0,
    );
    expect((await mails()).filter((line) => line.includes('6 trailers entered Gate'))).toHaveLength(2);
  });

  it('stay one if a second one would be open, so that no report is refused', async () => {
    const [visit] = await each(async ({ repositories }) => {
      const [fence] = await repositories.geofences.list(1);
      const entered = { at: at(0), after: null, before: at(0) };
      const open = {
        ...{ customerId: 1, geofenceId: fence?.geofenceId ?? '', trailerId: trailer(20).trailerId, entered },
        ...{ how: 'seen' as const, left: null, endedBy: null, decidedAt: at(0), leftDecidedAt: null },
        ...{ loadAtEntry: null, loadAtExit: null, tetherAtEntry: null, tetherAtExit: null },
      };
      await repositories.geofences.putVisits([{ ...open, visitId: testId(8, 1) }]);
      await repositories.geofences.putVisits([{ ...open, visitId: testId(8, 2) }]);
      const found = await repositories.geofences.visitsAfter(trailer(20), at(-1));
      return found.map(({ visitId }) => visitId);
    });
    expect(visit).toBe(testId(8, 1));
  });

  it('are limited to the trailers of the caller', async () => {
    const page = { pageSize: 100, pageNumber: 1 };
    const total = (as: string) =>
      same(async (portal) => (await portal.geofences.visits({ customerId: 1, paginationInput: page })).total, as);
    expect(await total(BOSS)).toBeGreaterThan(await total(NONE));
  });

  it('answer who was inside at an instant', async () => {
    const inside = (minutes: number) =>
      same(async (portal, { client: _ }) => {
        const [dock] = (await portal.geofences.list(1)).filter(({ name }) => name === 'Dock');
        const { visits } = await portal.geofences.visits({
          customerId: 1,
          geofenceId: dock?.id,
          at: at(minutes).toISOString(),
          paginationInput: { pageSize: 100, pageNumber: 1 },
        });
        return visits.map(({ vin }) => vin).sort();
      });
    expect(await inside(20)).toEqual([trailer(0).vin]);
    expect(await inside(8)).toEqual([trailer(0).vin, trailer(2).vin, trailer(3).vin].sort());
    expect(await inside(200)).toEqual([]);
  });
});
