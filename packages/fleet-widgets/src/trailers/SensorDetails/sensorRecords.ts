import {
  fahrenheit,
  formatCoordinates,
  logDoor,
  logLoad,
  type ReadingFormats,
  SENSOR_LIMITS,
} from '@gladhand/domain/formats';
import {
  brakeState,
  LIGHT_BRANCHES,
  lightBranchState,
  type ReadingKind,
  type ReadingUnit,
  tetherStatus,
  tireInflationStatus,
} from '@gladhand/domain/readings';
import { reeferMode, reeferPower } from '@gladhand/domain/reefers';
import { type ActivityLogEntry, SensorType, wheelPlaces } from '@gladhand/domain/trailers';
import { faultCode, loggedFaults } from '../../internal/absFaults';
import { INTERNAL_MESSAGES } from '../../internal/messages';
import { SENSOR_DETAILS_MESSAGES } from './messages';

/** A number of a report that the chart draws over time. */
export interface RecordLine {
  id: string;
  label: string;
  unit: string;
  digits: number;
  numberOf: (entry: ActivityLogEntry) => number | null | undefined;
}

/** A value of a report that the table shows. */
export interface RecordColumn {
  id: string;
  title: string;
  width?: number | undefined;
  /** Undefined if the report didn't include the value. */
  textOf: (entry: ActivityLogEntry) => string | null | undefined;
}

/** How the history of a sensor is shown. */
export interface SensorRecords {
  kind: ReadingKind;
  lines: readonly RecordLine[];
  columns: readonly RecordColumn[];
  /** The lines are states that last until the next report. @default false */
  steps?: boolean | undefined;
}

type Entry = ActivityLogEntry;
/** A count or a state, without a unit. */
const line = (id: string, label: string, numberOf: RecordLine['numberOf']): RecordLine => ({
  id,
  label,
  unit: '',
  digits: 0,
  numberOf,
});
/** A line of a reading in the viewer's units, from numbers in their stored unit. */
const measuredLine =
  (formats: ReadingFormats) =>
  (id: string, label: string, unit: ReadingUnit, numberOf: RecordLine['numberOf']): RecordLine => ({
    id,
    label,
    unit: formats.unit(unit),
    digits: formats.digits(unit),
    numberOf: (entry) => {
      const value = numberOf(entry);
      return value == null ? value : formats.toShown(value, unit);
    },
  });
const column = (id: string, title: string, textOf: RecordColumn['textOf'], width?: number): RecordColumn => ({
  id,
  title,
  textOf,
  ...(width !== undefined && { width }),
});
const shown = <Value>(value: Value | null | undefined, show: (value: Value) => string) =>
  value === null || value === undefined ? undefined : show(value);
/** A state as a step: 1 while it lasts. */
const step = (holds: boolean | null | undefined) => (holds === null || holds === undefined ? null : Number(holds));

