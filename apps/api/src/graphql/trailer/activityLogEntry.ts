import { nearestPlace } from '@gladhand/domain/fleet';
import { activeAbsFaults, loadStatusOf, type ReportedAbsFault, tireInflationOf } from '@gladhand/domain/readings';
import type { DeviceReadings } from '../../ingest/deviceReport';
import { sourceOf } from '../../ingest/reportSource';
import type { ActivityEntry } from '../../repositories/ingest';
import type { ActivityLogEntry, LightBranchStates, ReeferLogReading, TseFault } from '../generated/resolvers';

type LoggedReadings = DeviceReadings & { unloadedUpToLbs?: number };

/** Converts a stored report to its contract type; missing values are null. */
export function activityLogEntry(entry: ActivityEntry, { place }: { place: boolean }): ActivityLogEntry {
  const readings = entry.readings as LoggedReadings;
  const { position, abs, lights, tireInflation, tether, door, reefer } = readings;
  const faults = abs && activeAbsFaults(abs);
  const worst = faults?.[0];
  return {
    id: entry.logId,
    recorded: entry.recorded.toISOString(),
    source: sourceOf(entry.readings) ?? null,
    latitude: position?.lat ?? null,
    longitude: position?.lng ?? null,
    reverseGeoFullAddress: (place && position && nearestPlace(position.lat, position.lng)) || null,
    speed: position?.speedMph ?? null,
    loaded: loadedOf(readings),
    loadWeight: readings.bogieWeightLbs ?? null,
    batteryVoltageTrailer: readings.trailerBatteryVolts ?? null,
    deviceBatteryVoltage: readings.deviceBatteryVolts ?? null,
    tisStatus: tireInflation ? tireInflationOf(tireInflation) : null,
    tetherStatus: tether ?? null,
    doorOpened: door === undefined ? null : door === 'open',
    absFaultActive: abs?.active ?? null,
    absFaultDescription: worst?.description || null,
    absFaultSpn: worst?.spn ?? null,
    absFaultFmi: worst?.fmi ?? null,
    faultLevel: worst?.faultLevel ?? null,
    tseFaults: faults?.map(tseFault) ?? null,
    amberLampStatus: abs?.amberLampMs === undefined ? null : abs.amberLampMs > 0 ? 'on' : 'off',
    odometerAbs: readings.absOdometerMiles ?? null,
    odometerGps: readings.gpsOdometerMiles ?? null,
    lights: lights ? lightStates(lights) : null,
    wheelEndsC: readings.wheelEndsC ?? null,
    brakes: readings.brakes ?? null,
    tiresC: readings.tiresC ?? null,
    tirePressuresPsi: readings.tirePressuresPsi ?? null,
    cargoCameraFullness: readings.cargoCameraFullnessPercent ?? null,
    deviceBatteryPercent: readings.deviceBatteryPercent ?? null,
    fixFlags: (entry.readings.fixFlags as string[] | undefined) ?? [],
    reefer: reefer ? reeferOf(reefer) : null,
  };
}

/** Judged by weight if there is one, with the result stored on arrival; otherwise by the ultrasonic sensor. */
function loadedOf({ bogieWeightLbs, unloadedUpToLbs, cargoPresent }: LoggedReadings): boolean | null {
  if (bogieWeightLbs !== undefined) return loadStatusOf(bogieWeightLbs, unloadedUpToLbs) === 'loaded';
  return cargoPresent ?? null;
}

/** The state of each light circuit; null if it was not measured. */
export function lightStates(lights: NonNullable<DeviceReadings['lights']>): LightBranchStates {
  const { red = null, green = null, yellow = null, black = null, brown = null } = lights;
  return { red, green, yellow, black, brown };
}

function reeferOf(unit: NonNullable<DeviceReadings['reefer']>): ReeferLogReading {
  return {
    power: unit.power,
    mode: unit.mode ?? null,
    fuelPercent: unit.fuelPercent ?? null,
    ambientF: unit.ambientF ?? null,
    humidityPercent: unit.humidityPercent ?? null,
    interiorF: unit.interiorF ?? [],
    zones: (unit.zones ?? []).map(({ setPointF = null, dischargeAirF = null, returnAirF = null }) => ({
      setPointF,
      dischargeAirF,
      returnAirF,
    })),
    engineHours: unit.engineHours ?? null,
    electricalHours: unit.electricalHours ?? null,
    totalHours: unit.totalHours ?? null,
    batteryVoltage: unit.batteryVolts ?? null,
  };
}

function tseFault({ description, spn, fmi, faultLevel }: ReportedAbsFault): TseFault {
  return { faultDescription: description || null, spn: spn ?? null, fmi: fmi ?? null, faultLevel: faultLevel ?? null };
}
