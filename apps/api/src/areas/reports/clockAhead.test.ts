import { randomUUID } from 'node:crypto';
import type { ReportContent } from '@gladhand/domain/reports';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadDataset } from '../../repositories/sql/loadDataset';
import { createKillableCluster, type KillableCluster } from '../../testing/killableCluster';
import { createTestDataset } from '../../testing/testDataset';

const MINUTE_MS = 60_000;
const AHEAD_MS = 60 * MINUTE_MS;

/** Sets the clock of a process that Node starts. */
const SET_CLOCK = `const Real = Date;
globalThis.Date = class extends Real {
  constructor(...parts) {
    if (parts.length === 0) super(Real.now() + ${AHEAD_MS});
    else super(...parts);
  }
  static now() {
    return Real.now() + ${AHEAD_MS};
  }
};`;

let cluster: KillableCluster;
const { NODE_OPTIONS } = process.env;

beforeEach(async () => {
  cluster = await createKillableCluster({
    ...{ roles: ['both'], smtpUrl: 'smtp://127.0.0.1:1', jobs: ['report.plan'] },
  });
  process.env.NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(SET_CLOCK)}`;
});
afterEach(async () => {
  if (NODE_OPTIONS === undefined) delete process.env.NODE_OPTIONS;
  else process.env.NODE_OPTIONS = NODE_OPTIONS;
  await cluster.close();
});

it('plans no report early and tells clients the right time in a process whose clock is an hour ahead', async () => {
  const { database, repositories } = cluster;
  const now = new Date();
  await loadDataset(database.db, createTestDataset(), now);
  await cluster.start();
  const ownerId = (await repositories.users.byEmail('boss@northline.example'))?.userId ?? '';
  const [due, later] = [new Date(now.getTime() - MINUTE_MS), new Date(now.getTime() + 30 * MINUTE_MS)];
  const ids = [due, later].map(() => randomUUID());
  for (const [at, nextAt] of [due, later].entries()) {
    await repositories.reports.add({
      ...{ customerId: 1, reportId: ids[at] ?? '', content: contentAt(nextAt), ownerId, nextAt },
      ...{ heldAt: null, version: 1, createdAt: now, updatedAt: now },
    });
  }
  await repositories.jobs.add([{ name: 'report.plan' }]);
  const planned = () => database.db.selectFrom('report_runs').select('report_id').execute();
  await vi.waitFor(async () => expect(await planned()).not.toEqual([]), { timeout: 60_000, interval: 100 });
  expect((await planned()).map(({ report_id }) => report_id)).toEqual(ids.slice(0, 1));

  const [url] = cluster.urls('both');
  const { headers } = await fetch(`${url}/healthz`);
  expect(Math.abs(Date.parse(headers.get('date') ?? '') - Date.now())).toBeLessThan(10_000);
});

const contentAt = (plannedAt: Date): ReportContent => ({
  ...{ name: 'Reefer units', reportTypeId: 9, allVehicles: true, vehicleIds: [], vehicleGroupIds: [] },
  ...{ allGeofences: true, geofenceIds: [], allFaultTypes: true, faultTypeIds: [], includeSensorData: false },
  ...{ columns: null, emailFrequency: null, reportHistoryTimeframe: null, assetThreshold: null },
  schedule: { frequency: 'daily', timeZone: 'UTC', weekdays: [], times: [plannedAt.toISOString().slice(11, 16)] },
  ...{ notifyEmails: ['yard@example.com'], formats: ['csv'], whenEmpty: 'send', isActive: true },
});
