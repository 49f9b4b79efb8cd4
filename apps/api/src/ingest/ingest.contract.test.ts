import { SensorType } from '@gladhand/domain/trailers';
import { describe, expect, it } from 'vitest';
import { takeReports } from '../composition/takeReports';
import type { Repositories } from '../repositories/port';
import { NO_TRAILERS } from '../repositories/scope';
import { everywhere, type Place } from '../testing/everywhere';
import { createTestDataset, TEST_NOW } from '../testing/testDataset';
import type { DeviceReportMessage } from './deviceReport';
import { issueIngestKey } from './ingestKey';

const fresh = createTestDataset();
/** Every trailer has a device that has not reported yet; the Unloaded limit of one customer is 5,000 lb. */
const dataset = {
  ...fresh,
  customers: fresh.customers.map((customer) =>
    customer.customerId === 2 ? { ...customer, unloadedUpToLbs: 5_000 } : customer,
  ),
  trailers: fresh.trailers.map((trailer) => ({
    ...trailer,
    installedSensorTypeIds: [...trailer.installedSensorTypeIds, SensorType.EnhancedWeight],
    serialNumber: `D-${trailer.vin}`,
    lastReport: null,
    tetheredStatus: null,
    untetheredSince: null,
    trailerBatteryStatus: null,
  })),
};
const devices = dataset.trailers;
const own = devices.filter(({ customerId }) => customerId === 1);
const theirs = devices.filter(({ customerId }) => customerId === 2);
const foreign = theirs[0];
const silent = own[12];
const NEVER = 'never-was-here';
const MINUTE_MS = 60_000;

interface IngestPlace extends Place {
  keys: Keys;
}
type Keys = Record<'customer' | 'morey' | 'xirgo', string>;

const keysOf = new Map<Repositories, Keys>();
const { each } = everywhere(dataset, 'boss@northline.example', {
  async prepare(repositories) {
    const issue = (name: string, keyId: string, holder: { customerId: number } | { gateway: string }) =>
      issueIngestKey(repositories.ingest, { name, holder, keyId, now: TEST_NOW });
    keysOf.set(repositories, {
      customer: await issue('northline', '01930000-0000-7000-8000-000000000001', { customerId: 1 }),
      morey: await issue('Morey', '01930000-0000-7000-8000-000000000002', { gateway: 'Morey' }),
      xirgo: await issue('Xirgo', '01930000-0000-7000-8000-000000000003', { gateway: 'Xirgo' }),
    });
  },
});
const same = <Answer>(ask: (door: IngestPlace) => Promise<Answer>) =>
  each((place) => ask({ ...place, keys: keysOf.get(place.repositories) as Keys }));

async function post(door: IngestPlace, body: string, headers: Record<string, string>) {
  const response = await door.test.api.request('/ingest/v1/reports', { method: 'POST', body, headers });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}
const send = (reports: unknown[], key: keyof IngestPlace['keys'] = 'customer') =>
  same((door) => post(door, JSON.stringify({ reports }), { authorization: `Bearer ${door.keys[key]}` }));

const ago = (ms: number) => new Date(TEST_NOW.getTime() - ms).toISOString();
let made = 0;
const report = (
  serialNumber: string | null | undefined,
  recordedAt = ago(0),
  readings: DeviceReportMessage['readings'] = {},
): DeviceReportMessage => ({ reportId: `r-${++made}`, serialNumber: serialNumber ?? '', recordedAt, readings });

const stored = (trailerId: string | undefined) =>
  same(async ({ repositories }) => {
    const found = await repositories.ingest.devices({ customerId: 1 });
    return found.find(({ trailer }) => trailer.trailerId === trailerId)?.trailer;
  });
const logged = (trailerId: string | undefined) =>
  same(({ repositories }) => repositories.activityLog.latest({ customerId: 1, trailerId: trailerId ?? '' }, 100));

