import type { InsightReport } from '@gladhand/domain/insights';
import {
  BatteryHealth,
  batteryHealthOf,
  LightFault,
  lightFaultOf,
  TireInflationStatus,
  TRAILER_BATTERY_POLICY,
  tireInflationOf,
} from '@gladhand/domain/readings';
import { ZoneState, zoneState } from '@gladhand/domain/reefers';
import type { TrailerRecord } from '../../database/trailerColumns';
import type { DeviceReadings } from '../../ingest/deviceReport';
import { installedReadings } from '../../ingest/installedReadings';
import type { ActivityEntry } from '../../repositories/ingest';

/** The readings that Insights count. A report without any of them still counts as a report. */
const COUNTED = [
  'position',
  'gpsOdometerMiles',
  'absOdometerMiles',
  'abs',
  'lights',
  'tireInflation',
  'trailerBatteryVolts',
  'reefer',
] as const satisfies readonly (keyof DeviceReadings)[];

/** What a logged report says, without readings of sensors that are not installed. */
export function insightReport(trailer: TrailerRecord, { recorded, readings: logged }: ActivityEntry): InsightReport {
  const reported: DeviceReadings = Object.fromEntries(
    COUNTED.flatMap((reading) => (logged[reading] === undefined ? [] : [[reading, logged[reading]]])),
  );
  const { readings } = installedReadings(trailer, reported);
  return {
    at: recorded.getTime(),
    speedMph: readings.position?.speedMph,
    odometer: odometerOf(readings),
    faults: {
      abs: readings.abs?.active,
      tireInflation: readings.tireInflation && tireInflationOf(readings.tireInflation) === TireInflationStatus.Unstable,
      trailerBattery: isBatteryFaulty(readings.trailerBatteryVolts),
      lights: readings.lights && lightFaultOf(readings.lights) !== LightFault.None,
    },
    reefer: readings.reefer && reeferOf(readings.reefer),
  };
}

/** A low battery that still starts a unit is a notice, not a fault. */
const isBatteryFaulty = (volts: number | undefined): boolean | undefined =>
  volts === undefined ? undefined : batteryHealthOf(volts, TRAILER_BATTERY_POLICY) === BatteryHealth.Critical;

function odometerOf({ gpsOdometerMiles, absOdometerMiles }: DeviceReadings): InsightReport['odometer'] {
  if (gpsOdometerMiles !== undefined) return { source: 'gps', miles: gpsOdometerMiles };
  return absOdometerMiles === undefined ? undefined : { source: 'abs', miles: absOdometerMiles };
}

function reeferOf({ power, defrosting, zones = [] }: NonNullable<DeviceReadings['reefer']>): InsightReport['reefer'] {
  const states = zones.map(({ setPointF = null, returnAirF = null }) =>
    zoneState({ setPointF, returnAirF }, { power, defrosting: defrosting ?? null }),
  );
  return {
    judged: states.filter((state) => state !== ZoneState.NotJudged).length,
    within: states.filter((state) => state === ZoneState.Within).length,
  };
}
