import { ApiErrorCode, type PortalApi } from '@gladhand/domain';
import type { OtaCampaign, OtaCampaignDevicesInput, OtaPlanInput, OtaTargetInput } from '@gladhand/domain/ota';
import { beforeAll, describe, expect, it } from 'vitest';
import { issueIngestKey } from '../../ingest/ingestKey';
import { codeOf, everywhere } from '../../testing/everywhere';
import { TEST_CONFIG } from '../../testing/testApi';
import { createTestDataset, TEST_NOW, testId } from '../../testing/testDataset';
import { OTA_CAMPAIGN_MESSAGES, OTA_PACKAGE_MESSAGES } from './messages';
import { createTestSigner, signedUpload, TEST_PLAN, type TestSigner, testContent } from './testing/otaTest.parts';

const ADMIN = 'admin@example.com';
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const BEFORE = '4.17.2';
const TARGET = '4.18.2';

const fresh = createTestDataset();
const dataset = {
  ...fresh,
  features: [...fresh.features, { customerId: 1, feature: 'OtaManagement' }],
  trailers: fresh.trailers.map((trailer, at) => ({
    ...trailer,
    ...{ serialNumber: `D-${at}`, deviceTypeId: at < 40 ? 1 : 2, mainAppVersion: BEFORE, customerId: 1 + (at % 2) },
    ...{ unitId: `U-${at}`, lastReport: null },
  })),
  groupTrailers: [],
};
const pro = dataset.trailers.filter(({ deviceTypeId }) => deviceTypeId === 1);

const clock = { now: TEST_NOW };
/** A process remembers for seconds that no device has a job. */
const pass = async (ms = MINUTE_MS) => {
  clock.now = new Date(clock.now.getTime() + ms);
  await each(async ({ test }) => {
    test.clock.now = clock.now;
  });
};
let signer: TestSigner;
let keys = '';
const otaKeys: string[] = [];
const { same, each } = everywhere(dataset, ADMIN, {
  deps: () => ({ config: { ...TEST_CONFIG, otaKeys } }),
  prepare: async ({ ingest }) => {
    keys = await issueIngestKey(ingest, {
      ...{ name: 'Morey', holder: { gateway: 'Morey' }, keyId: testId(6, 1), now: TEST_NOW, secret: 'morey' },
    });
    await issueIngestKey(ingest, {
      ...{ name: 'Xirgo', holder: { gateway: 'Xirgo' }, keyId: testId(6, 2), now: TEST_NOW, secret: 'xirgo' },
    });
  },
});
beforeAll(async () => {
  signer = await createTestSigner();
  otaKeys.push(signer.publicKey);
});

const upload = async (version: string, given: Partial<Awaited<ReturnType<typeof signedUpload>>> = {}, as = ADMIN) => {
  const signed = { ...(await signedUpload(signer, { version })), ...given };
  return same(async (portal) => {
    const answer = await portal.ota.upload(signed).catch(({ code, message }) => ({ code, message }));
    return typeof answer === 'string' ? 'stored' : answer;
  }, as);
};
const packageOf =
  (version: string, kind = 'mainApp') =>
  async (portal: PortalApi) => {
    const { packages } = await portal.ota.packages(kind);
    const found = packages.find((one) => one.version === version);
    if (!found) throw new Error(`no package ${version}`);
    return found.packageId;
  };
const refused = (code: ApiErrorCode, message: string) => ({ code, message });
const create = (
  campaignId: string,
  lines: readonly string[] | null,
  devices: number,
  plan: Partial<OtaPlanInput> = {},
) =>
  same(async (portal) => {
    const packageId = await packageOf(TARGET)(portal);
    const target = { packageId, ...(lines && { lines: [...lines] }) };
    return shown(await portal.ota.create({ campaignId, target, devices, plan: { ...TEST_PLAN, ...plan } }));
  });
const target = async (portal: PortalApi, input: OtaTargetInput) => {
  const found = await portal.ota.target(input);
  if (!found) throw new Error('no package');
  return found;
};
const devicesOf = async (portal: PortalApi, input: OtaCampaignDevicesInput) =>
  (await portal.ota.devices(input))?.devices ?? [];
/** Ids that each storage makes differ. */
const shown = (campaign: OtaCampaign | null) =>
  campaign && { ...campaign, package: { ...campaign.package, packageId: undefined } };
