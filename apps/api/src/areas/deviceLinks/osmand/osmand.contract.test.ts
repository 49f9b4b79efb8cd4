import { describe, expect, it } from 'vitest';
import { hashSecretToken } from '../../../auth/secretTokens';
import { takeReports } from '../../../composition/takeReports';
import type { ActivityEntry } from '../../../repositories/ingest';
import { everywhere } from '../../../testing/everywhere';
import { createTestDataset, TEST_NOW, testId } from '../../../testing/testDataset';

const fresh = createTestDataset();
const [first, second] = fresh.trailers.filter(({ customerId }) => customerId === 1);
/** No trailer has a known position yet. */
const dataset = {
  ...fresh,
  trailers: fresh.trailers.map((trailer) => ({
    ...trailer,
    serialNumber: `D-${trailer.vin}`,
    lastReport: null,
    lat: null,
    lng: null,
    speed: null,
    positionReportedAt: null,
    dwellingSince: null,
    installedSensorTypeIds: [1],
  })),
};
const SECRETS = { phone: 'a-secret', other: 'another-secret', revoked: 'an-old-secret' };

const { each: same } = everywhere(dataset, 'boss@northline.example', {
  async prepare({ deviceLinks }) {
    for (const [number, [holder, secret]] of Object.entries(SECRETS).entries()) {
      await deviceLinks.add({
        linkId: testId(7, number),
        secretHash: await hashSecretToken(secret),
        customerId: 1,
        trailerId: (holder === 'other' ? second : first)?.trailerId ?? '',
        name: holder,
        createdBy: null,
        createdAt: TEST_NOW,
        revokedAt: holder === 'revoked' ? TEST_NOW : null,
      });
    }
  },
});

const send = (secret: string, query: string, init?: RequestInit) =>
  same(async ({ test }) => {
    const response = await test.api.request(`/ingest/v1/osmand/${secret}${query}`, init);
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  });
const trailer = () =>
  same(async ({ repositories }) => {
    const devices = await repositories.ingest.devices({ customerId: 1 });
    return devices.find((device) => device.trailer.trailerId === first?.trailerId)?.trailer;
  });
const newest = (trailerId = first?.trailerId ?? '') =>
  same(
    async ({ repositories }): Promise<ActivityEntry | undefined> =>
      (await repositories.activityLog.latest({ customerId: 1, trailerId }, 1))[0],
  );
const secondsAgo = (seconds: number) => TEST_NOW.getTime() / 1000 - seconds;

it('moves the trailer of the secret, regardless of the id in the message', async () => {
  const query = `?id=someone-else&lat=41.6764&lon=-86.252&timestamp=${secondsAgo(3_600)}&speed=50&bearing=90&batt=87`;
  expect(await send(SECRETS.phone, query)).toMatchObject({ status: 200, body: { result: { status: 'accepted' } } });
  expect(await trailer()).toMatchObject({ lat: 41.6764, lng: -86.252, speed: 57.54, gpsHeading: 90 });
  expect((await newest())?.readings).toMatchObject({ deviceBatteryPercent: 87, source: { kind: 'phone' } });
});

it('also accepts the JSON of the app and a posted form', async () => {
  const coords = { latitude: 41.68, longitude: -86.25, speed: -1, heading: -1, accuracy: 5 };
  const timestamp = new Date(secondsAgo(3_000) * 1000).toISOString();
  const body = JSON.stringify({ location: { timestamp, coords }, device_id: '4711' });
  const json = { method: 'POST', body, headers: { 'content-type': 'application/json' } };
  expect((await send(SECRETS.phone, '', json)).status).toBe(200);
  expect(await trailer()).toMatchObject({ lat: 41.68, speed: null, gpsHeading: null });
  const form = { method: 'POST', body: `lat=41.69&lon=-86.25&timestamp=${secondsAgo(2_400)}` };
  expect((await send(SECRETS.phone, '', form)).status).toBe(200);
  expect(await trailer()).toMatchObject({ lat: 41.69 });
});

