import {
  type ActivityLogEntry,
  fahrenheit,
  formatPressure,
  SENSOR_LIMITS,
  severityLevel,
  type TrailerDetail,
} from '@gladhand/domain';
import {
  brakeFigure,
  pressureFigure,
  temperatureFigure,
  type WheelValue,
  worstTone,
} from '../internal/wheels/wheelValues';
import { type DrawerContext, drawerReading, type LeadFigure, type SensorContent, toneOf } from './SensorContent';

const HEAT_HINT: Readonly<Record<string, string>> = {
  GOOD: 'None is hotter than it should be.',
  CAUTION: 'One is hotter than it should be.',
  CRITICAL: 'One is hot enough to fail.',
};

/** The hubs, each with its temperature. */
export function wheelEndContent(detail: TrailerDetail, installed: boolean, context: DrawerContext): SensorContent {
  const { wheelEndMaxC: maxC, wheelEndSeverityLevel: level, wheelEndReportedAt: reportedAt, undercarriage } = detail;
  return {
    ...heatContent({ detail, installed, context }, { maxC, level, reportedAt }),
    wheels: temperatureFigure('wheelEnds', undercarriage, detail.wheelEndsC),
    trend: heatTrend('Hottest wheel end', ({ wheelEndsC }) => wheelEndsC),
  };
}

/** The tires, each with its temperature. */
export function tireTemperatureContent(
  detail: TrailerDetail,
  installed: boolean,
  context: DrawerContext,
): SensorContent {
  const { tireTemperatureMaxC: maxC, tireTemperatureSeverityLevel: level, tireTemperatureReportedAt } = detail;
  return {
    ...heatContent({ detail, installed, context }, { maxC, level, reportedAt: tireTemperatureReportedAt }),
    wheels: temperatureFigure('tires', detail.undercarriage, detail.tiresC),
    trend: heatTrend('Hottest tire', ({ tiresC }) => tiresC),
  };
}

/** The tires, each with its pressure. */
export function tirePressureContent(detail: TrailerDetail, installed: boolean, context: DrawerContext): SensorContent {
  const { tirePressureReportedAt: reportedAt, tirePressuresPsi: list, undercarriage } = detail;
  const wheels = pressureFigure(undercarriage, list);
  const lowest = lowestPsi(list);
  return {
    reading: drawerReading(detail, { kind: 'wheels', value: list, reportedAt, installed }, context),
    kind: 'wheels',
    ...worstOf(wheels.values),
    hint: 'Judged against 100 psi: below 90 and above 120 is a caution, below 80 is flat.',
    lead: lowest === null ? [] : [{ label: 'Lowest', value: tenths.format(lowest), unit: 'psi' }],
    wheels,
    lines: [],
    trend: {
      name: 'Lowest tire',
      valueOf: (entry) => lowestPsi(entry.tirePressuresPsi),
      format: (value) => formatPressure(value),
    },
  };
}

/** The brakes, each with its state. */
export function brakeContent(detail: TrailerDetail, installed: boolean, context: DrawerContext): SensorContent {
  const { brakesReportedAt: reportedAt, brakes, undercarriage } = detail;
  const wheels = brakeFigure(undercarriage, brakes);
  const bad = wheels.values.filter(({ tone }) => tone === 'caution' || tone === 'critical');
  return {
    reading: drawerReading(detail, { kind: 'wheels', value: brakes, reportedAt, installed }, context),
    kind: 'wheels',
    ...worstOf(wheels.values),
    hint:
      bad.length > 0
        ? bad.map(({ label, words }) => `${label}: ${words}`).join(' ')
        : 'No brake that was measured is in trouble.',
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
  reportedAt: string | null;
}

function heatContent(
  { detail, installed, context }: { detail: TrailerDetail; installed: boolean; context: DrawerContext },
  { maxC, level, reportedAt }: Heat,
): SensorContent {
  return {
    reading: drawerReading(detail, { kind: 'wheels', value: maxC, reportedAt, installed }, context),
    kind: 'wheels',
    text: level === null ? undefined : severityLevel(level).label,
    tone: toneOf(level),
    hint: HEAT_HINT[level ?? ''],
    lead: maxC === null ? [] : [hottestFigure(maxC, toneOf(level))],
    lines: [],
  };
}

function hottestFigure(celsius: number, tone: LeadFigure['tone']): LeadFigure {
  const degreesF = fahrenheit(celsius);
  if (degreesF > SENSOR_LIMITS.temperatureDegrees) {
    return { label: 'Hottest', value: 'N/A', unit: 'over range', reason: 'Above what a sensor can measure.' };
  }
  return { label: 'Hottest', value: whole.format(degreesF), unit: '°F', tone };
}

const heatTrend = (name: string, listOf: (entry: ActivityLogEntry) => readonly (number | null)[] | null) => ({
  name,
  valueOf: (entry: ActivityLogEntry) => hottestF(listOf(entry)),
  format: (value: number) => `${Math.round(value)} °F`,
});

/** A value above what a sensor can measure is none. */
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

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const tenths = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