const campaign = (campaignId: string) => same(async (portal) => shown(await portal.ota.campaign(campaignId)));
const states = async (campaignId: string) => {
  const found = await campaign(campaignId);
  return Object.fromEntries((found?.counts ?? []).map(({ stage, state, devices }) => [`${stage} ${state}`, devices]));
};
const control = (campaignId: string, action: string, given: object = {}) =>
  same(async (portal) => {
    const { version } = (await portal.ota.campaign(campaignId)) ?? { version: 0 };
    return portal.ota
      .control({ campaignId, version, action, ...given })
      .then(({ state }) => state)
      .catch(({ message }) => message);
  });
const ingest = (path: string, init: RequestInit = {}, key = keys) =>
  each(async ({ test }) => {
    const response = await test.api.request(`/ingest/v1${path}`, {
      ...init,
      headers: { 'x-ingest-key': key, ...(init.headers as Record<string, string>) },
    });
    const body = response.headers.get('content-type')?.includes('json') ? await response.json() : undefined;
    return { status: response.status, after: response.headers.get('retry-after'), body: body as never };
  });
interface Job {
  job: { id: string; attempt: number; state: string; version: string } | null;
  waitsFor?: string[];
}
const poll = async (serial: string, key = keys): Promise<Job> =>
  (await ingest(`/ota/job?serialNumber=${serial}`, {}, key)).body;
const tell = (campaignId: string, serialNumber: string, message: object) =>
  ingest(`/ota/jobs/${campaignId}/progress`, {
    ...{ method: 'POST', headers: { 'content-type': 'application/json' } },
    body: JSON.stringify({ serialNumber, attempt: 1, ...message }),
  });
let reports = 0;
const report = (serialNumber: string, versions: object, recordedAt = clock.now) => {
  const body = {
    reportId: `v-${++reports}`,
    serialNumber,
    recordedAt: recordedAt.toISOString(),
    versions,
    readings: {},
  };
  return ingest('/reports', { method: 'POST', body: JSON.stringify({ reports: [body] }) });
};
/** The devices of a campaign in the order of their turn. */
const turns = async (campaignId: string) =>
  same(async (portal) => {
    const devices = await devicesOf(portal, { campaignId, limit: 100 });
    return devices.map(({ vin, stage }) => ({ stage, serial: pro.find((one) => one.vin === vin)?.serialNumber ?? '' }));
  });

