import type { AbsLifecycle } from '@gladhand/domain/maintenance';
import { ABS_CODES, absCodeMeaning, FaultStatus } from '@gladhand/domain/readings';
import { STORY_NOW, storyServer, storyServerApi } from '#storybook/storyServer';

export const BOSS = 'manager@gladhand.example';
const HOUR_MS = 3_600_000;

const at = (hours: number) => new Date(STORY_NOW.getTime() + hours * HOUR_MS).toISOString();

/** Issues that reports have opened in the last minutes and hours, on trailers of the first customer. */
export async function withIssues(): Promise<void> {
  const { fleet, report } = await storyServer();
  const api = await storyServerApi(BOSS);
  const customerId = (await api.me()).customerId ?? 1;
  const reporting = fleet.trailers.flatMap(
    ({ vin, serialNumber, customerId: holder, installedSensorTypeIds: ids }, index) => {
      const { lastReport } = fleet.statuses[index] ?? {};
      const isRecent = lastReport != null && lastReport.getTime() <= STORY_NOW.getTime();
      return holder === customerId && serialNumber && isRecent ? [{ vin, serialNumber, ids }] : [];
    },
  );
  const withSensor = (id: number) => reporting.filter(({ ids }) => ids.includes(id));
  const lamps = withSensor(7)
    .slice(0, 6)
    .map((trailer, index) => ({
      ...trailer,
      readings: {
        abs: {
          active: true,
          amberLampMs: (index < 2 ? 5 : 1) * HOUR_MS,
          spn: 789 + index,
          fmi: 3,
          description: index % 2 === 0 ? 'Sensor S-C open or shorted' : undefined,
        },
      },
    }));
  const batteries = withSensor(13)
    .slice(6, 10)
    .map((trailer, index) => ({ ...trailer, readings: { trailerBatteryVolts: index === 0 ? 11.1 : 12 } }));
  const leaks = withSensor(15)
    .slice(0, 3)
    .map((trailer) => ({ ...trailer, readings: { tireInflation: { demandMs: 22 * 60_000, unplugged: false } } }));
  await report(
    [...lamps, ...batteries, ...leaks].map(({ vin, serialNumber, readings }) => ({
      reportId: `issue-${vin}-${Object.keys(readings)[0]}`,
      serialNumber,
      recordedAt: at(0),
      readings: JSON.parse(JSON.stringify(readings)),
    })),
  );
}

const SENSOR_C = { spn: 789, fmi: 3 };
const UNKNOWN_CODE = { spn: 4711, fmi: 2 };
/** What a trailer's ABS reports, by hours before now: a sensor that comes and goes, and a code that no table lists. */
const ABS_REPORTS: readonly [hours: number, faults: readonly object[], speedMph: number][] = [
  [230, [SENSOR_C], 61],
  [226, [], 40],
  [190, [SENSOR_C], 64],
  [183, [], 0],
  [150, [{ spn: 3597, fmi: 4 }], 12],
  [148, [], 55],
  [100, [SENSOR_C, UNKNOWN_CODE], 66],
  [90, [], 60],
  [30, [SENSOR_C], 62],
  [1, [SENSOR_C], 63],
];

/** The VIN of a trailer whose ABS has reported faults for ten days. */
export async function trailerWithFaults(): Promise<string> {
  const { fleet, report } = await storyServer();
  const api = await storyServerApi(BOSS);
  const customerId = (await api.me()).customerId ?? 1;
  const from = STORY_NOW.getTime() - 240 * HOUR_MS;
  const trailer = fleet.trailers.find(({ customerId: holder, serialNumber, installedSensorTypeIds: ids }, index) => {
    const last = fleet.statuses[index]?.lastReport ?? null;
    return holder === customerId && serialNumber && ids.includes(7) && (last === null || last.getTime() < from);
  });
  if (!trailer?.serialNumber)
    throw new Error('The fleet has no trailer with an ABS that has been silent for ten days.');
  const { vin, serialNumber } = trailer;
  await report(
    ABS_REPORTS.map(([hours, faults, speedMph]) => ({
      reportId: `abs-${vin}-${hours}`,
      serialNumber,
      recordedAt: at(-hours),
      readings: {
        abs: { active: faults.length > 0, faults: [...faults], amberLampMs: faults.length > 0 ? HOUR_MS : 0 },
        trailerBatteryVolts: speedMph > 0 ? 13.4 : 12.2,
        position: { lat: 41.68, lng: -86.25, speedMph },
      },
    })),
  );
  return vin;
}

/** A fault of an hour for each code with an entry. */
export const FAULT_OF_EACH_CODE: readonly AbsLifecycle[] = ABS_CODES.map((code) => {
  const { description, ...meaning } = absCodeMeaning(code);
  const fault = {
    ...{ ...code, ...meaning, status: FaultStatus.Cleared, faultDescription: description },
    ...{ durationSeconds: HOUR_MS / 1_000, maxMph: null },
  };
  const record = { ...fault, faultStart: at(-2), faultEnd: at(-1), bestAvailableTotalMileage: null };
  return { ...fault, records: [record] };
});
