import {
  batteryLabel,
  formatPercent,
  formatVolts,
  reeferMode,
  reeferPower,
  SENSOR_LIMITS,
  type TrailerDetail,
} from '@gladhand/domain';
import {
  type DrawerContext,
  drawerReading,
  type LeadFigure,
  type SensorContent,
  type SensorLine,
  toneOf,
} from './SensorContent';

const BATTERY_HINT: Readonly<Record<string, string>> = {
  GOOD: 'The voltage is within limits.',
  NOTICE: 'The voltage is low: charge the battery soon.',
  CRITICAL: 'The voltage is too low.',
};
const CHECK_FUSE_HINT = 'Coupled, and yet without supply: a blown fuse is likelier than a flat battery.';

/** The trailer's own battery, fed by the tractor. */
export function trailerBatteryContent(
  detail: TrailerDetail,
  installed: boolean,
  context: DrawerContext,
): SensorContent {
  const { trailerBatteryVoltage: volts, trailerBatteryStatus: health, trailerBatteryReportedAt } = detail.trailer;
  const CheckFuse = context.hasFeature('CheckFuse');
  const fuse = detail.checkFuse;
  return {
    ...batteryContent({ volts, health, hint: fuse && CheckFuse ? CHECK_FUSE_HINT : undefined, fuse, CheckFuse }),
    reading: drawerReading(
      detail,
      { kind: 'trailerBattery', value: volts, reportedAt: trailerBatteryReportedAt, installed },
      context,
    ),
    kind: 'trailerBattery',
    trend: {
      name: 'Trailer battery',
      valueOf: ({ batteryVoltageTrailer }) => batteryVoltageTrailer,
      format: (value) => formatVolts(value),
    },
  };
}

/** The battery in the device's box. */
export function deviceBatteryContent(detail: TrailerDetail, installed: boolean, context: DrawerContext): SensorContent {
  const { deviceBatteryVoltage: volts, deviceBatteryStatus: health, deviceBatteryReportedAt } = detail.trailer;
  return {
    ...batteryContent({ volts, health, hint: undefined, fuse: false, CheckFuse: false }),
    reading: drawerReading(
      detail,
      { kind: 'deviceBattery', value: volts, reportedAt: deviceBatteryReportedAt, installed },
      context,
    ),
    kind: 'deviceBattery',
    trend: {
      name: 'Device battery',
      valueOf: ({ deviceBatteryVoltage }) => deviceBatteryVoltage,
      format: (value) => formatVolts(value),
    },
  };
}

interface Battery {
  volts: number | null;
  health: string | null;
  hint: string | undefined;
  fuse: boolean;
  CheckFuse: boolean;
}

function batteryContent({ volts, health, hint, fuse, CheckFuse }: Battery) {
  const label = health && batteryLabel(health as 'GOOD', { fuse, features: { CheckFuse } });
  return {
    text: label ?? undefined,
    tone: toneOf(health),
    hint: hint ?? BATTERY_HINT[health ?? ''],
    lead: volts === null ? [] : [{ value: tenths.format(volts), unit: 'V', tone: toneOf(health) }],
    lines: [],
  };
}

const ZONES = [1, 2, 3] as const;
const INTERIOR = [1, 2, 3, 4, 5, 6] as const;
const OVER_RANGE = 'Above what a sensor can measure: the sensor is broken or unplugged.';

/** The refrigeration unit: its zones, its fuel and its battery. */
export function reeferContent(detail: TrailerDetail, installed: boolean, context: DrawerContext): SensorContent {
  const { trailer } = detail;
  const { tkUnitOnOrOff: power, tkOperatingMode: mode, reeferReportedAt: reportedAt } = trailer;
  const running = power === null ? undefined : reeferPower(power).label;
  const how = [running, power === 'on' && mode ? reeferMode(mode).label : undefined].filter(Boolean).join(', ');
  const temperatures = ZONES.flatMap((zone) => [
    ...(zone === 1
      ? []
      : [
          temperature(`return-${zone}`, `Return air ${zone}`, trailer[`tkReturnAir${zone}F`]),
          temperature(`set-${zone}`, `Set point ${zone}`, trailer[`tkSetPoint${zone}F`]),
        ]),
    temperature(`discharge-${zone}`, `Discharge air ${zone}`, trailer[`tkDischargeAir${zone}F`]),
  ]);
  const probes = INTERIOR.map((probe) =>
    temperature(`interior-${probe}`, `Interior sensor ${probe}`, trailer[`tkInteriorTemperature${probe}F`]),
  );
  return {
    reading: drawerReading(detail, { kind: 'reefer', value: power, reportedAt, installed }, context),
    kind: 'reefer',
    text: how || undefined,
    hint: 'Whether the unit is powered, and how it keeps its temperature.',
    lead: [figure('Return air 1', trailer.tkReturnAir1F), figure('Set point 1', trailer.tkSetPoint1F)].filter(
      (one) => one !== undefined,
    ),
    lines: [
      ...temperatures,
      temperature('ambient', 'Ambient', trailer.tkAmbientF),
      ...probes,
      known('fuel', 'Fuel Level', trailer.tkFuelLevel, formatPercent),
      known('humidity', 'Humidity', trailer.tkHumidity, formatPercent),
      known('battery', 'Unit Battery Voltage', trailer.tkUnitBatteryVoltage, formatVolts),
      known('engine', 'Engine Hours', trailer.tkEngineHours, hours),
      known('electrical', 'Electrical Hours', trailer.tkElectricalHours, hours),
      known('total', 'Total Hours', trailer.tkTotalHours, hours),
    ].filter((line) => line !== undefined),
    trend: {
      name: 'Return air 1',
      valueOf: ({ reefer }) => inRange(reefer?.zones[0]?.returnAirF),
      format: (value) => `${tenths.format(value)} °F`,
    },
  };
}

const tenths = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const hours = (value: number) => `${Math.round(value).toLocaleString('en-US')} Hours`;
const inRange = (value: number | null | undefined) =>
  value != null && value <= SENSOR_LIMITS.temperatureDegrees ? value : null;

function figure(label: string, degreesF: number | null): LeadFigure | undefined {
  if (degreesF === null) return undefined;
  const over = degreesF > SENSOR_LIMITS.temperatureDegrees;
  return over
    ? { label, value: 'N/A', unit: 'over range', reason: OVER_RANGE }
    : { label, value: tenths.format(degreesF), unit: '°F' };
}

/** A unit reports itself whole: a probe or zone it leaves out it does not have. */
function temperature(id: string, term: string, degreesF: number | null): SensorLine | undefined {
  if (degreesF === null) return undefined;
  if (degreesF > SENSOR_LIMITS.temperatureDegrees) return { id, term, value: 'N/A, over range', reason: OVER_RANGE };
  return { id, term, value: `${tenths.format(degreesF)} °F` };
}

function known(id: string, term: string, value: number | null, format: (value: number) => string) {
  return value === null ? undefined : { id, term, value: format(value) };
}