describe('an ingest key', () => {
  const body = JSON.stringify({ reports: [report('x')] });
  it.each<[string, (door: IngestPlace) => Record<string, string>, number]>([
    ['is required', () => ({}), 401],
    ['is refused if it is wrong', () => ({ authorization: 'Bearer ghi_wrong' }), 401],
    ['is refused with the Basic scheme', (door) => ({ authorization: `Basic ${door.keys.customer}` }), 401],
    ['is accepted with the Bearer scheme', (door) => ({ authorization: `bearer ${door.keys.customer}` }), 200],
    ['is accepted in its own header', (door) => ({ 'x-ingest-key': door.keys.customer }), 200],
  ])('%s', async (_, headers, status) => {
    expect(await same(async (door) => (await post(door, body, headers(door))).status)).toBe(status);
  });

  it('is stored only as a hash, and revoked by a new key of the same name', async () => {
    await same(async ({ repositories, keys, ...door }) => {
      expect(await repositories.ingest.key(keys.customer)).toBeUndefined();
      const fresh = { name: 'passing', holder: { customerId: 1 }, now: TEST_NOW };
      const first = await issueIngestKey(repositories.ingest, {
        ...fresh,
        keyId: '01930000-0000-7000-8000-00000000000a',
      });
      const second = await issueIngestKey(repositories.ingest, {
        ...fresh,
        keyId: '01930000-0000-7000-8000-00000000000b',
      });
      const statusOf = async (key: string) =>
        (await post({ repositories, keys, ...door }, body, { 'x-ingest-key': key })).status;
      expect([await statusOf(first), await statusOf(second)]).toEqual([401, 200]);
    });
  });
});

describe('the devices of a key', () => {
  it.each<['customer' | 'morey' | 'xirgo', string, string | null | undefined, string]>([
    ['customer', 'its customer', own[0]?.serialNumber, 'accepted'],
    ['customer', 'another customer', foreign?.serialNumber, 'rejected'],
    ['customer', 'no customer', NEVER, 'rejected'],
    ['morey', 'its make', devices.find(({ deviceTypeId }) => deviceTypeId === 1)?.serialNumber, 'accepted'],
    ['morey', 'another make', devices.find(({ deviceTypeId }) => deviceTypeId === 3)?.serialNumber, 'rejected'],
    ['xirgo', 'its make', devices.find(({ deviceTypeId }) => deviceTypeId === 3)?.serialNumber, 'accepted'],
  ])('are checked for a %s key and a device of %s', async (key, _, serialNumber, status) => {
    const { body } = await send([report(serialNumber)], key);
    expect(body.results).toMatchObject([
      { index: 0, status, ...(status === 'rejected' && { code: 'UNKNOWN_DEVICE' }) },
    ]);
  });
});

describe('an invalid batch', () => {
  it.each<[string, string, number, string]>([
    ['of invalid JSON', '{"reports":[', 400, 'BAD_USER_INPUT'],
    ['without a list', '{"reports":{}}', 400, 'BAD_USER_INPUT'],
    ['of another shape', '[1]', 400, 'BAD_USER_INPUT'],
    ['with an empty list', '{"reports":[]}', 400, 'BAD_USER_INPUT'],
    [
      'with too many reports',
      JSON.stringify({ reports: Array.from({ length: 1001 }, () => 1) }),
      400,
      'BAD_USER_INPUT',
    ],
    ['that is too large', `{"reports":["${'x'.repeat(4 * 1024 * 1024)}"]}`, 413, 'TOO_LARGE'],
  ])('%s is refused', async (_, text, status, code) => {
    const answer = await same((door) => post(door, text, { 'x-ingest-key': door.keys.customer }));
    expect(answer).toMatchObject({ status, body: { error: { code } } });
  });
});