/** The chart lines and table columns of a sensor's reports. Wheels are in the order of the trailer's own axles. */
export function sensorRecords(
  sensorTypeId: SensorType,
  undercarriage: string | null,
  formats: ReadingFormats,
  internalMessages = INTERNAL_MESSAGES,
  sensorDetailsMessages = SENSOR_DETAILS_MESSAGES,
): SensorRecords {
  const as = (unit: ReadingUnit) => (value: number) => formats.text(value, unit);
  const inDegrees = (celsius: number) => formats.text(fahrenheit(celsius), '°F');
  const loadText = ({ loaded, loadWeight }: Entry) => shown(loaded, (state) => logLoad(state, loadWeight, formats));
  const measured = measuredLine(formats);
  switch (sensorTypeId) {
    case SensorType.Gps:
      return {
        kind: 'position',
        lines: [measured('speed', 'Speed', 'mph', ({ speed }) => speed)],
        columns: [
          column('speed', 'Speed', ({ speed }) => shown(speed, as('mph'))),
          column('address', 'Address', ({ reverseGeoFullAddress }) => reverseGeoFullAddress, 280),
          column('coordinates', 'Coordinates', ({ latitude, longitude }) =>
            shown(latitude, (lat) => formatCoordinates(lat, longitude)),
          ),
        ],
      };
    case SensorType.EnhancedWeight:
      return {
        kind: 'load',
        lines: [measured('weight', sensorDetailsMessages.cargoBogieWeight, 'lbs', ({ loadWeight }) => loadWeight)],
        columns: [column('load', 'Load', loadText, 180)],
      };
    case SensorType.UltrasonicCargo:
      return {
        kind: 'load',
        steps: true,
        lines: [line('loaded', sensorDetailsMessages.loadedSeries, ({ loaded }) => step(loaded))],
        columns: [column('load', 'Load', loadText, 180)],
      };
    case SensorType.Odometer:
      return {
        kind: 'position',
        lines: [
          measured('abs', sensorDetailsMessages.absOdometer, 'mi', ({ odometerAbs }) => odometerAbs),
          measured('gps', sensorDetailsMessages.gpsOdometer, 'mi', ({ odometerGps }) => odometerGps),
        ],
        columns: [
          column('abs', sensorDetailsMessages.absOdometer, ({ odometerAbs }) => shown(odometerAbs, as('mi'))),
          column('gps', sensorDetailsMessages.gpsOdometer, ({ odometerGps }) => shown(odometerGps, as('mi'))),
        ],
      };
    case SensorType.GpsMileage:
      return {
        kind: 'position',
        lines: [measured('gps', sensorDetailsMessages.gpsOdometer, 'mi', ({ odometerGps }) => odometerGps)],
        columns: [column('gps', sensorDetailsMessages.gpsOdometer, ({ odometerGps }) => shown(odometerGps, as('mi')))],
      };
    case SensorType.AbsFault:
      return {
        kind: 'abs',
        steps: true,
        lines: [line('active', sensorDetailsMessages.activeFaults, ({ tseFaults }) => tseFaults?.length ?? null)],
        columns: [
          column('abs', 'ABS', (entry) => absText(entry, internalMessages), 260),
          column('code', sensorDetailsMessages.faultCode, faultCodes, 180),
          column('lamp', sensorDetailsMessages.amberLamp, ({ amberLampStatus }) =>
            shown(amberLampStatus, (state) => (state === 'on' ? 'On' : 'Off')),
          ),
        ],
      };
    case SensorType.LightFault:
      return {
        kind: 'lights',
        steps: true,
        lines: [line('bad', sensorDetailsMessages.faultedCircuits, branchesInTrouble)],
        columns: LIGHT_BRANCHES.map(({ id, label }) =>
          column(id, label, ({ lights }) => shown(lights?.[id], (state) => lightBranchState(state).label)),
        ),
      };
    case SensorType.Tether:
      return {
        kind: 'tether',
        steps: true,
        lines: [
          line('tethered', sensorDetailsMessages.tetheredSeries, ({ tetherStatus: state }) =>
            step(isWord(state, 'tethered')),
          ),
        ],
        columns: [
          column('tether', 'Tether', ({ tetherStatus: state }) => shown(state, (word) => tetherStatus(word).label)),
        ],
      };
    case SensorType.TrailerBattery:
      return {
        kind: 'trailerBattery',
        lines: [
          measured(
            'volts',
            sensorDetailsMessages.trailerBattery,
            'V',
            ({ batteryVoltageTrailer }) => batteryVoltageTrailer,
          ),
        ],
        columns: [
          column('volts', sensorDetailsMessages.trailerBattery, ({ batteryVoltageTrailer }) =>
            shown(batteryVoltageTrailer, as('V')),
          ),
        ],
      };
    case SensorType.BackupBattery:
    case SensorType.DeviceBattery:
      return {
        kind: 'deviceBattery',
        lines: [
          measured(
            'volts',
            sensorDetailsMessages.deviceBattery,
            'V',
            ({ deviceBatteryVoltage }) => deviceBatteryVoltage,
          ),
        ],
        columns: [
          column('volts', sensorDetailsMessages.deviceBattery, ({ deviceBatteryVoltage }) =>
            shown(deviceBatteryVoltage, as('V')),
          ),
        ],
      };
    case SensorType.TireInflation:
      return {
        kind: 'tireInflation',
        steps: true,
        lines: [
          line('unstable', sensorDetailsMessages.unstableSeries, ({ tisStatus }) =>
            step(isWord(tisStatus, 'unstable')),
          ),
        ],
        columns: [
          column('status', sensorDetailsMessages.tireInflation, ({ tisStatus }) =>
            shown(tisStatus, (status) => tireInflationStatus(status).label),
          ),
        ],
      };
    case SensorType.Brakes:
      return {
        kind: 'wheels',
        steps: true,
        lines: [line('bad', sensorDetailsMessages.brakesWithFaults, brakesInTrouble)],
        columns: placeColumns(
          undercarriage,
          'wheelEnds',
          ({ brakes }) => brakes,
          (state) => brakeState(state).label,
        ),
      };
    case SensorType.WheelEnd:
      return {
        kind: 'wheels',
        lines: spread(measured, 'Hottest', 'Coolest', '°F', ({ wheelEndsC }) => degreesF(wheelEndsC)),
        columns: placeColumns(undercarriage, 'wheelEnds', ({ wheelEndsC }) => wheelEndsC, inDegrees),
      };
    case SensorType.TireTemperature:
      return {
        kind: 'wheels',
        lines: spread(measured, 'Hottest', 'Coolest', '°F', ({ tiresC }) => degreesF(tiresC)),
        columns: placeColumns(undercarriage, 'tires', ({ tiresC }) => tiresC, inDegrees),
      };
    case SensorType.TirePressure:
      return {
        kind: 'wheels',
        lines: spread(measured, 'Highest', 'Lowest', 'psi', ({ tirePressuresPsi }) =>
          within(tirePressuresPsi, SENSOR_LIMITS.pressurePsi),
        ),
        columns: placeColumns(undercarriage, 'tires', ({ tirePressuresPsi }) => tirePressuresPsi, as('psi')),
      };
    case SensorType.ReeferUnit:
      return {
        kind: 'reefer',
        lines: [
          measured('return', sensorDetailsMessages.returnAir1, '°F', ({ reefer }) =>
            inRange(reefer?.zones[0]?.returnAirF),
          ),
          measured('set', sensorDetailsMessages.setPoint1, '°F', ({ reefer }) => inRange(reefer?.zones[0]?.setPointF)),
          measured('discharge', sensorDetailsMessages.dischargeAir1, '°F', ({ reefer }) =>
            inRange(reefer?.zones[0]?.dischargeAirF),
          ),
        ],
        columns: [
          column('unit', 'Unit', ({ reefer }) =>
            shown(reefer, ({ power, mode }) =>
              [reeferPower(power).label, mode && reeferMode(mode).label].filter(Boolean).join(', '),
            ),
          ),
          column('return', sensorDetailsMessages.returnAir1, ({ reefer }) =>
            shown(reefer?.zones[0]?.returnAirF, as('°F')),
          ),
          column('set', sensorDetailsMessages.setPoint1, ({ reefer }) => shown(reefer?.zones[0]?.setPointF, as('°F'))),
          column('discharge', sensorDetailsMessages.dischargeAir1, ({ reefer }) =>
            shown(reefer?.zones[0]?.dischargeAirF, as('°F')),
          ),
          column('fuel', 'Fuel', ({ reefer }) => shown(reefer?.fuelPercent, as('%'))),
          column('engine', sensorDetailsMessages.engineHours, ({ reefer }) => shown(reefer?.engineHours, as('Hours'))),
        ],
      };
    case SensorType.CargoCamera:
      return {
        kind: 'cargoCamera',
        lines: [measured('fullness', 'Fullness', '%', ({ cargoCameraFullness }) => cargoCameraFullness)],
        columns: [column('fullness', 'Fullness', ({ cargoCameraFullness }) => shown(cargoCameraFullness, as('%')))],
      };
    case SensorType.Door:
      return {
        kind: 'door',
        steps: true,
        lines: [line('open', sensorDetailsMessages.openSeries, ({ doorOpened }) => step(doorOpened))],
        columns: [column('door', 'Door', ({ doorOpened }) => shown(doorOpened, logDoor))],
      };
  }
}

