import type { RequestHandler } from 'msw';
import type { ActivityLogEntry, SensorOrder, TrailerDetail } from '../contract/trailers';
import { answersTo } from './answersTo';
import { aFleetTrailer } from './trailers';

/** A trailer's details without any readings; pass the values that the test is about. */
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

/** An activity log entry with only a timestamp. */
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

/** Responds with this trailer for any VIN. Other calls pass through. */
export function trailerDetailAnswers(vehicleDetailData: TrailerDetail): RequestHandler {
  return answersTo('query VehicleDetailData(', () => ({ vehicleDetailData }));
}

/**
 * Responds to activity log requests with the result of `entriesOf` for the page; page 0 is the first. Other calls pass
 * through.
 */
export function activityLogAnswers(
  entriesOf: (variables: {
    pageNumber: number;
    pageSize: number;
    sensorTypeIds: readonly number[] | null;
  }) => ActivityLogEntry[],
): RequestHandler {
  return answersTo('query VehicleTrackingV2(', (variables) => ({
    vehicleTrackingV2: { activityLog: entriesOf(variables as Parameters<typeof entriesOf>[0]) },
  }));
}

/** Responds with these section orders of the viewer. Other calls pass through. */
export function sensorOrderAnswers(sensorOrder: SensorOrder): RequestHandler {
  return answersTo('query SensorOrder', () => ({ sensorOrder }));
}
