import type { RequestHandler } from 'msw';
import type { ActivityLogEntry, SensorOrder, TrailerDetail } from '../contract/portalApi';
import { answersTo } from './answersTo';
import { aFleetTrailer } from './trailers';

/** A trailer's detail with every reading absent; say what the test is about. */
export function aTrailerDetail(
  { trailer, ...says }: Partial<Omit<TrailerDetail, 'trailer'>> & { trailer?: Partial<TrailerDetail['trailer']> },
  asOf: Date,
): TrailerDetail {
  return {
    asOf: asOf.toISOString(),
    trailer: aFleetTrailer(trailer),
    deviceType: { id: 1, longName: 'Morey' },
    undercarriage: null,
    tetherStatusChanged: null,
    positionSource: null,
    checkFuse: false,
    lights: null,
    wheelEndMaxC: null,
    wheelEndSeverityLevel: null,
    wheelEndReportedAt: null,
    wheelEndsC: null,
    brakesReportedAt: null,
    brakes: null,
    tirePressureReportedAt: null,
    tirePressuresPsi: null,
    tireTemperatureMaxC: null,
    tireTemperatureSeverityLevel: null,
    tireTemperatureReportedAt: null,
    tiresC: null,
    sensorOrder: null,
    sensorOrderKnown: true,
    ...says,
  };
}

/** An entry of the activity log that holds nothing but its instant. */
export function aLogEntry(
  says: Partial<ActivityLogEntry> & Pick<ActivityLogEntry, 'id' | 'recorded'>,
): ActivityLogEntry {
  return {
    latitude: null,
    longitude: null,
    reverseGeoFullAddress: null,
    speed: null,
    loaded: null,
    loadWeight: null,
    batteryVoltageTrailer: null,
    deviceBatteryVoltage: null,
    tisStatus: null,
    tetherStatus: null,
    doorOpened: null,
    source: null,
    absFaultActive: null,
    absFaultDescription: null,
    absFaultSpn: null,
    absFaultFmi: null,
    faultLevel: null,
    tseFaults: null,
    amberLampStatus: null,
    odometerAbs: null,
    odometerGps: null,
    lights: null,
    wheelEndsC: null,
    brakes: null,
    tiresC: null,
    tirePressuresPsi: null,
    cargoCameraFullness: null,
    deviceBatteryPercent: null,
    fixFlags: [],
    reefer: null,
    ...says,
  };
}

/** The trailer drawer gets this trailer, whatever VIN it asks for. Calls for anything else pass on. */
export function trailerDetailAnswers(vehicleDetailData: TrailerDetail): RequestHandler {
  return answersTo('query VehicleDetailData(', () => ({ vehicleDetailData }));
}

/** Each page of the activity log holds what `entriesOf` says; page 0 is the first. Calls for anything else pass on. */
export function activityLogAnswers(
  entriesOf: (asked: {
    pageNumber: number;
    pageSize: number;
    sensorTypeIds: readonly number[] | null;
  }) => ActivityLogEntry[],
): RequestHandler {
  return answersTo('query VehicleTrackingV2(', (asked) => ({
    vehicleTrackingV2: { activityLog: entriesOf(asked as Parameters<typeof entriesOf>[0]) },
  }));
}

/** The viewer's orders of sections are these. Calls for anything else pass on. */
export function sensorOrderAnswers(sensorOrder: SensorOrder): RequestHandler {
  return answersTo('query SensorOrder', () => ({ sensorOrder }));
}
