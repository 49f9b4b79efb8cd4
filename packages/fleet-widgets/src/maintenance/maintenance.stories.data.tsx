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
