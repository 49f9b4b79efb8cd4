import type { Report, ReportInput } from '@gladhand/domain/reports';
import { type ReactNode, useEffect, useState } from 'react';
import { STORY_NOW, storyServer, storyServerApi } from '#storybook/storyServer';

/** An administrator of one customer. */
export const BOSS = 'manager@gladhand.example';
/** A user who only reads. */
export const VIEWER = 'viewer@gladhand.example';

/** Reports of the stories run after the first positions. */
export const later = () => new Date(STORY_NOW.getTime() + 20 * 60_000);

/** A yard report with the specified defaults. */
export const YARD: ReportInput = {
  ...{ name: 'Morning yard check', reportTypeId: 1, allVehicles: true, vehicleIds: [], vehicleGroupIds: [] },
  ...{ allGeofences: true, geofenceIds: [], allFaultTypes: true, faultTypeIds: [], includeSensorData: false },
  columns: null,
  reportingSchedules: {
    timezone: 'America/Chicago',
    category: 'weekly',
    schedules: [0, 2, 4].flatMap((dayOfWeek) => ['06:00', '18:00'].map((time) => ({ dayOfWeek, time }))),
  },
  ...{ emailFrequency: null, reportHistoryTimeframe: null, assetThreshold: null },
  ...{ notifyEmails: ['gate@example.com', 'dispatch@example.com'], formats: ['xlsx', 'csv'] },
  ...{ whenEmpty: 'note', isActive: true },
};

/** A customer with reports, one of which is off and one has run. */
export interface ReportsOfStory {
  customerId: number;
  /** The run of the summary of ABS faults. */
  runId: string;
}

const FAULTS = [
  { spn: 789, fmi: 5, faultLevel: 3, milesOnFault: 160 },
  { spn: 791, fmi: 2, faultLevel: 2, milesOnFault: 12 },
] as const;
const TWO_HOURS_MS = 7_200_000;

/** Active faults of five trailers of a customer. */
async function withFaults(customerId: number): Promise<void> {
  const { fleet, report } = await storyServer();
  const faulty = fleet.trailers
    .filter(
      ({ customerId: holder, installedSensorTypeIds }) => holder === customerId && installedSensorTypeIds.includes(7),
    )
    .slice(0, 5);
  const recordedAt = new Date(STORY_NOW.getTime() + 60_000).toISOString();
  await report(
    faulty.map(({ vin, serialNumber }, index) => ({
      ...{ reportId: `faults-${vin}`, serialNumber: serialNumber ?? '', recordedAt },
      readings: {
        abs: { active: true, amberLampMs: index * TWO_HOURS_MS, faults: FAULTS.slice(0, 1 + (index % 2)) },
      },
    })),
  );
}

/** Three reports: a yard check, a summary of faults that was run and sent, and a dwell report that is off. */
export async function withReports(): Promise<ReportsOfStory> {
  const api = await storyServerApi(BOSS);
  const customerId = (await api.me()).customerId ?? 1;
  await withFaults(customerId);
  const create = (report: Partial<ReportInput>) => api.reports.create({ customerId, report: { ...YARD, ...report } });
  await create({});
  const daily = { timezone: 'America/Chicago', category: 'daily', schedules: [{ dayOfWeek: null, time: '05:30' }] };
  const faults = await create({
    ...{ name: 'ABS faults to the workshop', reportTypeId: 3, reportingSchedules: daily, reportHistoryTimeframe: 1 },
  });
  await create({
    ...{ name: 'Dwell, all yards', reportTypeId: 2, reportingSchedules: daily, reportHistoryTimeframe: 7 },
    isActive: false,
  });
  const run = await api.reports.run({ customerId, reportId: faults.id, send: true });
  // Jobs run after each call.
  await api.reports.list(customerId);
  await (await storyServer()).mails();
  return { customerId, runId: run.summary.id };
}

/** Shows a stored report once it has been read. */
export function StoredReport({ name, children }: { name: string; children: (report: Report) => ReactNode }) {
  const report = useStored(async () => {
    const api = await storyServerApi(BOSS);
    return (await api.reports.list(1)).find((one) => one.name === name);
  });
  return report && children(report);
}

/** Shows the newest run once it has been read. */
export function LatestRun({ children }: { children: (runId: string) => ReactNode }) {
  const run = useStored(async () => {
    const api = await storyServerApi(BOSS);
    return (await api.reports.runs({ customerId: 1, pageSize: 1 })).runs[0];
  });
  return run && children(run.id);
}

function useStored<Value>(read: () => Promise<Value | undefined>): Value | undefined {
  const [value, setValue] = useState<Value>();
  const [isRead, setIsRead] = useState(false);
  useEffect(() => {
    if (isRead) return;
    setIsRead(true);
    void read().then(setValue);
  }, [isRead, read]);
  return value;
}
