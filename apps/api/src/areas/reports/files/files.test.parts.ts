import type { ReportContent } from '@gladhand/domain/reports';
import type { Repositories } from '../../../repositories/port';
import { TEST_NOW, testId } from '../../../testing/testDataset';
import type { ReportRecord } from '../configs/configRepository';
import { newRun } from '../runs/newRun';
import type { ReportRunRecord } from '../runs/runRepository';

let made = 0;
export const ids = { uuid: () => testId(6, ++made) };

const CONTENT: ReportContent = {
  ...{ name: 'Weekly', reportTypeId: 3, allVehicles: true, vehicleIds: [], vehicleGroupIds: [] },
  ...{ allGeofences: true, geofenceIds: [], allFaultTypes: true, faultTypeIds: [], includeSensorData: false },
  ...{ columns: null, emailFrequency: null, reportHistoryTimeframe: 1, assetThreshold: null },
  schedule: { frequency: 'daily', timeZone: 'UTC', weekdays: [], times: ['06:00'] },
  ...{ notifyEmails: ['a@example.com'], formats: ['csv'], whenEmpty: 'send', isActive: true },
};

/** Adds a report of customer 1 with a run that waits for a worker. */
export async function addRun(repositories: Repositories): Promise<ReportRunRecord> {
  const owner = await repositories.users.byEmail('boss@northline.example');
  const report: ReportRecord = {
    ...{ customerId: 1, reportId: ids.uuid(), content: CONTENT, ownerId: owner?.userId ?? '' },
    ...{ nextAt: null, heldAt: null, version: 1, createdAt: TEST_NOW, updatedAt: TEST_NOW },
  };
  await repositories.reports.add(report);
  const run = newRun(report, { plannedAt: TEST_NOW, startedBy: 'schedule', isSent: true, now: TEST_NOW, ids });
  await repositories.reportRuns.add([run]);
  return run;
}

/** Bytes that differ from piece to piece. */
export const bytesOf = (length: number): Uint8Array<ArrayBuffer> =>
  new Uint8Array(length).map((_, index) => (index * 7 + (index >> 9)) % 251);

/** The bytes in parts of a size that divides no piece. */
export async function* partsOf(bytes: Uint8Array<ArrayBuffer>): AsyncGenerator<Uint8Array<ArrayBuffer>, void> {
  for (let from = 0; from < bytes.byteLength; from += 70_001) yield bytes.slice(from, from + 70_001);
}
