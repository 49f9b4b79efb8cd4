import { SensorType } from '@gladhand/domain/trailers';
import { STORY_NOW, storyServer } from '#storybook/storyServer';

export const BOSS = 'manager@gladhand.example';
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const DAYS = 28;
const TRAILERS = 24;

/** Four weeks of reports of some trailers, and the job that adds them up. Days at a weekend are calm. */
export async function withDays(): Promise<void> {
  const { fleet, report, runJob } = await storyServer();
  const trailers = fleet.trailers
    .filter(({ customerId, serialNumber }) => customerId === 1 && serialNumber)
    .slice(0, TRAILERS);
  const midnight = Math.floor(STORY_NOW.getTime() / DAY_MS) * DAY_MS;
  for (let day = -DAYS; day < 0; day++) {
    const start = midnight + day * DAY_MS;
    const isWeekend = [0, 6].includes(new Date(start).getUTCDay());
    const reports = trailers.flatMap(({ vin, serialNumber, installedSensorTypeIds: ids }, index) => {
      if ((index * 7 + day * 3) % 11 === 0) return [];
      const drives = isWeekend ? index % 5 === 0 : (index + day) % 4 !== 0;
      const miles = 20_000 + (DAYS + day) * 120 + index;
      const has = (sensor: SensorType) => ids.includes(sensor);
      return [0, 1].map((part) => ({
        ...{ reportId: `day-${vin}-${day}-${part}`, serialNumber },
        recordedAt: new Date(start + (8 + part * 9) * HOUR_MS).toISOString(),
        readings: {
          ...(has(SensorType.GpsMileage) && { gpsOdometerMiles: miles + (drives ? part * 110 : 0) }),
          ...(has(SensorType.AbsFault) && { abs: { active: index % 6 === 1 && (day + index) % 9 > 4 } }),
          ...(has(SensorType.TrailerBattery) && {
            trailerBatteryVolts: index % 9 === 4 && day % 7 === 0 ? 11.2 : 12.9,
          }),
          ...(has(SensorType.ReeferUnit) && {
            reefer: { power: 'on', zones: [{ setPointF: 34, returnAirF: (index + day) % 13 === 0 ? 45 : 35 }] },
          }),
        },
      }));
    });
    await report(JSON.parse(JSON.stringify(reports)));
  }
  await runJob('insights.days');
}