describe('packages', () => {
  it('are stored once, signed, and never changed', async () => {
    expect(await upload(TARGET)).toBe('stored');
    expect(await upload(TARGET)).toEqual(refused(ApiErrorCode.Conflict, OTA_PACKAGE_MESSAGES.exists(TARGET)));
    expect(await upload(BEFORE)).toBe('stored');
    const listed = await same(async (portal) => {
      const { packages, ...list } = await portal.ota.packages('mainApp');
      return {
        ...list,
        packages: packages
          .map((one) => ({ ...one, packageId: undefined }))
          .sort((a, b) => (a.version < b.version ? -1 : 1)),
      };
    });
    expect(listed.hasKeys).toBe(true);
    expect(listed.reported).toEqual([
      { family: 1, version: BEFORE, devices: 40 },
      { family: 2, version: BEFORE, devices: 20 },
    ]);
    expect(listed.packages.map(({ version, sizeBytes, author }) => [version, sizeBytes, author])).toEqual([
      [BEFORE, 1_300_000, ADMIN],
      [TARGET, 1_300_000, ADMIN],
    ]);
  });

  it('are refused with what is wrong with them', async () => {
    const good = await signedUpload(signer, { version: '5.0.0' });
    const other = await createTestSigner();
    const content = testContent('5.0.0');
    const part = (length: number) => new Blob([content.slice(0, length)]);
    const bad = (given: Partial<typeof good>) => upload('5.0.0', { ...good, ...given });
    const badInput = (message: string) => refused(ApiErrorCode.BadUserInput, message);
    expect(await bad({ signature: (await signedUpload(other, { version: '5.0.0' })).signature })).toEqual(
      badInput(OTA_PACKAGE_MESSAGES.signature),
    );
    expect(await bad({ signature: 'AAAA' })).toEqual(badInput(OTA_PACKAGE_MESSAGES.signatureForm));
    expect(await bad({ family: 2 })).toEqual(badInput(OTA_PACKAGE_MESSAGES.otherFamily('Pro/Morey', 'Base')));
    expect(await bad({ kind: 'script' })).toEqual(badInput(OTA_PACKAGE_MESSAGES.otherKind('Main App', 'Script')));
    expect(await bad({ version: '5.0.1' })).toEqual(badInput(OTA_PACKAGE_MESSAGES.signature));
    expect(await bad({ version: '5 0' })).toEqual(badInput(OTA_PACKAGE_MESSAGES.version));
    expect(await bad({ name: ' ' })).toEqual(badInput(OTA_PACKAGE_MESSAGES.name(80)));
    expect(await bad({ file: new Blob([]) })).toEqual(badInput(OTA_PACKAGE_MESSAGES.empty));
    // The size is signed as well.
    expect(await bad({ file: part(1_000) })).toEqual(badInput(OTA_PACKAGE_MESSAGES.signature));
    const damaged = testContent('5.0.1');
    expect(await bad({ file: new Blob([damaged]) })).toEqual(badInput(OTA_PACKAGE_MESSAGES.hash));
    const query = new URLSearchParams({
      ...{ kind: 'mainApp', family: '1', version: '5.0.0', name: 'x', note: '', sha256: good.sha256 },
      ...{ signature: good.signature, sizeBytes: String(content.length) },
    });
    const send = (body: Blob, size = query.get('sizeBytes') ?? '') =>
      same(async (_, { client }) => {
        const changed = new URLSearchParams(
          [...query].map(([name, value]) => [name, name === 'sizeBytes' ? size : value]),
        );
        const response = await client.fetch(`/v1/api/ota/packages?${changed}`, { method: 'POST', body });
        return (await response.json()) as { error: { message: string } };
      });
    expect((await send(part(600_000))).error.message).toBe(OTA_PACKAGE_MESSAGES.truncated(600_000, 1_300_000));
    expect((await send(new Blob([content, content]))).error.message).toBe(OTA_PACKAGE_MESSAGES.longer(1_300_000));
    expect((await send(new Blob([content]), '2000000000')).error.message).toBe(OTA_PACKAGE_MESSAGES.tooLarge(64));
    // None of them has left bytes.
    expect(await each(({ repositories }) => repositories.otaFiles.unused(new Date('2100-01-01'), 10))).toEqual([]);
  });

  it('leaves no bytes of an upload that broke off with its process', async () => {
    const file = { customerId: 0, fileId: testId(5, 1), store: 'database' } as const;
    await each(async ({ repositories: { otaFiles }, test }) => {
      await otaFiles.note(file, clock.now);
      await otaFiles.addPiece(file, 0, new Uint8Array(10));
      await test.runScheduled('nightly.retention');
      return otaFiles.piece(file, 0);
    });
    await pass(25 * HOUR_MS);
    const left = await each(async ({ repositories: { otaFiles }, test }) => {
      await test.runScheduled('nightly.retention');
      return otaFiles.piece(file, 0);
    });
    expect(left).toBeUndefined();
  });
});

describe('targets', () => {
  it('say for each pasted line what happens to it', async () => {
    const [first, second] = pro;
    const base = dataset.trailers.find(({ deviceTypeId }) => deviceTypeId === 2);
    const lines = [
      first?.vin ?? '',
      '',
      second?.unitId ?? '',
      'NOTHING',
      base?.serialNumber ?? '',
      first?.serialNumber ?? '',
    ];
    const found = await same(async (portal) => target(portal, { packageId: await packageOf(TARGET)(portal), lines }));
    expect(found.devices).toBe(2);
    expect(found.fromVersions).toEqual([{ version: BEFORE, devices: 2 }]);
    expect(found.leftOut).toEqual([{ reason: 'otherFamily', devices: 1 }]);
    expect(found.lines.map(({ line, result }) => [line, result])).toEqual([
      [1, 'ready'],
      [3, 'ready'],
      [4, 'notFound'],
      [5, 'otherFamily'],
      [6, 'duplicate'],
    ]);
  });

  it('can be a filter', async () => {
    const count = (filter: object) =>
      same(async (portal) => {
        const { devices, leftOut } = await target(portal, { packageId: await packageOf(TARGET)(portal), ...filter });
        return [devices, leftOut.length];
      });
    expect(await count({})).toEqual([40, 0]);
    expect(await count({ customerId: 1 })).toEqual([20, 0]);
    expect(await count({ fromVersions: [BEFORE] })).toEqual([40, 0]);
    expect(await count({ fromVersions: [''] })).toEqual([0, 0]);
    expect(await count({ reportedWithinDays: 3 })).toEqual([0, 0]);
    expect(await same((portal) => portal.ota.target({ packageId: testId(9, 9_999) }))).toBeNull();
  });
});

