import {
  brakeState,
  fahrenheit,
  hottestSeverity,
  pressureSeverity,
  SENSOR_LIMITS,
  type SeverityLevel,
  TARGET_TIRE_PSI,
  TIRE_TEMPERATURE_POLICY,
  WHEEL_END_POLICY,
  type WheelPlace,
  wheelPlaces,
} from '@gladhand/domain';
import type { Tone } from '@gladhand/ui';

/** A value at one place of the axles. */
export interface WheelValue {
  id: string;
  /** 'Roadside Front'. */
  label: string;
  /** Undefined for a value that came beyond the places of this undercarriage. */
  place: WheelPlace | undefined;
  /** Short, for the drawing: '142', 'N/A' or '-'. */
  text: string;
  /** In words, severity included: '142 °F, good'. */
  words: string;
  tone: Exclude<Tone, 'neutral'>;
}

/** The values of one sensor on a trailer's own axles. */
export interface WheelFigure {
  of: 'wheelEnds' | 'tires';
  undercarriage: string | null;
  /** What is measured: 'Tire pressures'. */
  name: string;
  /** '°F', 'psi' or nothing. */
  unit: string | undefined;
  values: readonly WheelValue[];
}

type List<Value> = readonly (Value | null)[] | null;
type Shown = Pick<WheelValue, 'text' | 'words' | 'tone'>;

const TONE: Readonly<Record<SeverityLevel, 'good' | 'caution' | 'critical'>> = {
  GOOD: 'good',
  CAUTION: 'caution',
  CRITICAL: 'critical',
};
const NO_READING: Shown = { text: '-', words: 'no reading', tone: 'unknown' };
const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const tenths = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Temperatures of the hubs or of the tires, given in degrees Celsius and shown in Fahrenheit. */
export function temperatureFigure(
  of: 'wheelEnds' | 'tires',
  undercarriage: string | null,
  listC: List<number>,
): WheelFigure {
  const policy = of === 'tires' ? TIRE_TEMPERATURE_POLICY : WHEEL_END_POLICY;
  const show = (celsius: number): Shown => {
    const severity = hottestSeverity([celsius], policy);
    const tone = severity ? TONE[severity] : 'unknown';
    const degreesF = fahrenheit(celsius);
    // what is above the range is hot or has a broken sensor: no number, and the severity stays
    if (degreesF > SENSOR_LIMITS.temperatureDegrees)
      return { text: 'N/A', words: `N/A, above ${SENSOR_LIMITS.temperatureDegrees} °F, ${tone}`, tone };
    return { text: whole.format(degreesF), words: `${whole.format(degreesF)} °F, ${tone}`, tone };
  };
  const name = of === 'tires' ? 'Tire temperatures' : 'Wheel-end temperatures';
  return { of, undercarriage, name, unit: '°F', values: placed(of, undercarriage, listC, show) };
}

/** Pressures of the tires in psi. */
export function pressureFigure(undercarriage: string | null, listPsi: List<number>): WheelFigure {
  const show = (psi: number): Shown => {
    if (psi > SENSOR_LIMITS.pressurePsi)
      return {
        text: 'N/A',
        words: `N/A, above ${SENSOR_LIMITS.pressurePsi} psi: the sensor measures nothing`,
        tone: 'unknown',
      };
    const tone = TONE[pressureSeverity(psi, TARGET_TIRE_PSI)];
    return { text: tenths.format(psi), words: `${tenths.format(psi)} psi, ${tone}`, tone };
  };
  const values = placed('tires', undercarriage, listPsi, show);
  return { of: 'tires', undercarriage, name: 'Tire pressures', unit: 'psi', values };
}

/** States of the brakes at the wheel ends. */
export function brakeFigure(undercarriage: string | null, states: List<string>): WheelFigure {
  const show = (state: string): Shown => {
    const word = brakeState(state);
    if (!word.known) return { text: '?', words: word.label, tone: 'unknown' };
    const tone = word.severity ? TONE[word.severity] : 'unknown';
    return { text: word.label, words: `${word.label}. ${word.meaning}`, tone };
  };
  const values = placed('wheelEnds', undercarriage, states, show);
  return { of: 'wheelEnds', undercarriage, name: 'Brakes', unit: undefined, values };
}

const RANK = { critical: 3, caution: 2, good: 1, unknown: 0 } as const;

/** The most urgent of some values; unknown when none says anything. */
export function worstTone(values: readonly WheelValue[]): Exclude<Tone, 'neutral'> {
  return values.reduce<Exclude<Tone, 'neutral'>>(
    (worst, { tone }) => (RANK[tone] > RANK[worst] ? tone : worst),
    'unknown',
  );
}

function placed<Value>(
  of: 'wheelEnds' | 'tires',
  undercarriage: string | null,
  list: List<Value>,
  show: (value: Value) => Shown,
): WheelValue[] {
  const places = wheelPlaces(undercarriage, of);
  const shown = (value: Value | null | undefined) => (value === null || value === undefined ? NO_READING : show(value));
  const beyond = (list ?? []).slice(places.length);
  return [
    ...places.map((place, index) => ({ id: place.id, label: place.label, place, ...shown(list?.[index]) })),
    ...beyond.map((value, index) => {
      const number = places.length + index + 1;
      return { id: `beyond-${number}`, label: `Place ${number}`, place: undefined, ...shown(value) };
    }),
  ];
}
