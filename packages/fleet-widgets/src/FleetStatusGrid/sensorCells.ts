import type { FleetStatusRow } from '@gladhand/domain';
import {
  doorStatus,
  lightCircuitText,
  lightFaultWord,
  loadStatus,
  severityLevel,
  tetherStatus,
  tireInflationStatus,
} from '@gladhand/domain';
import type { GridCell } from '@gladhand/ui';
import {
  ageText,
  batteryTone,
  type CellContext,
  type CellMaker,
  numberCell,
  readingCell,
  SEVERITY_TONE,
  type SensorSource,
  sensorReading,
} from './cells';

const GPS: SensorSource = {
  kind: 'position',
  sensors: [1],
  name: 'Position',
  reportedAt: (row) => row.positionReportedAt,
};
const TETHER: SensorSource = {
  kind: 'tether',
  sensors: [10],
  name: 'Tether',
  reportedAt: (row) => row.tetherReportedAt,
};
const LOAD: SensorSource = {
  kind: 'load',
  sensors: [5, 26, 27],
  name: 'Load',
  reportedAt: (row) => row.loadReportedAt,
};
const WEIGHT: SensorSource = {
  kind: 'load',
  sensors: [5],
  name: 'Cargo bogie weight',
  reportedAt: (row) => row.loadReportedAt,
};
const DOOR: SensorSource = { kind: 'door', sensors: [36], name: 'Door', reportedAt: (row) => row.doorReportedAt };
const ABS: SensorSource = { kind: 'abs', sensors: [7], name: 'ABS', reportedAt: (row) => row.absReportedAt };
const TIS: SensorSource = {
  kind: 'tireInflation',
  sensors: [15],
  name: 'Tire inflation',
  reportedAt: (row) => row.tireInflationReportedAt,
};
const LIGHTS: SensorSource = {
  kind: 'lights',
  sensors: [8],
  name: 'Lights',
  reportedAt: (row) => row.lightsReportedAt,
};
const TRAILER_BATTERY: SensorSource = {
  kind: 'trailerBattery',
  sensors: [13],
  name: 'Trailer battery',
  reportedAt: (row) => row.trailerBatteryReportedAt,
};
const DEVICE_BATTERY: SensorSource = {
  kind: 'deviceBattery',
  sensors: [22, 37],
  name: 'Device battery',
  reportedAt: (row) => row.deviceBatteryReportedAt,
};
const ABS_ODOMETER: SensorSource = {
  kind: 'abs',
  sensors: [6],
  name: 'ABS odometer',
  reportedAt: (row) => row.absReportedAt,
};
const GPS_ODOMETER: SensorSource = {
  kind: 'position',
  sensors: [1, 6, 16],
  name: 'GPS odometer',
  reportedAt: (row) => row.positionReportedAt,
};
const CAMERA: SensorSource = {
  kind: 'cargoCamera',
  sensors: [27],
  name: 'Cargo camera',
  reportedAt: (row) => row.cargoCameraReportedAt,
};

/** A column whose value comes from a sensor. */
function from<Value>(
  source: SensorSource,
  value: (row: FleetStatusRow) => Value | null,
  show: (value: Value, row: FleetStatusRow, context: CellContext) => GridCell,
): CellMaker {
  return (row, context) =>
    readingCell(sensorReading(row, source, value(row), context), source, context, (known) => show(known, row, context));
}

const measure =
  (unit: string, fractionDigits = 0) =>
  (value: number, _row: FleetStatusRow, { locale }: CellContext): GridCell =>
    numberCell(value, unit, locale, fractionDigits);

/** Below this speed a trailer stands; GPS noise is about as large. Assumed. */
const STANDING_BELOW_MPH = 1;

function absCell(level: string, row: FleetStatusRow): GridCell {
  const word = severityLevel(level);
  if (level === 'GOOD') return { text: 'No faults' };
  const code = row.absFaultSpn === null ? '' : `SPN ${row.absFaultSpn} / FMI ${row.absFaultFmi ?? '?'}`;
  const description = row.absFaultDescription || code || word.label;
  return {
    text: description,
    tone: SEVERITY_TONE[level] ?? 'unknown',
    hint: [word.label, code].filter(Boolean).join(': '),
  };
}

function lightsCell(fault: string, row: FleetStatusRow): GridCell {
  const { label, known } = lightFaultWord(fault);
  if (fault === 'none') return { text: label };
  if (fault === 'unknown' || !known) return { text: label, tone: 'unknown', hint: 'No branch was measured' };
  const critical = fault === 'multiple' || fault === 'highCurrent';
  return {
    text: label,
    tone: critical ? 'critical' : 'caution',
    hint: row.lightFaultCircuits.map(lightCircuitText).join('\n'),
  };
}

