import type { FleetTrailer, FleetTrailerStatus } from '@gladhand/domain/fleet';
import type { LightBranch, LightBranchState } from '@gladhand/domain/readings';
import { LIGHT_BRANCHES, unpackLightCircuits } from '@gladhand/domain/readings';
import type { DeviceReadings, DeviceReport } from '../ingest/deviceReport';
import { carries } from '../ingest/installedReadings';
import { faultHistory } from './faultHistory';
import { reeferReading } from './reeferReading';
import { brakesOf, pressuresOf, temperaturesOf } from './wheelReadings';

/** A developing leak: the air lamp is on for longer than a healthy system needs. */
const LONG_DEMAND_MS = 25 * 60_000;
/** ABS display levels: 3 is critical immediately, 2 is a caution. */
const ABS_LEVELS: Readonly<Record<string, number>> = { CRITICAL: 3, CAUTION: 2 };

/** Reports that bring a trailer into a status: one for each instant at which something was reported. */
export function demoReports(trailer: FleetTrailer, status: FleetTrailerStatus): DeviceReport[] {
  if (!status.lastReport) return [];
  const byTime = new Map<number, DeviceReadings>();
  const tell = (at: Date | null, readings: DeviceReadings) => {
    if (at) byTime.set(at.getTime(), { ...byTime.get(at.getTime()), ...readings });
  };
  const { tetheredStatus } = status;
  tell(status.dwellingSince, positionReading(status));
  if (tetheredStatus) {
    // A sensor whose last report is older than the change can't have reported it.
    if (!fellSilentBeforeChange(status)) tell(status.tetherStatusChanged, { tether: tetheredStatus });
    tell(status.tetherReportedAt, { tether: tetheredStatus });
  }
  tell(status.lastReport, { ...positionReading(status), ...odometerReading(status) });
  tell(status.doorReportedAt, status.doorStatus ? { door: status.doorStatus } : {});
  if (status.absReportedAt) {
    for (const { at, abs } of faultHistory(trailer, absReading(status), status.absReportedAt)) tell(at, { abs });
  }
  tell(status.tireInflationReportedAt, {
    tireInflation: {
      demandMs: status.tireInflationStatus === 'unstable' ? LONG_DEMAND_MS : 0,
      unplugged: false,
    },
  });
  tell(status.lightsReportedAt, { lights: lightsReading(status) });
  tell(status.loadReportedAt, loadReading(trailer, status));
  tell(status.cargoCameraReportedAt, number('cargoCameraFullnessPercent', status.cargoCameraFullness));
  tell(status.trailerBatteryReportedAt, number('trailerBatteryVolts', status.trailerBatteryVoltage));
  tell(status.deviceBatteryReportedAt, number('deviceBatteryVolts', status.deviceBatteryVoltage));
  if (status.wheelEndMaxC !== null)
    tell(status.wheelEndReportedAt, { wheelEndsC: temperaturesOf(trailer, 'wheelEnds', status.wheelEndMaxC) });
  tell(status.brakesReportedAt, { brakes: brakesOf(trailer) });
  tell(status.tirePressureReportedAt, { tirePressuresPsi: pressuresOf(trailer) });
  if (status.tireTemperatureMaxC !== null)
    tell(status.tireTemperatureReportedAt, {
      tiresC: temperaturesOf(trailer, 'tires', status.tireTemperatureMaxC),
    });
  tell(status.reeferReportedAt, { reefer: reeferReading(status) });
  return [...byTime].map(([time, readings]) => ({
    reportId: `demo-${time}`,
    serialNumber: trailer.serialNumber,
    recordedAt: new Date(time),
    readings,
  }));
}

/** Whether the tether sensor of a generated trailer last reported before the trailer was coupled or dropped. */
export function fellSilentBeforeChange({ tetherReportedAt, tetherStatusChanged }: FleetTrailerStatus): boolean {
  return tetherReportedAt !== null && tetherStatusChanged !== null && tetherReportedAt < tetherStatusChanged;
}

const number = (reading: keyof DeviceReadings, value: number | null): DeviceReadings =>
  value === null ? {} : { [reading]: value };

function positionReading({ lat, lng, speed, gpsHeading }: FleetTrailerStatus): DeviceReadings {
  if (lat === null || lng === null) return {};
  return { position: { lat, lng, speedMph: speed ?? 0, headingDegrees: gpsHeading ?? 0 } };
}

function odometerReading({ absOdometer, gpsOdometer }: FleetTrailerStatus): DeviceReadings {
  return { ...number('absOdometerMiles', absOdometer), ...number('gpsOdometerMiles', gpsOdometer) };
}

function absReading(status: FleetTrailerStatus): NonNullable<DeviceReadings['abs']> {
  const faultLevel = ABS_LEVELS[status.absFaultSeverityLevel ?? ''];
  return {
    active: faultLevel !== undefined,
    ...(faultLevel !== undefined && { faultLevel }),
    ...(status.absFaultDescription !== null && { description: status.absFaultDescription }),
    ...(status.absFaultSpn !== null && { spn: status.absFaultSpn }),
    ...(status.absFaultFmi !== null && { fmi: status.absFaultFmi }),
  };
}

/** Only faulted circuits are stored; the others are either all good or all unknown. */
function lightsReading({ lightFault, lightFaultCircuits }: FleetTrailerStatus): NonNullable<DeviceReadings['lights']> {
  if (lightFault === 'unknown') return {};
  const troubles = Object.fromEntries(
    unpackLightCircuits(lightFaultCircuits).map(({ branch, state }) => [branch, state]),
  );
  return Object.fromEntries(LIGHT_BRANCHES.map(({ id }) => [id, troubles[id] ?? 'good'])) as Record<
    LightBranch,
    LightBranchState
  >;
}

/** The weight, or the state of the ultrasonic sensor; cameras report separately. */
function loadReading(trailer: FleetTrailer, { loadStatus, cargoWeightOnBogieLbs }: FleetTrailerStatus): DeviceReadings {
  if (cargoWeightOnBogieLbs !== null) return { bogieWeightLbs: cargoWeightOnBogieLbs };
  return carries(trailer, 'cargoPresent') ? { cargoPresent: loadStatus === 'loaded' } : {};
}
