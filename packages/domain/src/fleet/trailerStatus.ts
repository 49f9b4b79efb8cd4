import { connectivityOf, newestOf } from '../rules/connectivity/connectivity';
import { batteryHealthOf, DEVICE_BATTERY_POLICY, TRAILER_BATTERY_POLICY } from '../rules/health/batteryHealth';
import { lightFaultCircuits, lightFaultOf } from '../rules/health/lights';
import { loadStatusOf } from '../rules/health/loadStatus';
import { tireInflationOf } from '../rules/health/tireInflation';
import { countsForHealth, trailerHealthOf } from '../rules/health/trailerHealth';
import { hottestSeverity, TIRE_TEMPERATURE_POLICY, WHEEL_END_POLICY } from '../rules/health/wheels';
import { trailerAgeYears, untetheredDays } from '../rules/tether/durations';
import { deviceFamily } from '../vocabulary/deviceFamilies';
import { packHealthReason } from '../vocabulary/healthReasons';
import { packLightCircuit } from '../vocabulary/lights';
import { SensorType } from '../vocabulary/sensorIds';
import type { LoadStatus } from '../vocabulary/statuses';
import { EMPTY_STATUS } from './emptyStatus';
import { nearestPlace } from './nearestPlace';
import type { Random } from './random';
import { reeferStatus } from './reeferStatus';
import { absReport, lightBranches } from './trailerFaults';
import type { TrailerLife } from './trailerLife';
import type { FleetTrailer, FleetTrailerStatus } from './types';

const EMPTY_UP_TO_PERCENT = 5;
const MILES_A_YEAR = 68_000;
const YEAR_MS = 365.25 * 86_400_000;

