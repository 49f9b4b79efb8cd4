import { PICTURE_POLICY } from '@gladhand/domain/pictures';
import { DAY_MS } from '@gladhand/domain/readings';
import { CARGO_IMAGE_POLICY } from '@gladhand/domain/service';
import { describe, expect, it } from 'vitest';
import { applyRetention } from '../../composition/retention';
import { issueIngestKey } from '../../ingest/ingestKey';
import type { Repositories } from '../../repositories/port';
import { everywhere } from '../../testing/everywhere';
import type { TestApi, TestClient } from '../../testing/testApi';
import { createTestDataset, TEST_NOW, testId } from '../../testing/testDataset';

const fresh = createTestDataset();
const [withCamera, without] = fresh.trailers.filter(({ customerId }) => customerId === 1);
const vin = withCamera?.vin ?? '';
const foreign = fresh.trailers.find(({ customerId }) => customerId === 2)?.vin ?? '';
const dataset = {
  ...fresh,
  customers: fresh.customers.map((customer) => ({ ...customer, retentionDurationDays: 30 })),
  trailers: fresh.trailers.map((trailer) => ({
    ...trailer,
    serialNumber: `D-${trailer.vin}`,
    lastReport: null,
    installedSensorTypeIds: trailer.vin === without?.vin ? [1] : [1, 27],
  })),
};
const BOSS = 'boss@northline.example';
const MINUTE_MS = 60_000;
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const png = (size: number) => Uint8Array.from({ length: size }, (_, index) => PNG[index] ?? index % 251);
const ago = (ms: number) => new Date(TEST_NOW.getTime() - ms).toISOString();

const keys = new Map<Repositories, string>();
const { each } = everywhere(dataset, BOSS, {
  async prepare(repositories) {
    const holder = { customerId: 1 };
    const key = { name: 'northline', holder, keyId: testId(8, 1), now: TEST_NOW };
    keys.set(repositories, await issueIngestKey(repositories.ingest, key));
  },
});

interface Sent {
  vin?: string;
  at?: string;
  fullness?: string;
  body?: Uint8Array<ArrayBuffer>;
}
interface ImageEndpoint {
  test: TestApi;
  send(sent?: Sent): Promise<[status: number, answer: string]>;
  portal: TestClient['portal'];
}

const same = <Answer>(ask: (door: ImageEndpoint) => Promise<Answer>) =>
  each(async ({ test, repositories }) => {
    const { portal } = await test.signedIn(BOSS);
    const send: ImageEndpoint['send'] = async ({
      vin: sentVin = vin,
      at = ago(0),
      fullness = '62',
      body = png(64),
    } = {}) => {
      const headers = { 'x-serial-number': `D-${sentVin}`, 'x-recorded-at': at, 'x-fullness-percent': fullness };
      const authorization = `Bearer ${keys.get(repositories)}`;
      const init = { method: 'POST', headers: { ...headers, authorization }, body };
      const response = await test.api.request('/ingest/v1/images', init);
      const answer = (await response.json()) as { status?: string; error?: { message: string } };
      return [response.status, answer.status ?? answer.error?.message ?? ''];
    };
    return ask({ test, send, portal });
  });