describe('an invalid report', () => {
  const good = report(own.at(-1)?.serialNumber, ago(0));
  it.each<[string, unknown, string, RegExp]>([
    ['that is a number', 7, 'INVALID', /^The report must be an object/],
    ['that is null', null, 'INVALID', /^The report must be an object/],
    ['without an id', { ...good, reportId: undefined }, 'INVALID', /^reportId: is missing/],
    ['with a hostile id', { ...good, reportId: "a'; drop table\u0000" }, 'INVALID', /reportId/],
    ['without a time zone', { ...good, recordedAt: '2026-11-17T15:00:00' }, 'INVALID', /recordedAt/],
    ['of an invalid day', { ...good, recordedAt: '2026-13-41T15:00:00Z' }, 'INVALID', /recordedAt/],
    ['of the year 1', { ...good, recordedAt: '0001-01-01T00:00:00Z' }, 'INVALID', /2000/],
    ['of last year', { ...good, recordedAt: ago(366 * 24 * 60 * MINUTE_MS) }, 'TOO_OLD', /365 days/],
    ['off the map', { ...good, readings: { position: { lat: 91, lng: 0, speedMph: 0 } } }, 'INVALID', /lat/],
    ['with text for a number', { ...good, readings: { trailerBatteryVolts: '12' } }, 'INVALID', /trailerBatteryVolts/],
    ['with an unknown word', { ...good, readings: { door: 'ajar' } }, 'INVALID', /door/],
    ['with tires without values', { ...good, readings: { tiresC: [null, null] } }, 'INVALID', /tiresC/],
    ['with an unknown brake state', { ...good, readings: { brakes: ['good', 'squeaky'] } }, 'INVALID', /brakes/],
    [
      'with an unknown reading',
      { ...good, readings: { colour: 'red' } },
      'INVALID',
      /^readings.colour: is not a known/,
    ],
    ['with a NUL', { ...good, readings: { abs: { active: true, description: 'a\u0000' } } }, 'INVALID', /description/],
    [
      'with half a surrogate pair',
      { ...good, readings: { abs: { active: true, description: '\ud800' } } },
      'INVALID',
      /description/,
    ],
  ])('%s is refused without the others', async (_, bad, code, message) => {
    const fine = report(own.at(-2)?.serialNumber);
    const { status, body } = await send([bad, fine]);
    expect(status).toBe(200);
    expect(body.results).toEqual([
      { index: 0, status: 'rejected', code, message: expect.stringMatching(message) },
      { index: 1, status: 'accepted' },
    ]);
    expect(await logged(own.at(-1)?.trailerId)).toEqual([]);
  });

  it('with an infinite number is refused', async () => {
    const text = JSON.stringify({ reports: [{ ...good, readings: { trailerBatteryVolts: 0 } }] }).replace(
      ':0}',
      ':1e999}',
    );
    const answer = await same((door) => post(door, text, { 'x-ingest-key': door.keys.customer }));
    expect(answer.body).toMatchObject({ results: [{ status: 'rejected', code: 'INVALID' }] });
  });
});