describe('a campaign', () => {
  const ID = testId(7, 1);
  let order: Awaited<ReturnType<typeof turns>> = [];

  it('has its devices in stages', async () => {
    const lines = pro.slice(0, 6).map(({ vin }) => vin);
    expect(
      await same((portal) =>
        codeOf(
          packageOf(TARGET)(portal).then((packageId) =>
            portal.ota.create({ campaignId: ID, target: { packageId, lines }, devices: 7, plan: TEST_PLAN }),
          ),
        ),
      ),
    ).toBe('CONFLICT');
    const created = await create(ID, lines, 6);
    expect(created).toMatchObject({ state: 'running', devices: 6, stage: 0, version: 1, rollsBack: null });
    expect(created?.stages.map(({ devices }) => devices)).toEqual([2, 4]);
    expect(await states(ID)).toEqual({ '0 queued': 2, '1 queued': 4 });
    // A request that is sent again creates nothing.
    expect(await create(ID, lines, 6)).toEqual(created);
    order = await turns(ID);
    expect(order.map(({ stage }) => stage)).toEqual([0, 0, 1, 1, 1, 1]);
    // A device has one open job of a kind.
    const again = await same(async (portal) => target(portal, { packageId: await packageOf(TARGET)(portal), lines }));
    expect([again.devices, again.leftOut]).toEqual([0, [{ reason: 'inOtherCampaign', devices: 6 }]]);
  });

  it('is never offered beyond its stage, nor to a key of another gateway', async () => {
    await pass();
    const [first, second, third] = order.map(({ serial }) => serial);
    const offered = await poll(first ?? '');
    expect(offered.job).toMatchObject({ id: ID, attempt: 1, state: 'offered', version: TARGET });
    expect((await poll(third ?? '')).job).toBeNull();
    expect((await ingest(`/ota/job?serialNumber=${second}`, {}, 'ghi_xirgo')).status).toBe(404);
    expect((await ingest(`/ota/job?serialNumber=${second}`, {}, 'ghi_none')).status).toBe(401);
    expect(await states(ID)).toEqual({ '0 offered': 1, '0 queued': 1, '1 queued': 4 });
    // Asking again is the same job.
    expect(await poll(first ?? '')).toEqual(offered);
  });

  it('is downloaded by ranges', async () => {
    const [serial] = order.map((one) => one.serial);
    const content = testContent(TARGET);
    const get = (headers: Record<string, string>, device = serial) =>
      each(async ({ test }) => {
        const path = `/ingest/v1/ota/jobs/${ID}/content?serialNumber=${device}`;
        const response = await test.api.request(path, { headers: { 'x-ingest-key': keys, ...headers } });
        const bytes = new Uint8Array(await response.arrayBuffer());
        return {
          status: response.status,
          etag: response.headers.get('etag'),
          range: response.headers.get('content-range'),
          length: bytes.length,
          last: bytes.at(-1),
        };
      });
    const whole = await get({});
    expect(whole).toMatchObject({ status: 200, length: content.length, last: content.at(-1), range: null });
    expect(whole.etag).toMatch(/^"[0-9a-f]{64}"$/);
    expect(await get({ range: 'bytes=600000-', 'if-range': whole.etag ?? '' })).toMatchObject({
      ...{ status: 206, length: 700_000, range: 'bytes 600000-1299999/1300000', last: content.at(-1) },
    });
    expect(await get({ range: 'bytes=600000-', 'if-range': '"another"' })).toMatchObject({
      status: 200,
      length: 1_300_000,
    });
    expect((await get({ range: 'bytes=1300000-' })).status).toBe(416);
    expect((await get({}, order[1]?.serial)).status).toBe(404);
  });

  it('follows what the device reports, and confirms it only by its version', async () => {
    const [serial = ''] = order.map((one) => one.serial);
    expect((await tell(ID, serial, { step: 'downloading', percent: 40 })).body).toEqual({
      state: 'downloading',
      attempt: 1,
    });
    // A reboot: the device asks again and continues.
    expect((await poll(serial)).job).toMatchObject({ attempt: 1, state: 'downloading' });
    expect((await tell(ID, serial, { step: 'applied' })).body).toMatchObject({ state: 'applied' });
    expect((await tell(ID, serial, { step: 'downloading', percent: 90 })).body).toMatchObject({ state: 'applied' });
    expect((await tell(ID, serial, { step: 'installed' })).status).toBe(400);
    expect((await report(serial, { mainApp: BEFORE })).status).toBe(200);
    expect(await states(ID)).toMatchObject({ '0 applied': 1 });
    await pass();
    await report(serial, { mainApp: TARGET, config: 'c-7' });
    expect(await states(ID)).toMatchObject({ '0 confirmed': 1 });
    const [trailer] = await same(async (portal) => (await portal.ota.fleet({ search: serial, limit: 5 })).trailers);
    expect(trailer?.versions).toEqual([
      { kind: 'config', reported: 'c-7', target: null },
      { kind: 'script', reported: null, target: null },
      { kind: 'mainApp', reported: TARGET, target: TARGET },
      { kind: 'deviceReset', reported: null, target: null },
    ]);
    expect(trailer?.job).toMatchObject({ campaignId: ID, state: 'confirmed' });
  });

  it('stops by itself when too many fail, and says why', async () => {
    const [, serial = ''] = order.map((one) => one.serial);
    await poll(serial);
    await tell(ID, serial, { step: 'failed', reason: 'hashMismatch', detail: 'block 7' });
    await pass();
    await each(({ test }) => test.runScheduled('ota.follow'));
    // One of two is 50 %, which is the limit.
    expect((await campaign(ID))?.state).toBe('running');
    expect((await campaign(ID))?.stage).toBe(1);
    const [, , third = '', fourth = ''] = order.map((one) => one.serial);
    for (const one of [third, fourth]) {
      await poll(one);
      await tell(ID, one, { step: 'applied' });
      await report(one, { mainApp: '4.17.9' });
    }
    await each(({ test }) => test.runScheduled('ota.follow'));
    const stopped = await campaign(ID);
    expect(stopped).toMatchObject({
      ...{ state: 'stopped', stage: 1, stopped: { stage: 1, failed: 2, finished: 2, at: clock.now.toISOString() } },
      failures: [
        { reason: 'wrongVersion', devices: 2 },
        { reason: 'hashMismatch', devices: 1 },
      ],
      retryable: 3,
    });
    // Nothing more is offered.
    const [, , , , fifth = ''] = order.map((one) => one.serial);
    await pass();
    expect((await poll(fifth)).job).toBeNull();
    const failed = await same(async (portal) =>
      devicesOf(portal, { campaignId: ID, state: 'failed', reason: 'wrongVersion', limit: 10 }),
    );
    expect(failed.map(({ detail, reported, attempt }) => [detail, reported, attempt])).toEqual([
      ['4.17.9', '4.17.9', 1],
      ['4.17.9', '4.17.9', 1],
    ]);
  });

  it('is resumed with a reason, and retries what has failed', async () => {
    expect(await control(ID, 'resume')).toBe(OTA_CAMPAIGN_MESSAGES.resume);
    expect(await control(ID, 'resume', { reason: 'Both had a weak signal.' })).toBe('running');
    await each(({ test }) => test.runScheduled('ota.follow'));
    expect((await campaign(ID))?.state).toBe('running');
    expect(await control(ID, 'retryFailed', { failedFor: 'wrongVersion' })).toBe('running');
    expect(await states(ID)).toEqual({ '0 confirmed': 1, '0 failed': 1, '1 queued': 4 });
    expect(await control(ID, 'pause')).toBe('paused');
    await pass();
    expect((await poll(order[4]?.serial ?? '')).job).toBeNull();
    expect(await control(ID, 'pause')).toBe(OTA_CAMPAIGN_MESSAGES.notRunning);
    expect(await control(ID, 'resume')).toBe('running');
    expect(await control(ID, 'sing')).toContain('pause, resume');
    expect(
      await same(async (portal) => codeOf(portal.ota.control({ campaignId: ID, version: 1, action: 'pause' }))),
    ).toBe('CONFLICT');
  });

  it('is done when every device has ended', async () => {
    await pass();
    for (const { serial } of order.slice(2)) {
      const { job } = await poll(serial);
      expect(job?.state).toBe('offered');
      await tell(ID, serial, { step: 'applied', attempt: job?.attempt });
      await report(serial, { mainApp: TARGET });
    }
    await each(({ test }) => test.runScheduled('ota.follow'));
    expect(await campaign(ID)).toMatchObject({ state: 'done', endedAt: clock.now.toISOString(), retryable: 1 });
    expect(await states(ID)).toEqual({ '0 confirmed': 1, '0 failed': 1, '1 confirmed': 4 });
    expect(await control(ID, 'cancel')).toBe(OTA_CAMPAIGN_MESSAGES.ended);
    const actions = await same(async (portal) =>
      (await portal.administration.audit.log({ area: 'ota', limit: 50 })).lines.map(({ action }) => action),
    );
    expect(actions).toEqual([
      'ota.campaignDone',
      'ota.campaignResumed',
      'ota.campaignPaused',
      'ota.campaignRetried',
      'ota.campaignResumed',
      'ota.campaignStopped',
      'ota.campaignCreated',
      'ota.packageUploaded',
      'ota.packageUploaded',
    ]);
  });

  it('is rolled back by another campaign to the earlier version', async () => {
    const rolled = await same(async (portal) => {
      const { version = 0 } = (await portal.ota.campaign(ID)) ?? {};
      const packageId = await packageOf(BEFORE)(portal);
      const back = { campaignId: ID, version, newCampaignId: testId(7, 2), plan: TEST_PLAN };
      const code = await codeOf(portal.ota.rollBack({ ...back, packageId: await packageOf(TARGET)(portal) }));
      return { code, campaign: shown(await portal.ota.rollBack({ ...back, packageId })) };
    });
    expect(rolled.code).toBe('BAD_USER_INPUT');
    expect(rolled.campaign).toMatchObject({
      devices: 5,
      rollsBack: ID,
      fromVersions: [{ version: TARGET, devices: 5 }],
    });
  });
});

