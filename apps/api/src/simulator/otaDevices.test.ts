import { otaStateCounts } from '@gladhand/domain/ota';
import { deviceTypeOf } from '@gladhand/domain/trailers';
import { expect, it } from 'vitest';
import { createMemoryRepositories } from '../composition/memoryRepositories';
import { takeReports } from '../composition/takeReports';
import { addDemoCampaign, addDemoPackages } from '../demo/demoOta';
import { issueIngestKey } from '../ingest/ingestKey';
import { createTestApi } from '../testing/testApi';
import { createTestDataset, TEST_NOW, testId } from '../testing/testDataset';
import { createOtaDevices, fateOf } from './otaDevices';

const SECOND_MS = 1_000;
const fresh = createTestDataset();
const dataset = {
  ...fresh,
  groupTrailers: [],
  // The last one is silent.
  trailers: fresh.trailers.slice(0, 25).map((trailer, at) => ({
    ...trailer,
    ...{
      customerId: 1,
      deviceTypeId: 1,
      serialNumber: `MC${100_010 + at}`,
      mainAppVersion: '4.12.2',
      lastReport: at < 24 ? TEST_NOW : new Date(0),
    },
  })),
};

it('carries out a campaign: most devices succeed, some restart, some fail, one reports a false version', async () => {
  const repositories = createMemoryRepositories(dataset);
  const test = await createTestApi(repositories);
  let made = 0;
  const ids = { uuid: () => testId(8, ++made) };
  const author = { userId: null, email: 'admin@example.com' };
  const packages = await addDemoPackages(repositories, { now: TEST_NOW, ids, author });
  const campaign = await addDemoCampaign(repositories, packages, { now: TEST_NOW, ids, author });
  const campaignId = campaign?.campaignId ?? '';
  expect(campaign?.devices).toBe(24);
  const key = await issueIngestKey(repositories.ingest, {
    ...{ name: 'Simulator', holder: { gateway: deviceTypeOf(1) }, keyId: testId(6, 1), now: TEST_NOW },
  });
  const paths: string[] = [];
  const devices = createOtaDevices(repositories, () => async (path, init) => {
    paths.push(path);
    const headers = { ...(init?.headers as Record<string, string>), 'x-ingest-key': key };
    return test.api.request(path, { ...init, headers });
  });
  for (let step = 0; step < 60; step++) {
    test.pass(10 * SECOND_MS);
    for (const { report } of await devices.step(test.clock.now)) {
      const sent = { ...report, recordedAt: report.recordedAt.toISOString() };
      const [result] = await takeReports(repositories, { customerId: 1 }, [sent], test.clock.now);
      expect(result?.status).toBe('accepted');
    }
    await test.runScheduled('ota.follow');
  }
  const fates = dataset.trailers.slice(0, 24).map(({ serialNumber }) => fateOf(serialNumber));
  expect(new Set(fates)).toEqual(new Set(['succeeds', 'restarts', 'fails', 'reportsFalseVersion']));
  const { confirmed, failed } = otaStateCounts(await repositories.ota.counts([campaignId]));
  const ended = await repositories.ota.campaign(campaignId);
  expect(ended?.state).toBe('done');
  expect(failed).toBe(fates.filter((fate) => fate === 'fails' || fate === 'reportsFalseVersion').length);
  expect(confirmed).toBe(24 - failed);
  expect((await repositories.ota.failures([campaignId])).map(({ reason }) => reason).sort()).toEqual([
    'installFailed',
    'wrongVersion',
  ]);
  // Packages are downloaded in parts.
  expect(paths.filter((path) => path.includes('/content')).length).toBeGreaterThan(3 * 20);
}, 60_000);