describe('ingest', () => {
  it('updates the current values and those derived from them, and appends to the log', async () => {
    const at = ago(2 * MINUTE_MS);
    const position = { lat: 37.0842, lng: -94.5133, speedMph: 61, headingDegrees: 90 };
    const { body } = await send([
      report(silent?.serialNumber, at, { position, tether: 'untethered', abs: { active: true } }),
    ]);
    expect(body.results).toEqual([{ index: 0, status: 'accepted' }]);
    expect(await stored(silent?.trailerId)).toMatchObject({
      lastReport: new Date(at),
      speed: 61,
      address: 'Joplin, MO',
      dwellingSince: null,
      tetheredStatus: 'untethered',
      untetheredSince: new Date(at),
      absFaultSeverityLevel: 'CAUTION',
      trailerHealthStatus: 'CAUTION',
      healthReasons: ['absFault:CAUTION'],
    });
    const [entry] = await logged(silent?.trailerId);
    const source = { kind: 'gateway', name: 'northline' };
    expect(entry).toMatchObject({ recorded: new Date(at), received: TEST_NOW, readings: { position, source } });
  });

  it('only appends a late report to the log', async () => {
    const before = await stored(silent?.trailerId);
    const { body } = await send([report(silent?.serialNumber, ago(3 * MINUTE_MS), { tether: 'tethered' })]);
    expect(body.results).toEqual([{ index: 0, status: 'late' }]);
    expect(await stored(silent?.trailerId)).toEqual(before);
    expect(await logged(silent?.trailerId)).toHaveLength(2);
  });

  it('stores a report once, even if it is repeated with changes or in another batch', async () => {
    const once = report(own[3]?.serialNumber, ago(MINUTE_MS), { tether: 'tethered' });
    const { body } = await send([once, once]);
    expect(body.results).toEqual([
      { index: 0, status: 'accepted' },
      { index: 1, status: 'duplicate' },
    ]);
    const before = await stored(own[3]?.trailerId);
    const again = await send([{ ...once, readings: { tether: 'untethered' } }]);
    expect(again.body.results).toEqual([{ index: 0, status: 'duplicate' }]);
    expect(await stored(own[3]?.trailerId)).toEqual(before);
    expect(await logged(own[3]?.trailerId)).toHaveLength(1);
  });

  it('does not depend on the order within a batch', async () => {
    const events: DeviceReportMessage['readings'][] = [
      { tether: 'tethered' },
      { tether: 'untethered' },
      { tether: 'untethered' },
    ];
    const [a, b] = [own[20], own[21]];
    const reports = (serial: string | null | undefined) =>
      events.map((readings, n) => report(serial, ago((9 - n) * 1000), readings));
    await send([...reports(a?.serialNumber), ...reports(b?.serialNumber).reverse()]);
    const tetherOf = async (trailerId: string | undefined) => {
      const trailer = await stored(trailerId);
      return [trailer?.tetheredStatus, trailer?.untetheredSince, trailer?.tetherReportedAt];
    };
    expect(await tetherOf(a?.trailerId)).toEqual(['untethered', new Date(ago(8000)), new Date(ago(7000))]);
    expect(await tetherOf(b?.trailerId)).toEqual(await tetherOf(a?.trailerId));
  });

  it('adds readings of sensors that are not installed only to the log', async () => {
    const { body } = await send([report(own[6]?.serialNumber, ago(0), { door: 'open', tether: 'tethered' })]);
    expect(body.results).toEqual([
      { index: 0, status: 'accepted', code: 'SENSOR_NOT_INSTALLED', message: expect.stringMatching(/door/) },
    ]);
    expect(await stored(own[6]?.trailerId)).toMatchObject({ doorStatus: null, tetheredStatus: 'tethered' });
    expect((await logged(own[6]?.trailerId))[0]?.readings).toMatchObject({ door: 'open' });
  });

  it.each([
    ['below the threshold of its customer', theirs[0], 3_000, 'unloaded', { unloadedUpToLbs: 5_000 }],
    ['at the threshold of its customer', theirs[2], 5_000, 'unloaded', { unloadedUpToLbs: 5_000 }],
    ['above the threshold of its customer', theirs[1], 5_001, 'loaded', { unloadedUpToLbs: 5_000 }],
    ['above the default threshold', own[4], 3_000, 'loaded', {}],
    ['at the default threshold', own[5], 2_500, 'unloaded', {}],
  ] as const)('determines the load from a weight %s', async (_, key, bogieWeightLbs, loadStatus, judgedBy) => {
    const { customerId = 0, trailerId = '', serialNumber } = key ?? {};
    const weighed = report(serialNumber, ago(0), { bogieWeightLbs });
    const seen = await same(async ({ repositories }) => {
      await takeReports(repositories, { customerId }, [weighed], TEST_NOW);
      const found = await repositories.ingest.devices({ customerId });
      const entries = await repositories.activityLog.latest({ customerId, trailerId }, 100);
      const entry = entries.find(({ reportId }) => reportId === weighed.reportId);
      return { trailer: found.find(({ trailer }) => trailer.trailerId === trailerId)?.trailer, entry };
    });
    expect(seen.trailer).toMatchObject({ loadStatus, cargoWeightOnBogieLbs: bogieWeightLbs });
    expect(seen.entry?.readings).toEqual({ bogieWeightLbs, ...judgedBy });
  });

  it('uses a changed threshold from the next report on', async () => {
    const statuses = await same(async ({ repositories, test }) => {
      const { portal } = await test.signedIn('admin@example.com');
      const statusAfter = async (...reports: DeviceReportMessage[]) => {
        await takeReports(repositories, { customerId: 2 }, reports, TEST_NOW);
        const found = await repositories.ingest.devices({ customerId: 2 });
        return found.find(({ trailer }) => trailer.trailerId === theirs[3]?.trailerId)?.trailer.loadStatus;
      };
      const weigh = (ms: number) => report(theirs[3]?.serialNumber, ago(ms), { bogieWeightLbs: 3_000 });
      const before = await statusAfter(weigh(2000));
      await portal.administration.customers.update({ id: 2, version: 1, unloadedUpToLbs: 2_999 });
      return [before, await statusAfter(), await statusAfter(weigh(1000))];
    });
    expect(statuses).toEqual(['unloaded', 'unloaded', 'loaded']);
  });

  it('handles concurrent batches', async () => {
    const serial = own[7]?.serialNumber;
    const batches = Array.from({ length: 6 }, (_, n) => [
      report(serial, ago((n + 1) * 1000)),
      report(own[8]?.serialNumber, ago(n * 1000)),
    ]);
    await same(async (door) => {
      const answers = await Promise.all(
        batches.map((reports) => post(door, JSON.stringify({ reports }), { 'x-ingest-key': door.keys.customer })),
      );
      expect(answers.map(({ status }) => status)).toEqual(batches.map(() => 200));
    });
    expect((await stored(own[7]?.trailerId))?.lastReport).toEqual(new Date(ago(1000)));
    expect((await stored(own[8]?.trailerId))?.lastReport).toEqual(new Date(ago(0)));
    // Which of them came late is random.
    const key = { customerId: 1, trailerId: own[7]?.trailerId ?? '' };
    const kept = await same(async ({ repositories }) => (await repositories.activityLog.latest(key, 100)).length);
    expect(kept).toBe(6);
  });

  it('handles concurrent first batches of a month', async () => {
    const lately = ago(200 * 24 * 60 * MINUTE_MS);
    const batches = own.slice(22, 38).map(({ serialNumber }) => [report(serialNumber, lately)]);
    await same(async (door) => {
      const answers = await Promise.all(
        batches.map((reports) => post(door, JSON.stringify({ reports }), { 'x-ingest-key': door.keys.customer })),
      );
      expect(answers.map(({ status, body }) => [status, body])).toEqual(
        batches.map(() => [200, { results: [{ index: 0, status: 'accepted' }] }]),
      );
    });
  });

  it('accepts a thousand reports over several months', async () => {
    const many = Array.from({ length: 1000 }, (_, n) =>
      report(own[9 + (n % 3)]?.serialNumber, ago((1000 - n) * 100 * MINUTE_MS)),
    );
    const { body } = await send(many);
    const statuses = (body.results as { status: string }[]).map(({ status }) => status);
    expect(statuses.filter((status) => status === 'accepted' || status === 'late')).toHaveLength(1000);
    const again = await send(many);
    expect(new Set((again.body.results as { status: string }[]).map(({ status }) => status))).toEqual(
      new Set(['duplicate']),
    );
  });
});

it('returns only what changed since an instant', async () => {
  const later = new Date(TEST_NOW.getTime() + MINUTE_MS);
  const scope = { ...NO_TRAILERS, customerIds: [1] };
  const changed = (since: Date | null) =>
    same(({ repositories }) => repositories.fleetStatus.changedSince(scope, since, later, ['vin', 'speed']));
  expect(await changed(null)).toHaveLength(own.length);
  const [mover] = own.slice(-1);
  const moved = report(mover?.serialNumber, ago(0), { position: { lat: 41.7, lng: -86.2, speedMph: 58 } });
  await same(({ repositories }) => takeReports(repositories, { customerId: 1 }, [moved], later));
  expect(await changed(later)).toEqual([{ vin: mover?.vin, speed: 58 }]);
  expect(await changed(new Date(later.getTime() + 1))).toEqual([]);
});

it('deletes old records of one customer in batches', async () => {
  const before = new Date(ago(30 * 24 * 60 * MINUTE_MS));
  const forget = (limit: number) => same(({ repositories }) => repositories.activityLog.deleteBefore(1, before, limit));
  expect(await forget(100)).toBe(100);
  expect(await forget(10_000)).toBeGreaterThan(100);
  expect(await forget(10_000)).toBe(0);
});