const absText = ({ tseFaults }: Entry, messages = INTERNAL_MESSAGES) =>
  shown(tseFaults, (faults) => loggedFaults(faults, messages));
const faultCodes = ({ tseFaults }: Entry) =>
  tseFaults?.flatMap((fault) => faultCode(fault) ?? []).join(' · ') || undefined;
const isWord = (word: string | null, wanted: string) => (word === null ? null : word === wanted);
const inRange = (degrees: number | null | undefined) =>
  degrees != null && degrees <= SENSOR_LIMITS.temperatureDegrees ? degrees : null;

function branchesInTrouble({ lights }: Entry): number | null {
  if (!lights) return null;
  return LIGHT_BRANCHES.filter(({ id }) => !['good', 'unknown', null].includes(lights[id])).length;
}

function brakesInTrouble({ brakes }: Entry): number | null {
  if (!brakes) return null;
  return brakes.filter((state) => {
    const word = state === null ? undefined : brakeState(state);
    return word?.known && (word.severity === 'CAUTION' || word.severity === 'CRITICAL');
  }).length;
}

/** Drops values that the sensor can't measure. */
function within(values: readonly (number | null)[] | null, most: number): number[] {
  return (values ?? []).filter((value) => value !== null && value <= most) as number[];
}

function degreesF(celsius: readonly (number | null)[] | null): number[] {
  return within(
    celsius?.map((one) => (one === null ? null : fahrenheit(one))) ?? null,
    SENSOR_LIMITS.temperatureDegrees,
  );
}

