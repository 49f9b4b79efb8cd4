import {
  type ActivityLogEntry,
  brakeState,
  fahrenheit,
  formatCoordinates,
  formatFahrenheit,
  formatHours,
  formatMiles,
  formatPercent,
  formatPressure,
  formatSpeed,
  formatVolts,
  LIGHT_BRANCHES,
  lightBranchState,
  logDoor,
  logLoad,
  type ReadingKind,
  reeferMode,
  reeferPower,
  SENSOR_LIMITS,
  SensorType,
  tetherStatus,
  tireInflationStatus,
  wheelPlaces,
} from '@gladhand/domain';
import { faultCode, loggedFaults } from '../internal/absFaults';

/** A number of a report that is drawn over time. */
export interface RecordLine {
  id: string;
  label: string;
  unit: string;
  digits: number;
  numberOf: (entry: ActivityLogEntry) => number | null | undefined;
}

/** A value of a report that stands in the table. */
export interface RecordColumn {
  id: string;
  title: string;
  width?: number;
  /** Undefined: the report did not hold it. */
  textOf: (entry: ActivityLogEntry) => string | null | undefined;
}

/** How the history of a sensor is shown. */
export interface SensorRecords {
  kind: ReadingKind;
  lines: readonly RecordLine[];
  columns: readonly RecordColumn[];
  /** The lines are states: each holds until the next report says otherwise. @default false */
  steps?: boolean;
}

type Entry = ActivityLogEntry;
const line = (id: string, label: string, unit: string, numberOf: RecordLine['numberOf'], digits = 1): RecordLine => ({
  id,
  label,
  unit,
  digits,
  numberOf,
});
const column = (id: string, title: string, textOf: RecordColumn['textOf'], width?: number): RecordColumn => ({
  id,
  title,
  textOf,
  ...(width !== undefined && { width }),
});
const shown = <Value>(value: Value | null | undefined, show: (value: Value) => string) =>
  value === null || value === undefined ? undefined : show(value);
/** A state as a step: 1 while it holds. */
const step = (holds: boolean | null | undefined) => (holds === null || holds === undefined ? null : Number(holds));

