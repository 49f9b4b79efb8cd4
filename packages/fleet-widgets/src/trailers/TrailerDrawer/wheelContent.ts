import { fahrenheit, type ReadingFormats, SENSOR_LIMITS } from '@gladhand/domain/formats';
import { severityLevel } from '@gladhand/domain/readings';
import type { ActivityLogEntry, TrailerDetail } from '@gladhand/domain/trailers';
import { perLanguage } from '@gladhand/ui';
import { WHEEL_MESSAGES } from '../../internal/wheels/messages';
import {
  brakeFigure,
  pressureFigure,
  temperatureFigure,
  type WheelValue,
  worstTone,
} from '../../internal/wheels/wheelValues';
import { TRAILER_DRAWER_MESSAGES } from './messages';
import { type DrawerContext, drawerReading, type LeadFigure, type SensorContent, toneOf } from './SensorContent';

const heatHintOf = perLanguage(
  (messages: typeof TRAILER_DRAWER_MESSAGES): Readonly<Record<string, string>> => ({
    GOOD: messages.temperaturesNormal,
    CAUTION: messages.temperatureCaution,
    CRITICAL: messages.temperatureCritical,
  }),
);

/** Wheel ends with their temperatures. */
export function wheelEndContent(
  detail: TrailerDetail,
  installed: boolean,
  context: DrawerContext,
  trailerDrawerMessages = TRAILER_DRAWER_MESSAGES,
  wheelMessages = WHEEL_MESSAGES,
): SensorContent {
  const { wheelEndMaxC: maxC, wheelEndSeverityLevel: level, undercarriage } = detail;
  return {
    ...heatContent('wheelEnd', { detail, installed, context }, { maxC, level }, trailerDrawerMessages),
    wheels: temperatureFigure(
      'wheelEnds',
      undercarriage,
      detail.wheelEndsC,
      context.formats,
      wheelMessages,
      context.say,
    ),
    trend: heatTrend(trailerDrawerMessages.hottestWheelEnd, ({ wheelEndsC }) => wheelEndsC, context.formats),
  };
}

/** Tires with their temperatures. */
export function tireTemperatureContent(
  detail: TrailerDetail,
  installed: boolean,
  context: DrawerContext,
  trailerDrawerMessages = TRAILER_DRAWER_MESSAGES,
  wheelMessages = WHEEL_MESSAGES,
): SensorContent {
  const { tireTemperatureMaxC: maxC, tireTemperatureSeverityLevel: level } = detail;
  return {
    ...heatContent('tireTemperature', { detail, installed, context }, { maxC, level }, trailerDrawerMessages),
    wheels: temperatureFigure(
      'tires',
      detail.undercarriage,
      detail.tiresC,
      context.formats,
      wheelMessages,
      context.say,
    ),
    trend: heatTrend(trailerDrawerMessages.hottestTire, ({ tiresC }) => tiresC, context.formats),
  };
}

/** Tires with their pressures. */
export function tirePressureContent(
  detail: TrailerDetail,
  installed: boolean,
  context: DrawerContext,
  trailerDrawerMessages = TRAILER_DRAWER_MESSAGES,
  wheelMessages = WHEEL_MESSAGES,
): SensorContent {
  const { tirePressuresPsi: list, undercarriage } = detail;
  const { formats } = context;
  const wheels = pressureFigure(undercarriage, list, formats, wheelMessages, context.say);
  const lowest = lowestPsi(list);
  return {
    ...drawerReading(detail, 'tirePressure', { value: list, installed }, context),
    ...worstOf(wheels.values),
    hint: trailerDrawerMessages.pressureHint,
    lead:
      lowest === null
        ? []
        : [{ label: trailerDrawerMessages.lowest, value: formats.number(lowest, 'psi'), unit: formats.unit('psi') }],
    wheels,
    lines: [],
    trend: {
      name: trailerDrawerMessages.lowestTire,
      valueOf: (entry) => lowestPsi(entry.tirePressuresPsi),
      format: (value) => formats.text(value, 'psi'),
    },
  };
}

/** Brakes with their states. */
export function brakeContent(
  detail: TrailerDetail,
  installed: boolean,
  context: DrawerContext,
  trailerDrawerMessages = TRAILER_DRAWER_MESSAGES,
  wheelMessages = WHEEL_MESSAGES,
): SensorContent {
  const { brakes, undercarriage } = detail;
  const wheels = brakeFigure(undercarriage, brakes, wheelMessages, context.say);
  const bad = wheels.values.filter(({ tone }) => tone === 'caution' || tone === 'critical');
  return {
    ...drawerReading(detail, 'brakes', { value: brakes, installed }, context),
    ...worstOf(wheels.values),
    hint:
      bad.length > 0
        ? bad.map(({ label, words }) => `${label}: ${words}`).join(' ')
        : trailerDrawerMessages.noBrakeFaults,
    wheels,
    lines: [],
  };
}

const WORST_WORD = { good: 'Good', caution: 'Caution', critical: 'Critical', unknown: 'N/A' } as const;

function worstOf(values: readonly WheelValue[]): Pick<SensorContent, 'text' | 'tone'> {
  const tone = worstTone(values);
  return { text: WORST_WORD[tone], tone };
}

interface Heat {
  maxC: number | null;
  level: string | null;
}

function heatContent(
  id: 'wheelEnd' | 'tireTemperature',
  { detail, installed, context }: { detail: TrailerDetail; installed: boolean; context: DrawerContext },
  { maxC, level }: Heat,
  messages = TRAILER_DRAWER_MESSAGES,
): SensorContent {
  return {
    ...drawerReading(detail, id, { value: maxC, installed }, context),
    text: level === null ? undefined : severityLevel(level).label,
    tone: toneOf(level),
    hint: heatHintOf(messages)[level ?? ''],
    lead: maxC === null ? [] : [hottestFigure(maxC, toneOf(level), context.formats, messages)],
    lines: [],
  };
}

function hottestFigure(
  celsius: number,
  tone: LeadFigure['tone'],
  formats: ReadingFormats,
  messages = TRAILER_DRAWER_MESSAGES,
): LeadFigure {
  const degreesF = fahrenheit(celsius);
  if (degreesF > SENSOR_LIMITS.temperatureDegrees) {
    return {
      label: messages.hottest,
      value: 'N/A',
      unit: messages.overRangeUnit,
      reason: messages.aboveRange,
    };
  }
  return { label: messages.hottest, value: formats.number(degreesF, '°F', 0), unit: formats.unit('°F'), tone };
}

const heatTrend = (
  name: string,
  listOf: (entry: ActivityLogEntry) => readonly (number | null)[] | null,
  formats: ReadingFormats,
) => ({
  name,
  valueOf: (entry: ActivityLogEntry) => hottestF(listOf(entry)),
  format: (value: number) => formats.text(value, '°F', undefined, 0),
});

/** Values above the range of the sensor are ignored. */
function hottestF(celsius: readonly (number | null)[] | null): number | null {
  const measured = (celsius ?? [])
    .filter((one) => one !== null)
    .map(fahrenheit)
    .filter((value) => value <= SENSOR_LIMITS.temperatureDegrees);
  return measured.length === 0 ? null : Math.max(...measured);
}

function lowestPsi(psi: readonly (number | null)[] | null): number | null {
  const measured = (psi ?? []).filter((one) => one !== null && one <= SENSOR_LIMITS.pressurePsi) as number[];
  return measured.length === 0 ? null : Math.min(...measured);
}