/** Chart lines for the lowest and highest value of all wheels. */
function spread(
  measured: ReturnType<typeof measuredLine>,
  high: string,
  low: string,
  unit: ReadingUnit,
  numbersOf: (entry: Entry) => number[],
): RecordLine[] {
  const end = (pick: (...values: number[]) => number) => (entry: Entry) => {
    const values = numbersOf(entry);
    return values.length === 0 ? null : pick(...values);
  };
  return [measured('high', high, unit, end(Math.max)), measured('low', low, unit, end(Math.min))];
}

function placeColumns<Value>(
  undercarriage: string | null,
  source: 'wheelEnds' | 'tires',
  listOf: (entry: Entry) => readonly (Value | null)[] | null,
  show: (value: Value) => string,
): RecordColumn[] {
  return wheelPlaces(undercarriage, source).map(({ id, label }, index) =>
    column(id, label, (entry) => shown(listOf(entry)?.[index], show), 180),
  );
}

/** Readings as chart points. A state gets a second point right before each change, so that it is drawn as a step. */
export function drawnHistory(
  entries: readonly ActivityLogEntry[],
  { lines, steps = false }: SensorRecords,
): { times: number[]; values: (number | null)[][] } {
  const times: number[] = [];
  const values: (number | null)[][] = lines.map(() => []);
  for (const entry of entries.toReversed()) {
    const now = lines.map(({ numberOf }) => numberOf(entry) ?? null);
    const atMs = Date.parse(entry.recorded);
    const lastMs = times.at(-1);
    const before = values.map((column) => column.at(-1) ?? null);
    if (steps && lastMs !== undefined && lastMs < atMs - 1 && before.some((value, index) => value !== now[index])) {
      times.push(atMs - 1);
      before.forEach((value, index) => void values[index]?.push(value));
    }
    times.push(atMs);
    now.forEach((value, index) => void values[index]?.push(value));
  }
  return { times, values };
}
