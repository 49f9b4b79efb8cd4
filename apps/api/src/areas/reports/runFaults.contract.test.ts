import { REPORT_POLICY, type ReportContent } from '@gladhand/domain/reports';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeSigningJwk, tokenKeysFrom } from '../../auth/tokenKeys';
import { createJobDefinitions } from '../../composition/jobDefinitions';
import { createChangeCustody } from '../../engine/custody';
import type { JobDeps } from '../../engine/jobDeps';
import type { MemoryJobs } from '../../engine/memoryJobs';
import type { Repositories } from '../../repositories/port';
import { ENGINES, type OpenedEngine } from '../../testing/engines';
import { createTestDataset, TEST_NOW, testId } from '../../testing/testDataset';
import type { ReportRecord } from './configs/configRepository';
import { newRun } from './runs/newRun';
import { runRequest } from './runs/runRequest';
import { REPORT_MESSAGES } from './texts';

const quiet = { info: () => {}, warn: () => {}, error: () => {} };
const BOSS = 'boss@northline.example';
const CONTENT: ReportContent = {
  ...{ name: 'Weekly', reportTypeId: 3, allVehicles: true, vehicleIds: [], vehicleGroupIds: [] },
  ...{ allGeofences: true, geofenceIds: [], allFaultTypes: true, faultTypeIds: [], includeSensorData: false },
  ...{ columns: null, emailFrequency: null, reportHistoryTimeframe: 1, assetThreshold: null },
  schedule: { frequency: 'daily', timeZone: 'UTC', weekdays: [], times: ['06:00'] },
  ...{ notifyEmails: ['a@example.com', 'b@example.com'], formats: ['csv'], whenEmpty: 'send', isActive: true },
};

