import { type ReadingFormats, SENSOR_LIMITS } from '@gladhand/domain/formats';
import { batteryLabel } from '@gladhand/domain/readings';
import { reeferMode, reeferPower } from '@gladhand/domain/reefers';
import type { TrailerDetail } from '@gladhand/domain/trailers';
import { perLanguage, sayEnglish } from '@gladhand/ui';
import { TRAILER_DRAWER_MESSAGES } from './messages';
import {
  type DrawerContext,
  drawerReading,
  type LeadFigure,
  type SensorContent,
  type SensorLine,
  toneOf,
} from './SensorContent';

const batteryHintOf = perLanguage(
  (messages: typeof TRAILER_DRAWER_MESSAGES): Readonly<Record<string, string>> => ({
    GOOD: messages.voltageNormal,
    NOTICE: messages.voltageLow,
    CRITICAL: messages.voltageTooLow,
  }),
);
const checkFuseHintOf = perLanguage((messages: typeof TRAILER_DRAWER_MESSAGES) => messages.tetheredWithoutPower);

/** The trailer's battery, charged by the tractor. */
export function trailerBatteryContent(
  detail: TrailerDetail,
  installed: boolean,
  context: DrawerContext,
  messages = TRAILER_DRAWER_MESSAGES,
): SensorContent {
  const { trailerBatteryVoltage: volts, trailerBatteryStatus: health } = detail.trailer;
  const CheckFuse = context.hasFeature('CheckFuse');
  const fuse = detail.checkFuse;
  return {
    ...batteryContent(
      { volts, health, hint: fuse && CheckFuse ? checkFuseHintOf(messages) : undefined, fuse, CheckFuse },
      context.formats,
      messages,
    ),
    ...drawerReading(detail, 'trailerBattery', { value: volts, installed }, context),
    trend: {
      name: messages.trailerBattery,
      valueOf: ({ batteryVoltageTrailer }) => batteryVoltageTrailer,
      format: (value) => context.formats.text(value, 'V'),
    },
  };
}

