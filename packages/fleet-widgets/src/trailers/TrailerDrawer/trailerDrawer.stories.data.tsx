import { aTrailerDetail } from '@gladhand/domain/testing';
import { type DeviceFamily, deviceTypeOf, sensorsOfFamily, type TrailerDetail } from '@gladhand/domain/trailers';
import { STORY_NOW, type StoryServer } from '#storybook/storyServer';

type DeviceReport = Parameters<StoryServer['report']>[0][number];

const MINUTE_MS = 60_000;
/** An instant some minutes before the clock of the stories. */
export const ago = (minutes: number) => new Date(STORY_NOW.getTime() - minutes * MINUTE_MS).toISOString();

const NEWEST = ago(4);

/** Every reading that a trailer can have, four minutes old and healthy. Pass the differences. */
export const WELL: Partial<TrailerDetail['trailer']> = {
  unitId: 'R-2207',
  vin: '1UYVS2530LG704218',
  lastReport: NEWEST,
  connectivityStatus: 'GOOD',
  trailerHealthStatus: 'GOOD',
  address: '4 mi W of South Bend, IN',
  lat: 41.73,
  lng: -86.25,
  speed: 58,
  gpsHeading: 268,
  positionReportedAt: NEWEST,
  tetheredStatus: 'tethered',
  tetherReportedAt: NEWEST,
  loadStatus: 'loaded',
  cargoWeightOnBogieLbs: 41_260,
  loadReportedAt: NEWEST,
  doorStatus: 'closed',
  doorReportedAt: NEWEST,
  absFaultSeverityLevel: 'GOOD',
  absReportedAt: NEWEST,
  absOdometer: 212_408.6,
  gpsOdometer: 198_112.4,
  tireInflationStatus: 'stable',
  tireInflationReportedAt: NEWEST,
  lightFault: 'none',
  lightsReportedAt: NEWEST,
  trailerBatteryVoltage: 12.6,
  trailerBatteryStatus: 'GOOD',
  trailerBatteryReportedAt: NEWEST,
  deviceBatteryVoltage: 3.9,
  deviceBatteryStatus: 'GOOD',
  deviceBatteryReportedAt: NEWEST,
  cargoCameraFullness: 75,
  cargoCameraReportedAt: NEWEST,
  tkUnitOnOrOff: 'on',
  tkOperatingMode: 'continuous',
  tkReturnAir1F: 34.6,
  tkSetPoint1F: 34,
  tkDischargeAir1F: 31.2,
  tkAmbientF: 45.3,
  tkFuelLevel: 38,
  tkUnitBatteryVoltage: 12.6,
  reeferReportedAt: NEWEST,
};

type Says = Partial<Omit<TrailerDetail, 'trailer'>> & { trailer?: Partial<TrailerDetail['trailer']> };

/** A trailer with all sensors of its device family, fresh and healthy. */
export function wellTrailer(deviceTypeId: DeviceFamily, { trailer, ...says }: Says = {}): TrailerDetail {
  const longName = deviceTypeOf(deviceTypeId);
  const good = 'good';
  return aTrailerDetail(
    {
      trailer: {
        ...WELL,
        deviceTypeId,
        installedSensorTypeIds: sensorsOfFamily(deviceTypeId).map(({ id }) => id),
        ...trailer,
      },
      deviceType: { id: deviceTypeId, longName },
      tetherStatusChanged: ago(600),
      lights: { red: good, green: good, yellow: good, black: good, brown: good },
      wheelEndMaxC: 61.5,
      wheelEndSeverityLevel: 'GOOD',
      wheelEndReportedAt: NEWEST,
      wheelEndsC: [58, 60, 61.5, 57],
      brakesReportedAt: NEWEST,
      brakes: [good, good, good, good],
      tirePressureReportedAt: NEWEST,
      tirePressuresPsi: [101.3, 99.5, 100, 102, 98.4, 100.1, 99, 100.7],
      tireTemperatureMaxC: 44,
      tireTemperatureSeverityLevel: 'GOOD',
      tireTemperatureReportedAt: NEWEST,
      tiresC: [41, 44, 42, 43, 40, 41, 43, 42],
      ...says,
    },
    STORY_NOW,
  );
}

/** The first trailer of the server with a Pro device, lights, a battery and reports of its own. */
export function proTrailer({ fleet }: StoryServer) {
  const found = fleet.trailers.find(
    ({ deviceTypeId, installedSensorTypeIds: ids }, index) =>
      deviceTypeId === 1 && [8, 10, 13, 36].every((id) => ids.includes(id)) && fleet.statuses[index]?.lastReport,
  );
  if (!found) throw new Error('The server of the stories has no such trailer.');
  return found;
}

/** `count` reports, five minutes apart, ending now: a trip with a draining battery. */
export function drive(serialNumber: string, count: number): DeviceReport[] {
  return Array.from({ length: count }, (_, index) => ({
    reportId: `story-${index}`,
    serialNumber,
    recordedAt: ago(5 * index),
    readings: {
      position: { lat: 41.68 + index / 100, lng: -86.25, speedMph: 50 + (index % 9) },
      tether: 'tethered',
      door: index % 7 === 3 ? 'open' : 'closed',
      trailerBatteryVolts: 11.7 + index / 50,
      lights: { red: index === 0 ? 'intermittent' : 'good', green: 'good', yellow: 'good', black: 'good' },
    },
  }));
}