describe('what ends by itself', () => {
  const ID = testId(7, 3);
  const lines = pro.slice(10, 14).map(({ vin }) => vin);

  it('expires devices after their deadline, and fails those that never report', async () => {
    await create(ID, lines, 4, { stages: [], stopAbovePercent: 100 });
    await pass();
    const [applied = '', begun = ''] = (await turns(ID)).map(({ serial }) => serial);
    await poll(applied);
    await tell(ID, applied, { step: 'applied' });
    await poll(begun);
    await pass(25 * HOUR_MS);
    await each(({ test }) => test.runScheduled('ota.follow'));
    expect(await states(ID)).toEqual({ '0 failed': 1, '0 offered': 1, '0 queued': 2 });
    expect((await campaign(ID))?.failures).toEqual([{ reason: 'notConfirmed', devices: 1 }]);
    await pass(48 * HOUR_MS);
    await each(({ test }) => test.runScheduled('ota.follow'));
    expect(await states(ID)).toEqual({ '0 expired': 3, '0 failed': 1 });
    expect((await campaign(ID))?.state).toBe('done');
    // Its jobs are over for the devices too.
    expect((await poll(begun)).job).toBeNull();
    expect((await tell(ID, begun, { step: 'applied' })).body).toMatchObject({ state: 'expired' });
  });
});

