import {
  type ActivityLogEntry,
  brakeState,
  FIX_FLAG_WORDS,
  fahrenheit,
  formatCoordinates,
  formatFahrenheit,
  formatHours,
  formatMiles,
  formatPercent,
  formatPressure,
  formatSpeed,
  formatVolts,
  type LightBranches,
  logDoor,
  logLights,
  logLoad,
  MISSING,
  ReportSourceKind,
  reeferMode,
  reeferPower,
  SensorType,
  tetherStatus,
  tireInflationStatus,
} from '@gladhand/domain';
import { loggedFaults } from '../internal/absFaults';

/** One value of a log entry: what it is, and how it is written. */
export interface LogLine {
  term: string;
  value: string;
}

const NA = MISSING.detail;

/** Every report says where and how fast; these come where the trailer carries the sensor. N/A is 'not in this report'. */
export function mainLines(entry: ActivityLogEntry, installed: readonly number[]): LogLine[] {
  const has = (...sensors: SensorType[]) => sensors.some((sensor) => installed.includes(sensor));
  return [
    { term: 'Coordinates', value: formatCoordinates(entry.latitude, entry.longitude, NA) },
    { term: 'Speed', value: formatSpeed(entry.speed, NA) },
    ...(has(SensorType.EnhancedWeight, SensorType.UltrasonicCargo)
      ? [{ term: 'Load', value: logLoad(entry.loaded, entry.loadWeight) }]
      : []),
    ...(has(SensorType.Tether)
      ? [{ term: 'Tether', value: entry.tetherStatus === null ? NA : tetherStatus(entry.tetherStatus).label }]
      : []),
    ...(has(SensorType.Door) ? [{ term: 'Door', value: logDoor(entry.doorOpened) }] : []),
  ];
}

/** What else the report held. */
export function otherLines(entry: ActivityLogEntry): LogLine[] {
  const { lights, reefer, tisStatus } = entry;
  return [
    held('Sent by', entry.source, ({ kind, name }) =>
      kind === ReportSourceKind.Phone ? 'Phone' : (name ?? 'Gateway'),
    ),
    held('Doubt', doubtOf(entry), (words) => words),
    held('Phone battery', entry.deviceBatteryPercent, formatPercent),
    held('Trailer battery', entry.batteryVoltageTrailer, formatVolts),
    held('Device battery', entry.deviceBatteryVoltage, formatVolts),
    held('Lights', lights, (states) => logLights(measured(states))),
    held('ABS', entry.tseFaults, loggedFaults),
    held('Amber lamp', entry.amberLampStatus, (state) => (state === 'on' ? 'On' : 'Off')),
    held('Tire inflation', tisStatus, (status) => tireInflationStatus(status).label),
    held('ABS odometer', entry.odometerAbs, formatMiles),
    held('GPS odometer', entry.odometerGps, formatMiles),
    held('Wheel ends', entry.wheelEndsC, degrees),
    held('Brakes', entry.brakes, (states) =>
      states.map((one) => (one === null ? NA : brakeState(one).label)).join(' · '),
    ),
    held('Tires', entry.tiresC, degrees),
    held('Tire pressures', entry.tirePressuresPsi, (psi) => psi.map((one) => formatPressure(one, NA)).join(' · ')),
    held('Camera', entry.cargoCameraFullness, (fullness) => `${formatPercent(fullness)} full`),
    held('Reefer', reefer, ({ power, mode }) =>
      [reeferPower(power).label, mode && reeferMode(mode).label].filter(Boolean).join(', '),
    ),
    ...(reefer?.zones ?? []).flatMap((zone, index) => [
      held(`Return air ${index + 1}`, zone.returnAirF, formatFahrenheit),
      held(`Set point ${index + 1}`, zone.setPointF, formatFahrenheit),
    ]),
    held('Fuel', reefer?.fuelPercent, formatPercent),
    held('Engine hours', reefer?.engineHours, formatHours),
  ].filter((line) => line !== undefined);
}

function held<Value>(
  term: string,
  value: Value | null | undefined,
  show: (value: Value) => string,
): LogLine | undefined {
  return value === null || value === undefined ? undefined : { term, value: show(value) };
}

const doubtOf = ({ fixFlags }: ActivityLogEntry) =>
  fixFlags.map((flag) => FIX_FLAG_WORDS[flag] ?? flag).join('. ') || null;

const degrees = (celsius: readonly (number | null)[]) =>
  celsius.map((one) => (one === null ? NA : formatFahrenheit(fahrenheit(one)))).join(' · ');

/** Branches that a report measured. */
function measured(states: NonNullable<ActivityLogEntry['lights']>): LightBranches {
  return Object.fromEntries(Object.entries(states).filter(([, state]) => state !== null)) as LightBranches;
}