/** The newest readings of a trailer. The rules derive every status from them. */
export function trailerStatus(random: Random, trailer: FleetTrailer, life: TrailerLife, now: Date): FleetTrailerStatus {
  const { lastReport, poweredReport } = life;
  const { trailerId, customerId } = trailer;
  const has = (sensor: number) => lastReport !== undefined && trailer.installedSensorTypeIds.includes(sensor);
  // Occasionally one sensor has been silent for longer than its device.
  const silentMs = random.chance(0.04) ? random.between(1, 6) * 86_400_000 : 0;
  const silent = silentMs > 0 ? random.pick(trailer.installedSensorTypeIds) : 0;
  const at = (sensor: number, powered: boolean): Date | null => {
    const time = powered ? poweredReport : lastReport;
    if (!time || !has(sensor)) return null;
    if (sensor !== silent || sensor === SensorType.Gps) return time;
    return new Date(Math.max(trailer.installationDate.getTime(), time.getTime() - silentMs));
  };

  const absReportedAt = at(SensorType.AbsFault, true);
  const abs = absReportedAt ? absReport(random) : undefined;
  const tireInflationReportedAt = at(SensorType.TireInflation, true);
  const demandMs = random.chance(0.035) ? random.between(10, 90) * 60_000 : random.between(0, 4) * 60_000;
  const tireInflationStatus = tireInflationReportedAt
    ? tireInflationOf({ demandMs, unplugged: random.chance(0.008) })
    : null;
  const lightsReportedAt = at(SensorType.LightFault, true);
  const branches = lightsReportedAt ? lightBranches(random) : undefined;
  const lightFault = branches ? lightFaultOf(branches) : null;
  const trailerBatteryReportedAt = at(SensorType.TrailerBattery, false);
  const trailerBatteryVoltage = trailerBatteryReportedAt ? trailerVolts(random, life.tethered === 'tethered') : null;
  const trailerBatteryStatus =
    trailerBatteryVoltage === null ? null : batteryHealthOf(trailerBatteryVoltage, TRAILER_BATTERY_POLICY);
  const wheelEndReportedAt = at(SensorType.WheelEnd, true);
  const wheelEndMaxC = wheelEndReportedAt ? celsius(random, 0.02, 40, 80, 140) : null;
  const wheelEndSeverityLevel =
    wheelEndMaxC === null ? null : (hottestSeverity([wheelEndMaxC], WHEEL_END_POLICY) ?? null);
  const tireTemperatureReportedAt = at(SensorType.TireTemperature, true);
  const tireTemperatureMaxC = tireTemperatureReportedAt ? celsius(random, 0.03, 20, 70, 125) : null;
  const tireTemperatureSeverityLevel =
    tireTemperatureMaxC === null ? null : (hottestSeverity([tireTemperatureMaxC], TIRE_TEMPERATURE_POLICY) ?? null);

  const counted = <T>(value: T, reportedAt: Date | null) => (countsForHealth(reportedAt, now) ? value : null);
  const health = trailerHealthOf({
    abs: counted(abs?.severity, absReportedAt),
    tireInflation: counted(tireInflationStatus, tireInflationReportedAt),
    lights: counted(lightFault, lightsReportedAt),
    trailerBattery: counted(trailerBatteryStatus, trailerBatteryReportedAt),
    wheelEnd: counted(wheelEndSeverityLevel, wheelEndReportedAt),
    tireTemperature: counted(tireTemperatureSeverityLevel, tireTemperatureReportedAt),
  });

  const cargoCameraReportedAt = at(SensorType.CargoCamera, false);
  const cargoCameraFullness = cargoCameraReportedAt ? (random.chance(0.35) ? 0 : random.integer(6, 100)) : null;
  const load = loadOf(random, has, cargoCameraFullness);
  const tetherSpokeAt = at(SensorType.Tether, false);
  const knowsTether = tetherSpokeAt !== null;
  // Even for a sensor that went silent, it reported its newest change itself.
  const tetherReportedAt = tetherSpokeAt && newestOf([tetherSpokeAt, life.tetherStatusChanged]);
  const family = deviceFamily(trailer.deviceTypeId);
  const ownBattery = lastReport !== undefined && family.known && family.hasDeviceBattery;
  const deviceBatteryVoltage = ownBattery ? deviceVolts(random) : null;
  const doorReportedAt = at(SensorType.Door, true);
  const reeferReportedAt = at(SensorType.ReeferUnit, false);
  const years = (now.getTime() - trailer.installationDate.getTime()) / YEAR_MS;
  const miles = Math.round(years * MILES_A_YEAR * random.between(0.5, 1.1) * 10) / 10;
  const untetheredSince = knowsTether ? (life.untetheredSince ?? null) : null;

  return {
    ...EMPTY_STATUS,
    trailerId,
    customerId,
    lastReport: lastReport ?? null,
    absOdometer: has(SensorType.Odometer) ? miles : null,
    gpsOdometer: has(SensorType.Odometer) || has(SensorType.GpsMileage) ? Math.round(miles * 9.93) / 10 : null,
    tetheredStatus: knowsTether ? life.tethered : null,
    tetherStatusChanged: knowsTether ? life.tetherStatusChanged : null,
    untetheredSince,
    timeUntetheredDays: untetheredDays(untetheredSince, now) ?? null,
    tetherReportedAt: tetherReportedAt ?? null,
    dwellingSince: lastReport ? (life.dwellingSince ?? null) : null,
    geofenceState: null,
    maintenanceState: null,
    geofence: lastReport ? (life.yard ?? null) : null,
    loadStatus: load?.status ?? null,
    cargoWeightOnBogieLbs: load?.weightLbs ?? null,
    loadReportedAt: load ? at(load.sensor, load.sensor === SensorType.EnhancedWeight) : null,
    address: lastReport ? (nearestPlace(life.lat, life.lng) ?? null) : null,
    speed: lastReport ? life.speed : null,
    lat: lastReport ? life.lat : null,
    lng: lastReport ? life.lng : null,
    gpsHeading: lastReport ? life.heading : null,
    positionReportedAt: lastReport ?? null,
    doubtedLat: null,
    doubtedLng: null,
    doubtedAt: null,
    doorStatus: doorReportedAt ? (!life.moving && random.chance(0.15) ? 'open' : 'closed') : null,
    doorReportedAt,
    absFaultSeverityLevel: abs?.severity ?? null,
    absFaultDescription: abs?.description ?? null,
    absFaultSpn: abs?.spn ?? null,
    absFaultFmi: abs?.fmi ?? null,
    absReportedAt,
    tireInflationStatus,
    tireInflationReportedAt,
    lightFault,
    lightFaultCircuits: branches ? lightFaultCircuits(branches).map(packLightCircuit) : [],
    lightsReportedAt,
    trailerBatteryVoltage,
    trailerBatteryStatus,
    trailerBatteryReportedAt,
    deviceBatteryVoltage,
    deviceBatteryStatus:
      deviceBatteryVoltage === null ? null : batteryHealthOf(deviceBatteryVoltage, DEVICE_BATTERY_POLICY),
    deviceBatteryReportedAt: ownBattery ? lastReport : null,
    wheelEndMaxC,
    wheelEndSeverityLevel,
    wheelEndReportedAt,
    brakesReportedAt: at(SensorType.Brakes, true),
    tirePressureReportedAt: at(SensorType.TirePressure, true),
    tireTemperatureMaxC,
    tireTemperatureSeverityLevel,
    tireTemperatureReportedAt,
    trailerHealthStatus: health.status,
    healthReasons: health.reasons.map(packHealthReason),
    connectivityStatus: connectivityOf(
      {
        newestReport: lastReport,
        tetheredStatus: knowsTether ? life.tethered : null,
        simStatus: trailer.simStatus,
      },
      now,
    ),
    ageYears: trailerAgeYears(trailer.modelYear, now) ?? 0,
    cargoCameraFullness,
    cargoCameraReportedAt,
    ...(reeferReportedAt ? reeferStatus(random, reeferReportedAt) : undefined),
    reeferReportedAt,
  };
}