describe('conditions', () => {
  const ID = testId(7, 4);

  it('keep a device waiting until they are met', async () => {
    const [trailer] = pro.slice(20);
    const conditions = { untethered: true, minVolts: 12.2, parkedMinutes: 30, hours: { from: '00:00', to: '23:59' } };
    await create(ID, [trailer?.vin ?? ''], 1, { stages: [], conditions });
    await pass();
    const serial = trailer?.serialNumber ?? '';
    const waiting = await ingest(`/ota/job?serialNumber=${serial}`);
    expect(waiting.body).toMatchObject({ job: null, waitsFor: ['tetherUnknown', 'voltageUnknown', 'positionUnknown'] });
    expect(Number(waiting.after)).toBeGreaterThanOrEqual(300);
    const [device] = await same(async (portal) => devicesOf(portal, { campaignId: ID, limit: 1 }));
    expect(device?.waitsFor).toEqual(['tetherUnknown', 'voltageUnknown', 'positionUnknown']);
    const changed = { untethered: false, minVolts: null, parkedMinutes: null, hours: null };
    expect(await control(ID, 'changeConditions', { conditions: changed })).toBe('running');
    expect((await poll(serial)).job?.state).toBe('offered');
    expect(
      await control(ID, 'changeConditions', { conditions: { ...changed, hours: { from: '8:00', to: '16:00' } } }),
    ).toBe(OTA_CAMPAIGN_MESSAGES.time);
  });

  it('end with the campaign', async () => {
    expect(await control(ID, 'cancel')).toBe('canceled');
    expect(await states(ID)).toEqual({ '0 expired': 1 });
    expect(await control(ID, 'retryFailed')).toBe(OTA_CAMPAIGN_MESSAGES.ended);
  });
});

