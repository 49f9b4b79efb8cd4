import {
  fahrenheit,
  formatCoordinates,
  logDoor,
  logLights,
  logLoad,
  MISSING,
  type ReadingFormats,
} from '@gladhand/domain/formats';
import type { ReadingUnit } from '@gladhand/domain/readings';
import {
  brakeState,
  type LightBranches,
  ReportSourceKind,
  tetherStatus,
  tireInflationStatus,
} from '@gladhand/domain/readings';
import { reeferMode, reeferPower } from '@gladhand/domain/reefers';
import { FIX_FLAG_WORDS } from '@gladhand/domain/tracking';
import { type ActivityLogEntry, SensorType } from '@gladhand/domain/trailers';
import { type Say, sayEnglish } from '@gladhand/ui';
import { loggedFaults } from '../../internal/absFaults';
import { INTERNAL_MESSAGES } from '../../internal/messages';
import { TRAILER_DRAWER_MESSAGES } from './messages';

/** A label and a value of a log entry. */
export interface LogLine {
  term: string;
  value: string;
  /** True if the report doesn't have the value. */
  missing?: true | undefined;
}

const NA = MISSING.detail;

/**
 * Every report has a position and a speed; the others are shown if the trailer has the sensor. N/A means 'not in this
 * report'.
 */
export function mainLines(
  entry: ActivityLogEntry,
  installed: readonly number[],
  formats: ReadingFormats,
  messages = TRAILER_DRAWER_MESSAGES,
  say: Say = sayEnglish,
): LogLine[] {
  const has = (...sensors: SensorType[]) => sensors.some((sensor) => installed.includes(sensor));
  const tether = entry.tetherStatus === null ? NA : tetherStatus(entry.tetherStatus).label;
  const line = (term: string, value: string): LogLine => ({
    term,
    value: say(value),
    missing: value === NA || undefined,
  });
  return [
    line(messages.coordinates, formatCoordinates(entry.latitude, entry.longitude, NA)),
    line(messages.speed, formats.text(entry.speed, 'mph', NA)),
    ...(has(SensorType.EnhancedWeight, SensorType.UltrasonicCargo)
      ? [line(messages.load, loadText(entry, formats, say))]
      : []),
    ...(has(SensorType.Tether) ? [line(messages.tether, tether)] : []),
    ...(has(SensorType.Door) ? [line(messages.door, logDoor(entry.doorOpened))] : []),
  ];
}

/** 'Loaded: 12,345lbs' with the status in the language of the page. */
function loadText({ loaded, loadWeight }: ActivityLogEntry, formats: ReadingFormats, say: Say): string {
  const status = logLoad(loaded, null, formats);
  const weighed = logLoad(loaded, loadWeight, formats);
  return status === weighed ? status : weighed.replace(status, say(status));
}

/** The other readings of the report. */
export function otherLines(
  entry: ActivityLogEntry,
  formats: ReadingFormats,
  internalMessages = INTERNAL_MESSAGES,
  trailerDrawerMessages = TRAILER_DRAWER_MESSAGES,
  say: Say = sayEnglish,
): LogLine[] {
  const { lights, reefer, tisStatus } = entry;
  const na = say(NA);
  const as = (unit: ReadingUnit) => (value: number) => formats.text(value, unit);
  const degrees = (celsius: readonly (number | null)[]) =>
    celsius.map((one) => formats.text(one === null ? null : fahrenheit(one), '°F', na)).join(' · ');
  return [
    held(trailerDrawerMessages.sentBy, entry.source, ({ kind, name }) =>
      kind === ReportSourceKind.Phone ? trailerDrawerMessages.phone : (name ?? trailerDrawerMessages.gateway),
    ),
    held(trailerDrawerMessages.doubt, doubtOf(entry, say), (words) => words),
    held(trailerDrawerMessages.phoneBattery, entry.deviceBatteryPercent, as('%')),
    held(trailerDrawerMessages.trailerBattery, entry.batteryVoltageTrailer, as('V')),
    held(trailerDrawerMessages.deviceBatteryTrend, entry.deviceBatteryVoltage, as('V')),
    held(trailerDrawerMessages.lights, lights, (states) => each(logLights(measured(states)), say)),
    held(trailerDrawerMessages.abs, entry.tseFaults, (faults) => loggedFaults(faults, internalMessages)),
    held(trailerDrawerMessages.amberLamp, entry.amberLampStatus, (state) => say(state === 'on' ? 'On' : 'Off')),
    held(trailerDrawerMessages.tireInflation, tisStatus, (status) => say(tireInflationStatus(status).label)),
    held(trailerDrawerMessages.absOdometerReading, entry.odometerAbs, as('mi')),
    held(trailerDrawerMessages.gpsOdometer, entry.odometerGps, as('mi')),
    held(trailerDrawerMessages.wheelEnds, entry.wheelEndsC, degrees),
    held(trailerDrawerMessages.brakes, entry.brakes, (states) =>
      states.map((one) => (one === null ? na : say(brakeState(one).label))).join(' · '),
    ),
    held(trailerDrawerMessages.tires, entry.tiresC, degrees),
    held(trailerDrawerMessages.tirePressures, entry.tirePressuresPsi, (psi) =>
      psi.map((one) => formats.text(one, 'psi', na)).join(' · '),
    ),
    held(trailerDrawerMessages.camera, entry.cargoCameraFullness, (fullness) =>
      trailerDrawerMessages.full(formats.text(fullness, '%')),
    ),
    held(trailerDrawerMessages.reefer, reefer, ({ power, mode }) =>
      [say(reeferPower(power).label), mode && say(reeferMode(mode).label)].filter(Boolean).join(', '),
    ),
    ...(reefer?.zones ?? []).flatMap((zone, index) => [
      held(trailerDrawerMessages.returnAir(index + 1), zone.returnAirF, as('°F')),
      held(trailerDrawerMessages.setPoint(index + 1), zone.setPointF, as('°F')),
    ]),
    held(trailerDrawerMessages.fuel, reefer?.fuelPercent, as('%')),
    held(trailerDrawerMessages.engineHours, reefer?.engineHours, as('Hours')),
  ].filter((line) => line !== undefined);
}

function held<Value>(
  term: string,
  value: Value | null | undefined,
  show: (value: Value) => string,
): LogLine | undefined {
  return value === null || value === undefined ? undefined : { term, value: show(value) };
}

/** Translates each label of a list. */
const each = (labels: string, say: Say) => labels.split(', ').map(say).join(', ');

const doubtOf = ({ fixFlags }: ActivityLogEntry, say: Say) =>
  fixFlags.map((flag) => say(FIX_FLAG_WORDS[flag] ?? flag)).join('. ') || null;

/** Circuits that a report measured. */
function measured(states: NonNullable<ActivityLogEntry['lights']>): LightBranches {
  return Object.fromEntries(Object.entries(states).filter(([, state]) => state !== null)) as LightBranches;
}
