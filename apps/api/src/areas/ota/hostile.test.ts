import { gzipSync } from 'node:zlib';
import { OTA_POLICY } from '@gladhand/domain/ota';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createMemoryRepositories } from '../../composition/memoryRepositories';
import { issueIngestKey } from '../../ingest/ingestKey';
import type { Repositories } from '../../repositories/port';
import { createTestApi, TEST_CONFIG, type TestApi } from '../../testing/testApi';
import { createTestDataset, TEST_NOW, testId } from '../../testing/testDataset';
import { OTA_PACKAGE_MESSAGES } from './messages';
import { createTestSigner, signedUpload, TEST_PLAN, type TestSigner } from './testing/otaTest.parts';

const ADMIN = 'admin@example.com';
const TARGET = '4.18.2';
const DEVICES = 10_000;
const SECOND_MS = 1_000;
const MEGABYTE = 1024 * 1024;
const ID = testId(7, 1);

const fresh = createTestDataset();
const [first] = fresh.trailers;
const withDevices = (count: number) => ({
  ...fresh,
  features: [...fresh.features, { customerId: 1, feature: 'OtaManagement' }],
  trailers: Array.from({ length: count }, (_, at) => ({
    ...(first as NonNullable<typeof first>),
    ...{ customerId: 1, trailerId: testId(2, at + 1), vin: `1GRAA0620KB${String(at).padStart(6, '0')}` },
    ...{ unitId: `U-${at}`, serialNumber: `D-${at}`, deviceTypeId: 1, mainAppVersion: '4.17.2', lastReport: null },
  })),
  groupTrailers: [],
});

let test: TestApi;
let repositories: Repositories;
let signer: TestSigner;
let key: string;
async function open(devices: number) {
  signer = await createTestSigner();
  repositories = createMemoryRepositories(withDevices(devices));
  key = await issueIngestKey(repositories.ingest, {
    ...{ name: 'Morey', holder: { gateway: 'Morey' }, keyId: testId(6, 1), now: TEST_NOW },
  });
  test = await createTestApi(repositories, { config: { ...TEST_CONFIG, otaKeys: [signer.publicKey] } });
}
afterEach(() => test.close());

const poll = (serial: string) =>
  test.api.request(`/ingest/v1/ota/job?serialNumber=${serial}`, { headers: { 'x-ingest-key': key } });
const report = (serialNumber: string) =>
  test.api.request('/ingest/v1/reports', {
    ...{ method: 'POST', headers: { 'x-ingest-key': key } },
    body: JSON.stringify({
      reports: [{ reportId: `r-${serialNumber}`, serialNumber, recordedAt: TEST_NOW.toISOString(), readings: {} }],
    }),
  });