it('accepts the first position of a phone, however far it is from that of the previous device', async () => {
  const { trailerId = '', serialNumber = '' } =
    dataset.trailers.find((one) => one.trailerId === second?.trailerId) ?? {};
  const position = { lat: 41.6, lng: -86.2 };
  await same(async ({ repositories }) => {
    const report = { reportId: 'own', serialNumber, recordedAt: new Date(secondsAgo(4_000) * 1000).toISOString() };
    await takeReports(repositories, { customerId: 1 }, [{ ...report, readings: { position } }], TEST_NOW);
  });
  const query = `?lat=34.05&lon=-118.24&timestamp=${secondsAgo(3_900)}`;
  expect((await send(SECRETS.other, query)).body).toEqual({ result: { index: 0, status: 'accepted' } });
  const lat = await same(async ({ repositories }) => {
    const devices = await repositories.ingest.devices({ customerId: 1 });
    return devices.find((device) => device.trailer.trailerId === trailerId)?.trailer.lat;
  });
  expect(lat).toBe(34.05);
  const back = await send(SECRETS.other, `?lat=41.6&lon=-86.2&timestamp=${secondsAgo(3_800)}`);
  expect(back.body).toMatchObject({ result: { code: 'TELEPORT' } });
});

describe('a message', () => {
  it.each([
    ['an unknown secret', 'guessed', '?lat=1&lon=2', 401, /new one/],
    ['a revoked secret', SECRETS.revoked, '?lat=1&lon=2', 401, /revoked/],
    ['an incomplete position', SECRETS.phone, '?lat=1', 400, /lat from -90/],
    ['text instead of a number', SECRETS.phone, '?lat=1&lon=2&speed=fast', 400, /speed must be/],
  ])('is refused with %s', async (_, secret, query, status, message) => {
    const answer = await send(secret, query);
    expect(answer.status).toBe(status);
    expect((answer.body.error as { message: string }).message).toMatch(message);
  });
});

describe("a message without a fix gets 200, so that the phone's queue continues, and stores nothing", () => {
  it.each([
    ['no position', '?timestamp=1', 'NO_FIX', /no position/],
    ['an empty position', '?location=,', 'NO_FIX', /no position/],
    ['0, 0', '?lat=0&lon=0', 'NO_FIX', /0, 0/],
    ['an invalid fix', '?lat=1&lon=2&valid=false', 'NO_FIX', /as invalid/],
    ['a position out of range', '?lat=91&lon=2', 'NO_FIX', /out of range/],
    ['a clock that starts in 1970', '?lat=1&lon=2&timestamp=0', 'INVALID', /2000/],
    ['a time before 2000', '?lat=1&lon=2&timestamp=86400', 'INVALID', /2000/],
    ['a time before the retention period', '?lat=1&lon=2&timestamp=1500000000', 'TOO_OLD', /older/],
  ])('%s', async (_, query, code, message) => {
    const before = [await trailer(), await newest()];
    const { status, body } = await send(SECRETS.phone, query);
    expect([status, body.result]).toEqual([
      200,
      { index: 0, status: 'rejected', code, message: expect.stringMatching(message) },
    ]);
    expect([await trailer(), await newest()]).toEqual(before);
  });

  it('0, 0 in JSON', async () => {
    const location = { timestamp: TEST_NOW.toISOString(), coords: { latitude: 0, longitude: 0 } };
    const json = { method: 'POST', body: JSON.stringify({ location }) };
    expect(await send(SECRETS.phone, '', json)).toMatchObject({ status: 200, body: { result: { code: 'NO_FIX' } } });
  });
});

it('stores a fix without impossible values', async () => {
  const query = `?lat=41.6901&lon=-86.25&timestamp=${secondsAgo(2_300)}&speed=480&altitude=-3000&bearing=10`;
  expect(await send(SECRETS.phone, query)).toMatchObject({ status: 200, body: { result: { status: 'accepted' } } });
  expect((await newest())?.readings.position).toEqual({ lat: 41.6901, lng: -86.25, headingDegrees: 10 });
  expect(await trailer()).toMatchObject({ lat: 41.6901, speed: null });
});