/** The battery of the device. */
export function deviceBatteryContent(
  detail: TrailerDetail,
  installed: boolean,
  context: DrawerContext,
  messages = TRAILER_DRAWER_MESSAGES,
): SensorContent {
  const { deviceBatteryVoltage: volts, deviceBatteryStatus: health } = detail.trailer;
  return {
    ...batteryContent({ volts, health, hint: undefined, fuse: false, CheckFuse: false }, context.formats, messages),
    ...drawerReading(detail, 'deviceBattery', { value: volts, installed }, context),
    trend: {
      name: messages.deviceBatteryTrend,
      valueOf: ({ deviceBatteryVoltage }) => deviceBatteryVoltage,
      format: (value) => context.formats.text(value, 'V'),
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

function batteryContent(
  { volts, health, hint, fuse, CheckFuse }: Battery,
  formats: ReadingFormats,
  messages = TRAILER_DRAWER_MESSAGES,
) {
  const label = health && batteryLabel(health as 'GOOD', { fuse, features: { CheckFuse } });
  return {
    text: label ?? undefined,
    tone: toneOf(health),
    hint: hint ?? batteryHintOf(messages)[health ?? ''],
    lead: volts === null ? [] : [{ value: formats.number(volts, 'V'), unit: formats.unit('V'), tone: toneOf(health) }],
    lines: [],
  };
}

const ZONES = [1, 2, 3] as const;
const INTERIOR = [1, 2, 3, 4, 5, 6] as const;
const overRangeOf = perLanguage((messages: typeof TRAILER_DRAWER_MESSAGES) => messages.aboveRangeBroken);

/** The refrigeration unit: zones, fuel and battery. */
export function reeferContent(
  detail: TrailerDetail,
  installed: boolean,
  context: DrawerContext,
  messages = TRAILER_DRAWER_MESSAGES,
): SensorContent {
  const { trailer } = detail;
  const { formats, say = sayEnglish } = context;
  const { tkUnitOnOrOff: power, tkOperatingMode: mode } = trailer;
  const running = power === null ? undefined : say(reeferPower(power).label);
  const how = [running, power === 'on' && mode ? say(reeferMode(mode).label) : undefined].filter(Boolean).join(', ');
  const temperatures = ZONES.flatMap((zone) => [
    ...(zone === 1
      ? []
      : [
          temperature(
            `return-${zone}`,
            messages.zoneReturnAir(zone),
            trailer[`tkReturnAir${zone}F`],
            formats,
            messages,
          ),
          temperature(`set-${zone}`, messages.zoneSetPoint(zone), trailer[`tkSetPoint${zone}F`], formats, messages),
        ]),
    temperature(`discharge-${zone}`, messages.dischargeAir(zone), trailer[`tkDischargeAir${zone}F`], formats, messages),
  ]);
  const probes = INTERIOR.map((probe) =>
    temperature(
      `interior-${probe}`,
      messages.interiorSensor(probe),
      trailer[`tkInteriorTemperature${probe}F`],
      formats,
      messages,
    ),
  );
  return {
    ...drawerReading(detail, 'reefer', { value: power, installed }, context),
    text: how || undefined,
    hint: messages.reeferPowerHint,
    lead: [
      figure(messages.returnAir1, trailer.tkReturnAir1F, formats, messages),
      figure(messages.setPoint1, trailer.tkSetPoint1F, formats, messages),
    ].filter((one) => one !== undefined),
    lines: [
      ...temperatures,
      temperature('ambient', messages.ambient, trailer.tkAmbientF, formats, messages),
      ...probes,
      known('fuel', messages.fuelLevel, trailer.tkFuelLevel, (value) => formats.text(value, '%')),
      known('humidity', messages.humidity, trailer.tkHumidity, (value) => formats.text(value, '%')),
      known('battery', messages.unitBatteryVoltage, trailer.tkUnitBatteryVoltage, (value) => formats.text(value, 'V')),
      known('engine', messages.engineHoursLine, trailer.tkEngineHours, (value) => formats.text(value, 'Hours')),
      known('electrical', messages.electricalHours, trailer.tkElectricalHours, (value) => formats.text(value, 'Hours')),
      known('total', messages.totalHours, trailer.tkTotalHours, (value) => formats.text(value, 'Hours')),
    ].filter((line) => line !== undefined),
    trend: {
      name: messages.returnAir1,
      valueOf: ({ reefer }) => inRange(reefer?.zones[0]?.returnAirF),
      format: (value) => formats.text(value, '°F'),
    },
  };
}

const inRange = (value: number | null | undefined) =>
  value != null && value <= SENSOR_LIMITS.temperatureDegrees ? value : null;

function figure(
  label: string,
  degreesF: number | null,
  formats: ReadingFormats,
  messages = TRAILER_DRAWER_MESSAGES,
): LeadFigure | undefined {
  if (degreesF === null) return undefined;
  const over = degreesF > SENSOR_LIMITS.temperatureDegrees;
  return over
    ? { label, value: 'N/A', unit: messages.overRangeUnit, reason: overRangeOf(messages) }
    : { label, value: formats.number(degreesF, '°F'), unit: formats.unit('°F') };
}

/** A unit reports all of its values, so a missing probe or zone is one that it doesn't have. */
function temperature(
  id: string,
  term: string,
  degreesF: number | null,
  formats: ReadingFormats,
  messages = TRAILER_DRAWER_MESSAGES,
): SensorLine | undefined {
  if (degreesF === null) return undefined;
  if (degreesF > SENSOR_LIMITS.temperatureDegrees)
    return { id, term, value: messages.overRange, reason: overRangeOf(messages) };
  return { id, term, value: formats.text(degreesF, '°F') };
}

function known(id: string, term: string, value: number | null, format: (value: number) => string) {
  return value === null ? undefined : { id, term, value: format(value) };
}
