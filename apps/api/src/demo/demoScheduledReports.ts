import type { ReportContent, ReportSchedule } from '@gladhand/domain/reports';
import type { ReportRecord } from '../areas/reports/configs/configRepository';
import { newRun } from '../areas/reports/runs/newRun';
import { nextInstant } from '../areas/reports/runs/nextInstants';
import type { IdMaker } from '../ports';
import type { Repositories } from '../repositories/port';

const OWNER = 'customer-admin@gladhand.example';
const CUSTOMER_ID = 1;
const TIME_ZONE = 'America/Chicago';

const schedule = (change: Partial<ReportSchedule> = {}): ReportSchedule => ({
  ...{ frequency: 'daily', timeZone: TIME_ZONE, weekdays: [], times: ['06:00'] },
  ...change,
});

const REPORTS: readonly (Pick<ReportContent, 'name' | 'reportTypeId'> & Partial<ReportContent>)[] = [
  {
    ...{ name: 'Yard check', reportTypeId: 1 },
    schedule: schedule({ frequency: 'weekly', weekdays: [0, 1, 2, 3, 4], times: ['06:00', '18:00'] }),
  },
  {
    ...{ name: 'Dwell of the week', reportTypeId: 2, reportHistoryTimeframe: 7 },
    schedule: schedule({ frequency: 'weekly', weekdays: [0] }),
  },
  { name: 'ABS faults', reportTypeId: 3, reportHistoryTimeframe: 1, schedule: schedule() },
  {
    ...{ name: 'Maintenance of the week', reportTypeId: 7, reportHistoryTimeframe: 7 },
    schedule: schedule({ frequency: 'weekly', weekdays: [4] }),
  },
  { name: 'Reefer units', reportTypeId: 9, schedule: schedule({ times: ['05:30'] }), isActive: false },
];

interface Demo {
  readonly now: Date;
  readonly ids: IdMaker;
}

/** Writes reports of the largest customer, each with a run that waits. Only their owner gets them. */
export async function addDemoReports(
  { reports, reportRuns, users }: Pick<Repositories, 'reports' | 'reportRuns' | 'users'>,
  { now, ids }: Demo,
): Promise<void> {
  const owner = await users.byEmail(OWNER);
  if (!owner) throw new Error(`[api] The demonstration has no ${OWNER}.`);
  for (const change of REPORTS) {
    const content: ReportContent = {
      ...{ allVehicles: true, vehicleIds: [], vehicleGroupIds: [], allGeofences: true, geofenceIds: [] },
      ...{ allFaultTypes: true, faultTypeIds: [], includeSensorData: false, columns: null, schedule: null },
      ...{ emailFrequency: null, reportHistoryTimeframe: null, assetThreshold: null, notifyEmails: [OWNER] },
      ...{ formats: ['xlsx', 'pdf'], whenEmpty: 'note', isActive: true },
      ...change,
    };
    const report: ReportRecord = {
      ...{ customerId: CUSTOMER_ID, reportId: ids.uuid(), content, ownerId: owner.userId },
      ...{ nextAt: nextInstant(content, now), heldAt: null, version: 1, createdAt: now, updatedAt: now },
    };
    await reports.add(report);
    const run = newRun(report, {
      plannedAt: now,
      startedBy: 'person',
      requestedBy: owner.userId,
      isSent: false,
      now,
      ids,
    });
    // Like a run whose job was lost: the planner starts it.
    await reportRuns.add([{ ...run, seenAt: new Date(0) }]);
  }
}