/** What is shown of a sensor's reports; wheels stand in the order of the trailer's own axles. */
export function sensorRecords(sensorTypeId: SensorType, undercarriage: string | null): SensorRecords {
  switch (sensorTypeId) {
    case SensorType.Gps:
      return {
        kind: 'position',
        lines: [line('speed', 'Speed', 'mph', ({ speed }) => speed, 0)],
        columns: [
          column('speed', 'Speed', ({ speed }) => shown(speed, formatSpeed)),
          column('address', 'Address', ({ reverseGeoFullAddress }) => reverseGeoFullAddress, 280),
          column('coordinates', 'Coordinates', ({ latitude, longitude }) =>
            shown(latitude, (lat) => formatCoordinates(lat, longitude)),
          ),
        ],
      };
    case SensorType.EnhancedWeight:
      return {
        kind: 'load',
        lines: [line('weight', 'Cargo bogie weight', 'lbs', ({ loadWeight }) => loadWeight, 0)],
        columns: [column('load', 'Load', loadText, 180)],
      };
    case SensorType.UltrasonicCargo:
      return {
        kind: 'load',
        steps: true,
        lines: [line('loaded', 'Loaded (1) or not (0)', '', ({ loaded }) => step(loaded), 0)],
        columns: [column('load', 'Load', loadText, 180)],
      };
    case SensorType.Odometer:
      return {
        kind: 'position',
        lines: [
          line('abs', 'ABS Odometer', 'mi', ({ odometerAbs }) => odometerAbs),
          line('gps', 'GPS Odometer', 'mi', ({ odometerGps }) => odometerGps),
        ],
        columns: [
          column('abs', 'ABS Odometer', ({ odometerAbs }) => shown(odometerAbs, formatMiles)),
          column('gps', 'GPS Odometer', ({ odometerGps }) => shown(odometerGps, formatMiles)),
        ],
      };
    case SensorType.GpsMileage:
      return {
        kind: 'position',
        lines: [line('gps', 'GPS Odometer', 'mi', ({ odometerGps }) => odometerGps)],
        columns: [column('gps', 'GPS Odometer', ({ odometerGps }) => shown(odometerGps, formatMiles))],
      };
    case SensorType.AbsFault:
      return {
        kind: 'abs',
        steps: true,
        lines: [line('active', 'Active faults', '', ({ tseFaults }) => tseFaults?.length ?? null, 0)],
        columns: [
          column('abs', 'ABS', absText, 260),
          column('code', 'Fault code', faultCodes, 180),
          column('lamp', 'Amber lamp', ({ amberLampStatus }) =>
            shown(amberLampStatus, (state) => (state === 'on' ? 'On' : 'Off')),
          ),
        ],
      };
    case SensorType.LightFault:
      return {
        kind: 'lights',
        steps: true,
        lines: [line('bad', 'Branches in trouble', '', branchesInTrouble, 0)],
        columns: LIGHT_BRANCHES.map(({ id, label }) =>
          column(id, label, ({ lights }) => shown(lights?.[id], (state) => lightBranchState(state).label)),
        ),
      };
    case SensorType.Tether:
      return {
        kind: 'tether',
        steps: true,
        lines: [
          line(
            'tethered',
            'Tethered (1) or not (0)',
            '',
            ({ tetherStatus: state }) => step(isWord(state, 'tethered')),
            0,
          ),
        ],
        columns: [
          column('tether', 'Tether', ({ tetherStatus: state }) => shown(state, (word) => tetherStatus(word).label)),
        ],
      };
    case SensorType.TrailerBattery:
      return {
        kind: 'trailerBattery',
        lines: [line('volts', 'Trailer battery', 'V', ({ batteryVoltageTrailer }) => batteryVoltageTrailer)],
        columns: [
          column('volts', 'Trailer battery', ({ batteryVoltageTrailer }) => shown(batteryVoltageTrailer, formatVolts)),
        ],
      };
    case SensorType.BackupBattery:
    case SensorType.DeviceBattery:
      return {
        kind: 'deviceBattery',
        lines: [line('volts', 'Device battery', 'V', ({ deviceBatteryVoltage }) => deviceBatteryVoltage)],
        columns: [
          column('volts', 'Device battery', ({ deviceBatteryVoltage }) => shown(deviceBatteryVoltage, formatVolts)),
        ],
      };
    case SensorType.TireInflation:
      return {
        kind: 'tireInflation',
        steps: true,
        lines: [
          line('unstable', 'Unstable (1) or stable (0)', '', ({ tisStatus }) => step(isWord(tisStatus, 'unstable')), 0),
        ],
        columns: [
          column('status', 'Tire inflation', ({ tisStatus }) =>
            shown(tisStatus, (status) => tireInflationStatus(status).label),
          ),
        ],
      };
    case SensorType.Brakes:
      return {
        kind: 'wheels',
        steps: true,
        lines: [line('bad', 'Brakes in trouble', '', brakesInTrouble, 0)],
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
        lines: spread('Hottest', 'Coolest', '°F', ({ wheelEndsC }) => degreesF(wheelEndsC)),
        columns: placeColumns(undercarriage, 'wheelEnds', ({ wheelEndsC }) => wheelEndsC, inF),
      };
    case SensorType.TireTemperature:
      return {
        kind: 'wheels',
        lines: spread('Hottest', 'Coolest', '°F', ({ tiresC }) => degreesF(tiresC)),
        columns: placeColumns(undercarriage, 'tires', ({ tiresC }) => tiresC, inF),
      };
    case SensorType.TirePressure:
      return {
        kind: 'wheels',
        lines: spread('Highest', 'Lowest', 'psi', ({ tirePressuresPsi }) =>
          within(tirePressuresPsi, SENSOR_LIMITS.pressurePsi),
        ),
        columns: placeColumns(
          undercarriage,
          'tires',
          ({ tirePressuresPsi }) => tirePressuresPsi,
          (psi) => formatPressure(psi),
        ),
      };
    case SensorType.ReeferUnit:
      return {
        kind: 'reefer',
        lines: [
          line('return', 'Return air 1', '°F', ({ reefer }) => inRange(reefer?.zones[0]?.returnAirF)),
          line('set', 'Set point 1', '°F', ({ reefer }) => inRange(reefer?.zones[0]?.setPointF)),
          line('discharge', 'Discharge air 1', '°F', ({ reefer }) => inRange(reefer?.zones[0]?.dischargeAirF)),
        ],
        columns: [
          column('unit', 'Unit', ({ reefer }) =>
            shown(reefer, ({ power, mode }) =>
              [reeferPower(power).label, mode && reeferMode(mode).label].filter(Boolean).join(', '),
            ),
          ),
          column('return', 'Return air 1', ({ reefer }) => shown(reefer?.zones[0]?.returnAirF, formatFahrenheit)),
          column('set', 'Set point 1', ({ reefer }) => shown(reefer?.zones[0]?.setPointF, formatFahrenheit)),
          column('discharge', 'Discharge air 1', ({ reefer }) =>
            shown(reefer?.zones[0]?.dischargeAirF, formatFahrenheit),
          ),
          column('fuel', 'Fuel', ({ reefer }) => shown(reefer?.fuelPercent, formatPercent)),
          column('engine', 'Engine hours', ({ reefer }) => shown(reefer?.engineHours, formatHours)),
        ],
      };
    case SensorType.CargoCamera:
      return {
        kind: 'cargoCamera',
        lines: [line('fullness', 'Fullness', '%', ({ cargoCameraFullness }) => cargoCameraFullness, 0)],
        columns: [
          column('fullness', 'Fullness', ({ cargoCameraFullness }) => shown(cargoCameraFullness, formatPercent)),
        ],
      };
    case SensorType.Door:
      return {
        kind: 'door',
        steps: true,
        lines: [line('open', 'Open (1) or closed (0)', '', ({ doorOpened }) => step(doorOpened), 0)],
        columns: [column('door', 'Door', ({ doorOpened }) => shown(doorOpened, logDoor))],
      };
  }
}