interface Load {
  readonly status: LoadStatus;
  readonly weightLbs: number | null;
  readonly sensor: number;
}

/** The best available sensor decides: weight, then ultrasonic, then camera. */
function loadOf(random: Random, has: (sensor: number) => boolean, fullness: number | null): Load | undefined {
  if (has(SensorType.EnhancedWeight)) {
    const weightLbs = random.chance(0.38) ? random.integer(0, 2_400) : random.integer(4_000, 33_500);
    const status = loadStatusOf(weightLbs);
    return status && { status, weightLbs, sensor: SensorType.EnhancedWeight };
  }
  if (has(SensorType.UltrasonicCargo)) {
    const status = random.chance(0.6) ? 'loaded' : 'unloaded';
    return { status, weightLbs: null, sensor: SensorType.UltrasonicCargo };
  }
  if (fullness === null) return undefined;
  const status = fullness > EMPTY_UP_TO_PERCENT ? 'loaded' : 'unloaded';
  return { status, weightLbs: null, sensor: SensorType.CargoCamera };
}

function trailerVolts(random: Random, tethered: boolean): number {
  const roll = random.next();
  if (roll < 0.004 && tethered) return round(random.between(0, 0.6));
  if (roll < 0.012) return round(random.between(10.4, 11.6));
  if (roll < 0.05) return round(random.between(11.9, 12.1));
  return round(tethered ? random.between(13.1, 14.2) : random.between(12.3, 12.9));
}

function deviceVolts(random: Random): number {
  const roll = random.next();
  if (roll < 0.015) return hundredths(random.between(3.1, 3.39));
  return hundredths(roll < 0.06 ? random.between(3.42, 3.58) : random.between(3.65, 4.18));
}

function celsius(random: Random, hotChance: number, low: number, high: number, hottest: number): number {
  return Math.round(random.chance(hotChance) ? random.between(high + 20, hottest) : random.between(low, high));
}

const round = (value: number) => Math.round(value * 10) / 10;
const hundredths = (value: number) => Math.round(value * 100) / 100;