describe('ten thousand devices that wake up at once', () => {
  /** Look-ups of devices at the same time. */
  let most = 0;
  beforeEach(async () => {
    await open(DEVICES);
    const { asking } = repositories.ota;
    let running = 0;
    most = 0;
    repositories.ota.asking = async (...given) => {
      most = Math.max(most, ++running);
      // As long as a round trip to a database.
      await new Promise((resolve) => setImmediate(resolve));
      return asking(...given).finally(() => running--);
    };
  });
  const wake = async () => {
    const polls = Promise.all(Array.from({ length: DEVICES }, (_, at) => poll(`D-${at}`)));
    const reported = await report('D-7');
    return { reported, polled: await polls };
  };
  const start = async () => {
    const { portal } = await test.signedIn(ADMIN);
    const packageId = await portal.ota.upload(await signedUpload(signer, { version: TARGET }));
    const plan = { ...TEST_PLAN, stages: [] };
    await portal.ota.create({ campaignId: ID, target: { packageId }, devices: DEVICES, plan });
  };

  it('without a job look up nothing, and come back spread over a quarter of an hour', async () => {
    const { polled } = await wake();
    expect(most).toBe(0);
    const after = polled.map(({ headers }) => Number(headers.get('retry-after')));
    const seconds = OTA_POLICY.pollAfterSeconds;
    expect(Math.min(...after)).toBeGreaterThanOrEqual(seconds);
    expect(Math.max(...after)).toBeLessThan(2 * seconds);
    const perMinute = Array.from({ length: seconds / 60 }, (_, minute) =>
      after.filter((one) => Math.floor((one - seconds) / 60) === minute),
    );
    const even = DEVICES / perMinute.length;
    for (const { length } of perMinute) expect(Math.abs(length - even)).toBeLessThan(even / 4);
  }, 60_000);

  it('with a job use at most four connections while reports are still taken; the rest come back later', async () => {
    await start();
    const { reported, polled } = await wake();
    expect(reported.status).toBe(200);
    expect(most).toBeLessThanOrEqual(4);
    const busy = polled.filter(({ status }) => status === 503);
    const served = polled.filter(({ status }) => status === 200);
    expect(served.length).toBeGreaterThanOrEqual(200);
    expect(busy.length + served.length).toBe(DEVICES);
    const after = busy.map(({ headers }) => Number(headers.get('retry-after')));
    expect(Math.min(...after)).toBeGreaterThanOrEqual(OTA_POLICY.pollWhenBusySeconds);
    expect(new Set(after).size).toBe(OTA_POLICY.pollWhenBusySeconds);
    // The gate is open again.
    expect((await poll('D-9999')).status).toBe(200);
  }, 60_000);
});

it('a revoked key gets nothing after five seconds, and never a job', async () => {
  await open(2);
  expect((await poll('D-0')).status).toBe(200);
  await repositories.ingest.revokeKey(testId(6, 1), TEST_NOW);
  expect(await (await poll('D-0')).json()).toEqual({ job: null });
  test.pass(5 * SECOND_MS);
  expect((await poll('D-0')).status).toBe(401);
  expect((await poll('D-1')).status).toBe(401);
});

describe('uploads', () => {
  beforeEach(() => open(2));
  const post = async (query: URLSearchParams, body: BodyInit, headers: Record<string, string> = {}) => {
    const client = await test.signedIn(ADMIN);
    const init = { method: 'POST', body, headers, duplex: 'half' } as RequestInit;
    const response = await client.fetch(`/v1/api/ota/packages?${query}`, init);
    return { status: response.status, body: (await response.json()) as { error?: { message: string } } };
  };
  const queryOf = ({ file, family, ...fields }: Awaited<ReturnType<typeof signedUpload>>) =>
    new URLSearchParams({ ...fields, family: String(family), sizeBytes: String(file.size) });

  it('that never end are cut off at the signed size', async () => {
    const upload = await signedUpload(signer, { version: TARGET });
    let sent = 0;
    let isCanceled = false;
    const endless = new ReadableStream<Uint8Array<ArrayBuffer>>({
      pull(controller) {
        sent += MEGABYTE;
        controller.enqueue(new Uint8Array(MEGABYTE));
      },
      cancel() {
        isCanceled = true;
      },
    });
    const { status, body } = await post(queryOf(upload), endless);
    expect([status, body.error?.message]).toEqual([400, OTA_PACKAGE_MESSAGES.longer(upload.file.size)]);
    expect([isCanceled, sent <= 8 * MEGABYTE]).toEqual([true, true]);
    expect(await repositories.otaFiles.unused(new Date('2100-01-01'), 10)).toEqual([]);
  });

  it('of archives are stored as they are: nothing is unpacked, whatever the headers say', async () => {
    const bomb = Uint8Array.from(gzipSync(new Uint8Array(64 * MEGABYTE)));
    const upload = await signedUpload(signer, { version: TARGET, content: bomb });
    const { status } = await post(queryOf(upload), bomb, { 'content-encoding': 'gzip' });
    expect(status).toBe(200);
    const { portal } = await test.signedIn(ADMIN);
    const { packages } = await portal.ota.packages('mainApp');
    expect(packages.map(({ sizeBytes }) => sizeBytes)).toEqual([bomb.length]);
  });
});