function tireInflationCell(status: string): GridCell {
  const { label, known } = tireInflationStatus(status);
  if (status === 'unstable') {
    return { text: label, tone: 'caution', hint: 'Air has flowed for 10 minutes or more, or the system is unplugged' };
  }
  return known && status === 'stable' ? { text: label } : { text: label, tone: 'unknown' };
}

function batteryHealthCell(health: string): GridCell {
  const labels: Record<string, string> = { GOOD: 'Good', NOTICE: 'Notice', CRITICAL: 'Critical', NA: 'N/A' };
  const text = labels[health] ?? `Unknown battery health (${health})`;
  if (health === 'GOOD') return { text };
  return { text, tone: SEVERITY_TONE[health] ?? 'unknown' };
}

/** The columns that sensors fill, by response field. */
export const SENSOR_CELLS: Readonly<Record<string, CellMaker>> = {
  absOdometer: from(ABS_ODOMETER, (row) => row.absOdometer, measure(' mi', 1)),
  gpsOdometer: from(GPS_ODOMETER, (row) => row.gpsOdometer, measure(' mi', 1)),
  tetheredStatus: from(
    TETHER,
    (row) => row.tetheredStatus,
    (status) => ({ text: tetherStatus(status).label, icon: status === 'untethered' ? 'untethered' : 'tethered' }),
  ),
  timeUntetheredDays: (row, context) => {
    const reading = sensorReading(row, TETHER, row.tetheredStatus, context);
    return readingCell(reading, TETHER, context, (status) =>
      status === 'untethered' && row.timeUntetheredDays !== null
        ? { text: ageText(row.timeUntetheredDays * 86_400_000) }
        : { text: tetherStatus(status).label, look: 'quiet' },
    );
  },
  dwellingSince: (row, context) => {
    const moving = row.speed !== null && row.speed >= STANDING_BELOW_MPH;
    const since = row.dwellingSince;
    return readingCell(sensorReading(row, GPS, since ?? (moving ? 'moving' : null), context), GPS, context, () =>
      since === null
        ? { text: 'Moving', look: 'quiet' }
        : {
            text: ageText(Math.max(0, context.now.getTime() - Date.parse(since))),
            hint: `Stands here since ${context.moment(new Date(since))}`,
          },
    );
  },
  loadStatus: from(
    LOAD,
    (row) => row.loadStatus,
    (status) => ({ text: loadStatus(status).label }),
  ),
  cargoWeightOnBogieLbs: from(WEIGHT, (row) => row.cargoWeightOnBogieLbs, measure(' lbs')),
  address: from(
    GPS,
    (row) => row.address,
    (text) => ({ text }),
  ),
  speed: from(GPS, (row) => row.speed, measure(' mph')),
  lat: from(GPS, (row) => row.lat, coordinate),
  lng: from(GPS, (row) => row.lng, coordinate),
  doorStatus: from(
    DOOR,
    (row) => row.doorStatus,
    (status) => ({ text: doorStatus(status).label, icon: status === 'open' ? 'door-open' : 'door-closed' }),
  ),
  absFaultSeverityLevel: from(ABS, (row) => row.absFaultSeverityLevel, absCell),
  tireInflationStatus: from(TIS, (row) => row.tireInflationStatus, tireInflationCell),
  lightFault: from(LIGHTS, (row) => row.lightFault, lightsCell),
  trailerBatteryVoltage: from(
    TRAILER_BATTERY,
    (row) => row.trailerBatteryVoltage,
    (volts, row, { locale }) => ({
      ...numberCell(volts, ' V', locale, 1),
      ...batteryTone(row.trailerBatteryStatus),
    }),
  ),
  trailerBatteryStatus: from(TRAILER_BATTERY, (row) => row.trailerBatteryStatus, batteryHealthCell),
  deviceBatteryVoltage: from(
    DEVICE_BATTERY,
    (row) => row.deviceBatteryVoltage,
    (volts, row, { locale }) => ({
      ...numberCell(volts, ' V', locale, 1),
      ...batteryTone(row.deviceBatteryStatus),
    }),
  ),
  deviceBatteryStatus: from(DEVICE_BATTERY, (row) => row.deviceBatteryStatus, batteryHealthCell),
  cargoCameraFullness: from(CAMERA, (row) => row.cargoCameraFullness, measure(' %')),
};

function coordinate(degrees: number): GridCell {
  const text = degrees.toFixed(5);
  return { text, amount: Number(text), look: 'code' };
}