const loadText = ({ loaded, loadWeight }: Entry) => shown(loaded, (state) => logLoad(state, loadWeight));
const absText = ({ tseFaults }: Entry) => shown(tseFaults, loggedFaults);
const faultCodes = ({ tseFaults }: Entry) =>
  tseFaults?.flatMap((fault) => faultCode(fault) ?? []).join(' · ') || undefined;
const isWord = (word: string | null, wanted: string) => (word === null ? null : word === wanted);
const inF = (celsius: number) => formatFahrenheit(fahrenheit(celsius));
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

/** What sensors can measure; the rest is none. */
function within(values: readonly (number | null)[] | null, most: number): number[] {
  return (values ?? []).filter((value) => value !== null && value <= most) as number[];
}

function degreesF(celsius: readonly (number | null)[] | null): number[] {
  return within(
    celsius?.map((one) => (one === null ? null : fahrenheit(one))) ?? null,
    SENSOR_LIMITS.temperatureDegrees,
  );
}

/** The two ends of what the wheels measured: between them lie the others. */
function spread(high: string, low: string, unit: string, measured: (entry: Entry) => number[]): RecordLine[] {
  const end = (pick: (...values: number[]) => number) => (entry: Entry) => {
    const values = measured(entry);
    return values.length === 0 ? null : pick(...values);
  };
  return [line('high', high, unit, end(Math.max)), line('low', low, unit, end(Math.min))];
}

function placeColumns<Value>(
  undercarriage: string | null,
  of: 'wheelEnds' | 'tires',
  listOf: (entry: Entry) => readonly (Value | null)[] | null,
  show: (value: Value) => string,
): RecordColumn[] {
  return wheelPlaces(undercarriage, of).map(({ id, label }, index) =>
    column(id, label, (entry) => shown(listOf(entry)?.[index], show), 180),
  );
}

/** Readings over time, as a chart takes them; a state gets a second point right before it changes, so that it is a step. */
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