describe('the ingest endpoint', () => {
  it('accepts an image with its fullness only once', async () => {
    const seen = await same(async ({ send, portal }) => {
      const at = ago(60 * MINUTE_MS);
      const results = [await send({ at }), await send({ at }), await send({ at: ago(30 * MINUTE_MS), fullness: '64' })];
      const page = await portal.service.images({ vin, pageSize: 1, pageNumber: 0 });
      const next = await portal.service.images({ vin, pageSize: 1, pageNumber: 1 });
      const { trailer } = await portal.trailers.detail(vin);
      return {
        told: results,
        total: page.total,
        images: [...page.images, ...next.images].map(({ recorded, fullness }) => [recorded, fullness]),
        now: trailer.cargoCameraFullness,
      };
    });
    expect(seen).toEqual({
      told: [
        [200, 'accepted'],
        [200, 'duplicate'],
        [200, 'accepted'],
      ],
      total: 2,
      images: [
        [ago(30 * MINUTE_MS), 64],
        [ago(60 * MINUTE_MS), 62],
      ],
      now: 64,
    });
  });

  it.each<[string, Sent, number, RegExp]>([
    [
      'that is neither a JPEG nor a PNG',
      { body: new TextEncoder().encode('<svg onload="x">') },
      400,
      /neither a JPEG nor a PNG/,
    ],
    ['without a body', { body: new Uint8Array() }, 400, /Send the image itself/],
    ['that is too large', { body: png(CARGO_IMAGE_POLICY.maxBytes + 1) }, 413, /Send a smaller one/],
    ['of a trailer without a camera', { vin: without?.vin ?? '' }, 400, /no cargo camera/],
    ["of another customer's trailer", { vin: foreign }, 400, /No device with this serial number/],
    ['of an unknown device', { vin: 'nobody' }, 400, /No device with this serial number/],
    ['from the future', { at: ago(-60 * MINUTE_MS) }, 400, /device clock/],
    ['with an invalid time', { at: 'yesterday' }, 400, /must be an instant/],
    ['that is too old', { at: ago(31 * DAY_MS) }, 400, /older than the 30 days/],
    ['with a fullness above 100 percent', { fullness: '101' }, 400, /0 to 100/],
    ['without a fullness', { fullness: ' ' }, 400, /0 to 100/],
  ])('refuses an image %s and explains why', async (_, sent, status, why) => {
    const [found, message] = await same(({ send }) => send(sent));
    expect(found).toBe(status);
    expect(message).toMatch(why);
  });

  it('accepts an image of the maximum size, and returns the same bytes', async () => {
    const intact = await same(async ({ send, portal, test }) => {
      const body = png(CARGO_IMAGE_POLICY.maxBytes);
      await send({ body, at: ago(MINUTE_MS) });
      const { images } = await portal.service.images({ vin, pageSize: 1, pageNumber: 0 });
      const response = await test.api.request(images[0]?.url ?? '');
      return Buffer.from(await response.arrayBuffer()).equals(Buffer.from(body));
    });
    expect(intact).toBe(true);
  });

  it('requires a key', async () => {
    const status = await each(
      async ({ test }) => (await test.api.request('/ingest/v1/images', { method: 'POST', body: png(64) })).status,
    );
    expect(status).toBe(401);
  });
});

describe('a link to an image', () => {
  const newest = async ({ portal }: ImageEndpoint) => {
    const { images } = await portal.service.images({ vin, pageSize: 1, pageNumber: 0 });
    return images[0]?.url ?? '';
  };

  it('returns the image without a session, and never as a page', async () => {
    const seen = await same(async (door) => {
      await door.send({ at: ago(0) });
      const response = await door.test.api.request(await newest(door));
      const names = ['content-type', 'content-disposition', 'cache-control', 'x-content-type-options'];
      const policy = response.headers.get('content-security-policy');
      return [response.status, ...names.map((name) => response.headers.get(name)), policy];
    });
    expect(seen).toEqual([
      200,
      'image/png',
      'inline; filename="cargo-2026-11-17T15-12-00Z.png"',
      'private, max-age=300, immutable',
      'nosniff',
      "default-src 'none'; frame-ancestors 'none'",
    ]);
  });

  it.each<[string, (url: string) => string]>([
    ['for another image', (url) => url.replace(/images\/[^?]+/, `images/${testId(9, 1)}`)],
    ['with a later expiration', (url) => url.replace(/expires=(\d+)/, (_, end) => `expires=${Number(end) + 600}`)],
    ['with a changed signature', (url) => url.replace(/.$/, (last) => (last === '0' ? '1' : '0'))],
    ['without a signature', (url) => url.replace(/&signature=.*/, '')],
    ['without parameters', () => '/v1/api/images/x'],
  ])('is invalid %s', async (_, forge) => {
    const codes = await same(async (door) => {
      const response = await door.test.api.request(forge(await newest(door)));
      return [response.status, ((await response.json()) as { error: { code: string } }).error.code];
    });
    expect(codes).toEqual([404, 'LINK_INVALID']);
  });

  it('expires after five minutes', async () => {
    const statuses = await same(async (door) => {
      const url = await newest(door);
      const before = door.test.clock.now;
      const at = async (ms: number) => {
        door.test.clock.now = new Date(before.getTime() + ms);
        return (await door.test.api.request(url)).status;
      };
      const seen = [await at(PICTURE_POLICY.linkMs - 1), await at(PICTURE_POLICY.linkMs + MINUTE_MS)];
      door.test.clock.now = before;
      return seen;
    });
    expect(statuses).toEqual([200, 404]);
  });
});

it('deletes images after the retention period of their customer', async () => {
  const left = await same(async ({ send, portal, test }) => {
    await send({ at: ago(29 * DAY_MS) });
    let made = 0;
    const later = () => new Date(TEST_NOW.getTime() + 2 * DAY_MS);
    await applyRetention({ repositories: test.repositories, ids: { uuid: () => testId(6, ++made) }, now: later });
    const { images } = await portal.service.images({ vin, pageSize: 50, pageNumber: 0 });
    const audited = (await test.repositories.audit.latest(10)).find(
      ({ action }) => action === 'retention.cargoImagesDeleted',
    );
    return { old: images.filter(({ recorded }) => recorded < ago(28 * DAY_MS)).length, rows: audited?.detail.rows };
  });
  expect(left).toEqual({ old: 0, rows: 1 });
});