describe('device clocks', () => {
  const ID = testId(7, 5);

  it('are not trusted: a report from a clock that is behind confirms a job, and moves nothing back', async () => {
    const [trailer] = pro.slice(30);
    const serial = trailer?.serialNumber ?? '';
    await report(serial, { mainApp: BEFORE });
    await create(ID, [trailer?.vin ?? ''], 1, { stages: [] });
    await pass();
    await poll(serial);
    await tell(ID, serial, { step: 'applied' });
    const aYearAgo = new Date(clock.now.getTime() - 365 * 24 * HOUR_MS);
    // Something that was installed long ago is no wrong version.
    await report(serial, { mainApp: '1.0.0' }, aYearAgo);
    expect(await states(ID)).toEqual({ '0 applied': 1 });
    await report(serial, { mainApp: TARGET }, aYearAgo);
    expect(await states(ID)).toEqual({ '0 confirmed': 1 });
    const inAYear = new Date(clock.now.getTime() + 365 * 24 * HOUR_MS);
    await report(serial, { mainApp: '4.19.0' }, inAYear);
    const [shownTrailer] = await same(
      async (portal) => (await portal.ota.fleet({ search: serial, limit: 1 })).trailers,
    );
    expect(shownTrailer?.versions.find(({ kind }) => kind === 'mainApp')?.reported).toBe('4.19.0');
  });

  it('refuse a version that is none', async () => {
    const answer = (await report(pro[31]?.serialNumber ?? '', { mainApp: 'a b' })) as {
      body: { results: { status: string; message: string }[] };
    };
    expect(answer.body.results[0]).toMatchObject({ status: 'rejected' });
  });
});

describe('the list of trailers', () => {
  it('has pages by VIN, and filters', async () => {
    const pages = await same(async (portal) => {
      const vins: string[] = [];
      for (let after: string | null = null, hasMore = true; hasMore; ) {
        const page: Awaited<ReturnType<typeof portal.ota.fleet>> = await portal.ota.fleet({ limit: 7, after });
        vins.push(...page.trailers.map(({ vin }) => vin));
        after = page.trailers.at(-1)?.vin ?? null;
        hasMore = page.hasMore;
      }
      return vins;
    });
    expect(pages).toEqual(dataset.trailers.map(({ vin }) => vin).sort());
    const count = (filter: object) =>
      same(async (portal) => (await portal.ota.fleet({ limit: 100, ...filter })).trailers.length);
    expect(await count({ family: 2 })).toBe(20);
    expect(await count({ customerId: 2 })).toBe(30);
    expect(await count({ kind: 'config', version: 'c-7' })).toBe(1);
    expect(await count({ kind: 'config', version: '' })).toBe(59);
    // The first two devices of the rollback have expired, so its second stage is open.
    expect(await count({ state: 'queued' })).toBe(3);
    expect(await count({ search: 'U-1' })).toBe(11);
    expect(await same(async (portal) => codeOf(portal.ota.fleet({ limit: 0 })))).toBe('BAD_USER_INPUT');
  });
});

describe('access', () => {
  it('is for administrators of the operator only', async () => {
    for (const who of ['boss@northline.example', 'view@example.com']) {
      const codes = await same(
        async (portal) => [
          await codeOf(portal.ota.fleet({ limit: 1 })),
          await codeOf(portal.ota.campaigns()),
          await codeOf(portal.ota.campaign(testId(7, 1))),
          await codeOf(portal.ota.control({ campaignId: testId(7, 1), version: 1, action: 'pause' })),
        ],
        who,
      );
      expect(codes).toEqual(['FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN']);
      expect(await upload('6.0.0', {}, who)).toMatchObject({ code: 'FORBIDDEN' });
    }
  });
});