describe.each(['memory', 'pglite', 'postgres'] as const)('a run on %s', (name) => {
  let engine: OpenedEngine;
  let repositories: Repositories;
  let now = TEST_NOW;
  let made = 0;
  let linkKey: CryptoKey;
  const ids = { uuid: () => testId(7, ++made) };
  beforeAll(async () => {
    engine = await ENGINES[name](createTestDataset());
    linkKey = (await tokenKeysFrom(await makeSigningJwk())).linkKey;
  });
  afterAll(() => engine.close());
  beforeEach(async () => {
    repositories = await engine.renew(createTestDataset());
    now = TEST_NOW;
  });

  const depsOf = (used: Repositories, extra: Partial<JobDeps>): JobDeps => ({
    ...{ repositories: used, now: () => now, ids, logger: quiet, linkKey, publicUrl: 'http://localhost' },
    mailer: { send: async (_, onHandOver) => onHandOver() },
    custody: createChangeCustody([]),
    webhookSender: { send: async () => ({ status: 204, text: '' }) },
    pushSender: { send: async () => 201 },
    ...extra,
  });
  const runJobs = (used = repositories, extra: Partial<JobDeps> = {}) =>
    (repositories.jobs as MemoryJobs).runDue(createJobDefinitions(depsOf(used, extra)), now);
  const withSlowSource = (ms: number): Repositories => ({
    ...repositories,
    reportSources: {
      async trailers(...question) {
        now = new Date(now.getTime() + ms);
        return repositories.reportSources.trailers(...question);
      },
    },
  });
  const add = async (change: Partial<ReportContent> = {}) => {
    const owner = await repositories.users.byEmail(BOSS);
    const report: ReportRecord = {
      ...{ customerId: 1, reportId: ids.uuid(), content: { ...CONTENT, ...change }, ownerId: owner?.userId ?? '' },
      ...{ nextAt: null, heldAt: null, version: 1, createdAt: now, updatedAt: now },
    };
    await repositories.reports.add(report);
    const run = newRun(report, { plannedAt: now, startedBy: 'schedule', isSent: true, now, ids });
    await repositories.reportRuns.add([run]);
    return run;
  };
  const stored = (run: { customerId: number; runId: string }) => repositories.reportRuns.byId(run);
  const mails = async () =>
    (await repositories.mails.search({ customerIds: [1], statuses: null, search: null, limit: 50, offset: 0 })).total;

  it('is done again after its process died, and is mailed once', async () => {
    const run = await add();
    // The process dies after it has begun, and before its end is stored.
    const dying: Repositories = {
      ...repositories,
      reportFiles: { ...repositories.reportFiles, put: () => new Promise(() => {}) },
    };
    await repositories.jobs.add([runRequest(run)]);
    void runJobs(dying);
    await expect.poll(async () => (await stored(run))?.state).toBe('running');
    const dead = (await stored(run))?.attempt ?? '';
    await repositories.jobs.add([runRequest(run)]);
    await runJobs();
    expect(await stored(run)).toMatchObject({ state: 'done', attempts: 2 });
    expect(await mails()).toBe(2);
    // What the dead one would still write is refused.
    expect(await repositories.reportRuns.progress(run, dead, { rows: 9, phase: 'reading', now })).toBe(false);
    await repositories.jobs.add([runRequest(run)]);
    await runJobs();
    expect(await mails()).toBe(2);
  });

  it('fails with a reason after it was interrupted too often, and does not stay active', async () => {
    const run = await add();
    await repositories.reportRuns.put({ ...run, state: 'running', attempts: REPORT_POLICY.maxAttempts });
    now = new Date(now.getTime() + REPORT_POLICY.silentMs + 1);
    await repositories.jobs.add([{ name: 'report.plan' }]);
    await runJobs();
    expect(await stored(run)).toMatchObject({ state: 'failed', reason: 'The run was interrupted several times.' });
    expect(await mails()).toBe(0);
  });

  it('stops reading after a person canceled it, and is not mailed', async () => {
    const run = await add();
    let pages = 0;
    const canceling: Repositories = {
      ...repositories,
      reportSources: {
        async trailers(...question) {
          pages++;
          const stage = await stored(run);
          if (stage) await repositories.reportRuns.put({ ...stage, state: 'canceled', endedAt: now });
          return repositories.reportSources.trailers(...question);
        },
      },
    };
    await repositories.jobs.add([runRequest(run)]);
    await runJobs(canceling);
    expect(pages).toBeGreaterThan(0);
    expect(await stored(run)).toMatchObject({ state: 'canceled' });
    expect(await repositories.reportFiles.ofRun(run)).toEqual([]);
    expect(await repositories.reportRuns.page(run, 0)).toBeUndefined();
    expect(await mails()).toBe(0);
  });

  it('ends with a reason when it takes too long, while it reads and while it creates files', async () => {
    const reading = await add();
    const slow = withSlowSource(REPORT_POLICY.maxCpuMs + 1);
    await repositories.jobs.add([runRequest(reading)]);
    await runJobs(slow);
    const writing = await add();
    const slowFiles: Repositories = {
      ...repositories,
      reportFiles: {
        ...repositories.reportFiles,
        async deletePieces(file) {
          now = new Date(now.getTime() + REPORT_POLICY.maxCpuMs + 1);
          await repositories.reportFiles.deletePieces(file);
        },
      },
    };
    await repositories.jobs.add([runRequest(writing)]);
    await runJobs(slowFiles);
    const reason = 'The run took more than 10 minutes of CPU time. Choose fewer trailers, geofences or days.';
    for (const run of [reading, writing]) expect(await stored(run)).toMatchObject({ state: 'failed', reason });
    expect(await repositories.reportFiles.ofRun(writing)).toMatchObject([{ state: 'failed' }]);
    expect(await mails()).toBe(0);
  });

  it('may wait for longer than it may work', async () => {
    const run = await add();
    const slow = withSlowSource(2 * REPORT_POLICY.maxCpuMs);
    await repositories.jobs.add([runRequest(run)]);
    await runJobs(slow, { busyMs: () => REPORT_POLICY.maxCpuMs });
    expect(await stored(run)).toMatchObject({ state: 'done' });
  });

  it('ends with a reason if its source fails, or its owner is gone', async () => {
    const run = await add();
    const broken: Repositories = {
      ...repositories,
      reportSources: { trailers: () => Promise.reject(new Error('broken')) },
    };
    await repositories.jobs.add([runRequest(run)]);
    await runJobs(broken);
    expect(await stored(run)).toMatchObject({ state: 'failed', rows: 0 });
    const second = await add();
    await repositories.reportRuns.put({ ...second, ownerId: testId(7, 999_999) });
    await repositories.jobs.add([runRequest(second)]);
    await runJobs();
    expect(await stored(second)).toMatchObject({ state: 'skipped' });
  });

  it('is skipped if its type is no longer part of the plan', async () => {
    const run = await add({ reportTypeId: 4 });
    await repositories.jobs.add([runRequest(run)]);
    await runJobs();
    expect(await stored(run)).toMatchObject({ state: 'skipped', reason: REPORT_MESSAGES.notInPlan });
    expect(await mails()).toBe(0);
  });

  it('finds nothing in groups and geofences that are gone', async () => {
    const gone = testId(7, 999_999);
    const ofGroup = await add({ allVehicles: false, vehicleGroupIds: [gone] });
    const ofGeofence = await add({ reportTypeId: 2, allGeofences: false, geofenceIds: [gone] });
    await repositories.jobs.add([runRequest(ofGroup), runRequest(ofGeofence)]);
    await runJobs();
    for (const run of [ofGroup, ofGeofence]) expect(await stored(run)).toMatchObject({ state: 'done', rows: 0 });
  });

  it('is done with a file that says why it failed when the disk is full', async () => {
    const run = await add();
    const full: Repositories = {
      ...repositories,
      reportFiles: { ...repositories.reportFiles, addPiece: () => Promise.reject(new Error('disk full')) },
    };
    await repositories.jobs.add([runRequest(run)]);
    await runJobs(full);
    expect(await stored(run)).toMatchObject({ state: 'done' });
    expect(await repositories.reportFiles.ofRun(run)).toMatchObject([{ state: 'failed', sizeBytes: null }]);
  });

  it('is planned once by processes that plan at the same time', async () => {
    const owner = await repositories.users.byEmail(BOSS);
    for (let nth = 0; nth < 25; nth++) {
      await repositories.reports.add({
        ...{ customerId: 1, reportId: ids.uuid(), content: CONTENT, ownerId: owner?.userId ?? '', nextAt: now },
        ...{ heldAt: null, version: 1, createdAt: now, updatedAt: now },
      });
    }
    const definitions = createJobDefinitions(depsOf(repositories, {}));
    const plan = definitions.find(({ name: job }) => job === 'report.plan');
    const signal = new AbortController().signal;
    await Promise.all([1, 2, 3, 4].map(() => plan?.run({ data: {}, signal })));
    const runs = await repositories.reportRuns.list({
      ...{ customerId: 1, reportId: null, states: null, ownerId: null, after: undefined, limit: 100 },
    });
    expect(runs).toHaveLength(25);
    expect(new Set(runs.map(({ reportId }) => reportId)).size).toBe(25);
  });
});