it('stores nothing for HEAD', async () => {
  const before = [await trailer(), await newest()];
  const query = `?lat=41.71&lon=-86.25&timestamp=${secondsAgo(100)}`;
  const seen = await same(async ({ test }) => {
    const response = await test.api.request(`/ingest/v1/osmand/${SECRETS.phone}${query}`, { method: 'HEAD' });
    return [response.status, response.headers.get('allow')];
  });
  expect(seen).toEqual([405, 'GET, POST']);
  expect([await trailer(), await newest()]).toEqual(before);
});

describe('a doubtful fix is flagged, not lost', () => {
  it('if it was sent before', async () => {
    const query = `?lat=41.7&lon=-86.25&timestamp=${secondsAgo(1_800)}`;
    expect((await send(SECRETS.phone, query)).body).toMatchObject({ result: { status: 'accepted' } });
    expect((await send(SECRETS.phone, query)).body).toMatchObject({ result: { status: 'duplicate' } });
  });

  it('if it arrives after a newer one', async () => {
    const before = await trailer();
    const { body } = await send(SECRETS.phone, `?lat=41.695&lon=-86.25&timestamp=${secondsAgo(2_000)}`);
    expect(body).toMatchObject({ result: { status: 'late' } });
    expect(await trailer()).toEqual(before);
    const entries = await same(({ repositories }) =>
      repositories.activityLog.latest({ customerId: 1, trailerId: first?.trailerId ?? '' }, 2),
    );
    expect(entries[1]?.readings).toMatchObject({ fixFlags: ['outOfOrder'], position: { lat: 41.695 } });
  });

  it('if no trailer can reach it, until a second fix confirms it', async () => {
    const far = await send(SECRETS.phone, `?lat=34.05&lon=-118.24&timestamp=${secondsAgo(1_500)}`);
    expect(far.body).toMatchObject({ result: { status: 'accepted', code: 'TELEPORT' } });
    expect(await trailer()).toMatchObject({
      lat: 41.7,
      doubtedLat: 34.05,
      lastReport: new Date(secondsAgo(1_500) * 1000),
    });
    expect((await newest())?.readings).toMatchObject({ fixFlags: ['teleport'], position: { lat: 34.05 } });
    const agrees = await send(SECRETS.phone, `?lat=34.06&lon=-118.24&timestamp=${secondsAgo(1_200)}`);
    expect(agrees.body).toEqual({ result: { index: 0, status: 'accepted' } });
    expect(await trailer()).toMatchObject({ lat: 34.06, doubtedLat: null });
  });

  it('if its clock is an hour ahead, and stored with the time of arrival', async () => {
    const query = `?lat=41.6&lon=-86.2&timestamp=${secondsAgo(-3_600)}`;
    const { body } = await send(SECRETS.other, query);
    expect(body).toMatchObject({ result: { status: 'accepted', code: 'CLOCK_AHEAD' } });
    expect(await newest(second?.trailerId)).toMatchObject({
      recorded: TEST_NOW,
      readings: { fixFlags: ['clockAhead'], claimedAt: new Date(secondsAgo(-3_600) * 1000).toISOString() },
    });
    expect((await send(SECRETS.other, query)).body).toMatchObject({ result: { status: 'duplicate' } });
  });
});

it('shows the flags and the battery of the phone in the log', async () => {
  const entries = await same(async ({ test }) => {
    const { portal } = await test.signedIn('boss@northline.example');
    const log = await portal.trailers.activityLog({ vin: first?.vin ?? '', pageNumber: 0, pageSize: 10 });
    return log.map(({ fixFlags, deviceBatteryPercent }) => ({ fixFlags, deviceBatteryPercent }));
  });
  expect(entries).toContainEqual({ fixFlags: ['teleport'], deviceBatteryPercent: null });
  expect(entries).toContainEqual({ fixFlags: ['outOfOrder'], deviceBatteryPercent: null });
  expect(entries.at(-1)).toEqual({ fixFlags: [], deviceBatteryPercent: 87 });
});
