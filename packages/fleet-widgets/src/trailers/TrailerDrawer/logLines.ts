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
import { loggedFaults } from '../../internal/absFaults';
import { INTERNAL_MESSAGES } from '../../internal/messages';
import { TRAILER_DRAWER_MESSAGES } from './messages';

/** A label and a value of a log entry. */
export interface LogLine {
  term: string;
  value: string;
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
): LogLine[] {
  const has = (...sensors: SensorType[]) => sensors.some((sensor) => installed.includes(sensor));
  return [
    { term: messages.coordinates, value: formatCoordinates(entry.latitude, entry.longitude, NA) },
    { term: messages.speed, value: formats.text(entry.speed, 'mph', NA) },
    ...(has(SensorType.EnhancedWeight, SensorType.UltrasonicCargo)
      ? [{ term: messages.load, value: logLoad(entry.loaded, entry.loadWeight, formats) }]
      : []),
    ...(has(SensorType.Tether)
      ? [
          {
            term: messages.tether,
            value: entry.tetherStatus === null ? NA : tetherStatus(entry.tetherStatus).label,
          },
        ]
      : []),
    ...(has(SensorType.Door) ? [{ term: messages.door, value: logDoor(entry.doorOpened) }] : []),
  ];
}

/** The other readings of the report. */
export function otherLines(
  entry: ActivityLogEntry,
  formats: ReadingFormats,
  internalMessages = INTERNAL_MESSAGES,
  trailerDrawerMessages = TRAILER_DRAWER_MESSAGES,
): LogLine[] {
  const { lights, reefer, tisStatus } = entry;
  const as = (unit: ReadingUnit) => (value: number) => formats.text(value, unit);
  const degrees = (celsius: readonly (number | null)[]) =>
    celsius.map((one) => formats.text(one === null ? null : fahrenheit(one), '°F', NA)).join(' · ');
  return [
    held(trailerDrawerMessages.sentBy, entry.source, ({ kind, name }) =>
      kind === ReportSourceKind.Phone ? 'Phone' : (name ?? 'Gateway'),
    ),
    held('Doubt', doubtOf(entry), (words) => words),
    held(trailerDrawerMessages.phoneBattery, entry.deviceBatteryPercent, as('%')),
    held(trailerDrawerMessages.trailerBattery, entry.batteryVoltageTrailer, as('V')),
    held(trailerDrawerMessages.deviceBatteryTrend, entry.deviceBatteryVoltage, as('V')),
    held('Lights', lights, (states) => logLights(measured(states))),
    held('ABS', entry.tseFaults, (faults) => loggedFaults(faults, internalMessages)),
    held(trailerDrawerMessages.amberLamp, entry.amberLampStatus, (state) => (state === 'on' ? 'On' : 'Off')),
    held(trailerDrawerMessages.tireInflation, tisStatus, (status) => tireInflationStatus(status).label),
    held(trailerDrawerMessages.absOdometerReading, entry.odometerAbs, as('mi')),
    held(trailerDrawerMessages.gpsOdometer, entry.odometerGps, as('mi')),
    held(trailerDrawerMessages.wheelEnds, entry.wheelEndsC, degrees),
    held('Brakes', entry.brakes, (states) =>
      states.map((one) => (one === null ? NA : brakeState(one).label)).join(' · '),
    ),
    held('Tires', entry.tiresC, degrees),
    held(trailerDrawerMessages.tirePressures, entry.tirePressuresPsi, (psi) =>
      psi.map((one) => formats.text(one, 'psi', NA)).join(' · '),
    ),
    held('Camera', entry.cargoCameraFullness, (fullness) => trailerDrawerMessages.full(formats.text(fullness, '%'))),
    held('Reefer', reefer, ({ power, mode }) =>
      [reeferPower(power).label, mode && reeferMode(mode).label].filter(Boolean).join(', '),
    ),
    ...(reefer?.zones ?? []).flatMap((zone, index) => [
      held(trailerDrawerMessages.returnAir(index + 1), zone.returnAirF, as('°F')),
      held(trailerDrawerMessages.setPoint(index + 1), zone.setPointF, as('°F')),
    ]),
    held('Fuel', reefer?.fuelPercent, as('%')),
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

const doubtOf = ({ fixFlags }: ActivityLogEntry) =>
  fixFlags.map((flag) => FIX_FLAG_WORDS[flag] ?? flag).join('. ') || null;

/** Circuits that a report measured. */
function measured(states: NonNullable<ActivityLogEntry['lights']>): LightBranches {
  return Object.fromEntries(Object.entries(states).filter(([, state]) => state !== null)) as LightBranches;
}
