import { nearestPlace, type ReverseGeocoder } from '@gladhand/domain/fleet';
import {
  absSeverityOf,
  activeAbsFaults,
  batteryHealthOf,
  DEVICE_BATTERY_POLICY,
  hottestSeverity,
  type LightBranches,
  lightFaultCircuits,
  lightFaultOf,
  packHealthReason,
  packLightCircuit,
  TIRE_TEMPERATURE_POLICY,
  TRAILER_BATTERY_POLICY,
  tireInflationOf,
  WHEEL_END_POLICY,
} from '@gladhand/domain/readings';
import type { TrailerRecord } from '../database/trailerColumns';
import type { DeviceReadings, DeviceReport } from './deviceReport';
import { healthOf } from './healthOf';
import { isMovingAt } from './isMovingAt';
import { loadFields } from './loadFields';
import { reeferFields } from './reeferFields';

export interface ApplyOptions {
  now: Date;
  /** The customer's weight limit for Unloaded; null means the default. */
  unloadedUpToLbs: number | null;
  /** Returns the name of a place. @default nearestPlace */
  geocode?: ReverseGeocoder;
}

/**
 * Applies a report to a trailer; the report must not be older than the trailer's newest one. Every status comes from a
 * rule of the domain. Readings of sensors that are not installed must be removed before.
 */
export function applyReport(
  trailer: TrailerRecord,
  { recordedAt, readings }: Pick<DeviceReport, 'recordedAt' | 'readings'>,
  { now, unloadedUpToLbs, geocode = nearestPlace }: ApplyOptions,
): TrailerRecord {
  const next: TrailerRecord = {
    ...trailer,
    lastReport: recordedAt,
    ...odometerFields(readings),
    ...positionFields(trailer, readings, recordedAt, geocode),
    ...tetherFields(trailer, readings, recordedAt),
    ...loadFields(trailer, readings, recordedAt, unloadedUpToLbs),
    ...batteryFields(readings, recordedAt),
    ...faultFields(readings, recordedAt),
    ...temperatureFields(readings, recordedAt),
    ...(readings.brakes && { brakesReportedAt: recordedAt }),
    ...(readings.tirePressuresPsi && { tirePressureReportedAt: recordedAt }),
    ...(readings.door && { doorStatus: readings.door, doorReportedAt: recordedAt }),
    ...(readings.reefer && { ...reeferFields(trailer, readings.reefer, recordedAt), reeferReportedAt: recordedAt }),
  };
  const { status, reasons } = healthOf(next, now);
  return { ...next, trailerHealthStatus: status, healthReasons: reasons.map(packHealthReason) };
}

function odometerFields({ absOdometerMiles, gpsOdometerMiles }: DeviceReadings): Partial<TrailerRecord> {
  return {
    ...(absOdometerMiles !== undefined && { absOdometer: absOdometerMiles }),
    ...(gpsOdometerMiles !== undefined && { gpsOdometer: gpsOdometerMiles }),
  };
}

function positionFields(
  trailer: TrailerRecord,
  { position }: DeviceReadings,
  at: Date,
  geocode: ReverseGeocoder,
): Partial<TrailerRecord> {
  if (!position) return {};
  const { lat, lng, speedMph, headingDegrees } = position;
  const previous = trailer.lat === null || trailer.lng === null ? undefined : { lat: trailer.lat, lng: trailer.lng };
  return {
    lat,
    lng,
    speed: speedMph ?? null,
    gpsHeading: headingDegrees ?? null,
    address: geocode(lat, lng) ?? null,
    positionReportedAt: at,
    doubtedLat: null,
    doubtedLng: null,
    doubtedAt: null,
    dwellingSince: isMovingAt(position, previous) ? null : (trailer.dwellingSince ?? at),
  };
}

function tetherFields(trailer: TrailerRecord, { tether }: DeviceReadings, at: Date): Partial<TrailerRecord> {
  if (!tether) return {};
  if (tether === trailer.tetheredStatus) return { tetherReportedAt: at };
  return {
    tetheredStatus: tether,
    tetherReportedAt: at,
    tetherStatusChanged: at,
    untetheredSince: tether === 'untethered' ? at : null,
  };
}

function batteryFields(readings: DeviceReadings, at: Date): Partial<TrailerRecord> {
  const { trailerBatteryVolts, deviceBatteryVolts } = readings;
  return {
    ...(trailerBatteryVolts !== undefined && {
      trailerBatteryVoltage: trailerBatteryVolts,
      trailerBatteryStatus: batteryHealthOf(trailerBatteryVolts, TRAILER_BATTERY_POLICY),
      trailerBatteryReportedAt: at,
    }),
    ...(deviceBatteryVolts !== undefined && {
      deviceBatteryVoltage: deviceBatteryVolts,
      deviceBatteryStatus: batteryHealthOf(deviceBatteryVolts, DEVICE_BATTERY_POLICY),
      deviceBatteryReportedAt: at,
    }),
  };
}

function faultFields({ abs, lights, tireInflation }: DeviceReadings, at: Date): Partial<TrailerRecord> {
  const branches = lights && (lights as LightBranches);
  const [worst] = abs ? activeAbsFaults(abs) : [];
  return {
    ...(abs && {
      absFaultSeverityLevel: absSeverityOf(abs),
      absFaultDescription: worst?.description || null,
      absFaultSpn: worst?.spn ?? null,
      absFaultFmi: worst?.fmi ?? null,
      absReportedAt: at,
    }),
    ...(branches && {
      lightFault: lightFaultOf(branches),
      lightFaultCircuits: lightFaultCircuits(branches).map(packLightCircuit),
      lightsReportedAt: at,
    }),
    ...(tireInflation && { tireInflationStatus: tireInflationOf(tireInflation), tireInflationReportedAt: at }),
  };
}

function temperatureFields({ wheelEndsC, tiresC }: DeviceReadings, at: Date): Partial<TrailerRecord> {
  return {
    ...(wheelEndsC && {
      wheelEndMaxC: hottest(wheelEndsC),
      wheelEndSeverityLevel: hottestSeverity(wheelEndsC, WHEEL_END_POLICY) ?? null,
      wheelEndReportedAt: at,
    }),
    ...(tiresC && {
      tireTemperatureMaxC: hottest(tiresC),
      tireTemperatureSeverityLevel: hottestSeverity(tiresC, TIRE_TEMPERATURE_POLICY) ?? null,
      tireTemperatureReportedAt: at,
    }),
  };
}

const hottest = (temperaturesC: readonly (number | null)[]) =>
  Math.max(...temperaturesC.filter((value) => value !== null));
