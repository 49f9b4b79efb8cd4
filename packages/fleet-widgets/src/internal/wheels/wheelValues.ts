import { fahrenheit, type ReadingFormats, SENSOR_LIMITS } from '@gladhand/domain/formats';
import {
  brakeState,
  hottestSeverity,
  pressureSeverity,
  TARGET_TIRE_PSI,
  TIRE_TEMPERATURE_POLICY,
  WHEEL_END_POLICY,
} from '@gladhand/domain/readings';
import { type WheelPlace, wheelPlaces } from '@gladhand/domain/trailers';
import { type Say, sayEnglish, type Tone } from '@gladhand/ui';
import { severityTone } from '../severityTone';
import { WHEEL_MESSAGES } from './messages';

/** A value at one place of an axle. */
export interface WheelValue {
  id: string;
  /** 'Roadside Front'. */
  label: string;
  /** Undefined if the undercarriage has no place for the value. */
  place: WheelPlace | undefined;
  /** Short, for the drawing: '142', 'N/A' or '-'. */
  text: string;
  /** As text with its severity: '142 °F, good'. */
  words: string;
  tone: Exclude<Tone, 'neutral'>;
}

/** The values of one sensor on a trailer's own axles. */
export interface WheelFigure {
  of: 'wheelEnds' | 'tires';
  undercarriage: string | null;
  /** Name of the reading: 'Tire pressures'. */
  name: string;
  /** The unit as shown, '°F' or 'kPa'; undefined without a unit. */
  unit: string | undefined;
  values: readonly WheelValue[];
}

type List<Value> = readonly (Value | null)[] | null;
type Displayed = Pick<WheelValue, 'text' | 'words' | 'tone'>;

/** Temperatures of wheel ends or tires, from degrees Celsius. */
export function temperatureFigure(
  source: 'wheelEnds' | 'tires',
  undercarriage: string | null,
  listC: List<number>,
  formats: ReadingFormats,
  messages = WHEEL_MESSAGES,
  say: Say = sayEnglish,
): WheelFigure {
  const policy = source === 'tires' ? TIRE_TEMPERATURE_POLICY : WHEEL_END_POLICY;
  const show = (celsius: number): Displayed => {
    const severity = hottestSeverity([celsius], policy);
    const tone = severity ? severityTone(severity) : 'unknown';
    const degreesF = fahrenheit(celsius);
    // A value above the range is hot or from a broken sensor: the number is dropped, the severity stays.
    if (degreesF > SENSOR_LIMITS.temperatureDegrees)
      return {
        text: say('N/A'),
        words: messages.overTemperatureRange(
          formats.text(SENSOR_LIMITS.temperatureDegrees, '°F', undefined, 0),
          messages.severity(tone),
        ),
        tone,
      };
    const words = messages.withSeverity(formats.text(degreesF, '°F', undefined, 0), messages.severity(tone));
    return { text: formats.number(degreesF, '°F', 0), words, tone };
  };
  const name = source === 'tires' ? messages.tireTemperatures : messages.wheelEndTemperatures;
  const values = placed(source, undercarriage, listC, show, messages, say);
  return { of: source, undercarriage, name, unit: formats.unit('°F'), values };
}

/** Tire pressures in psi. */
export function pressureFigure(
  undercarriage: string | null,
  listPsi: List<number>,
  formats: ReadingFormats,
  messages = WHEEL_MESSAGES,
  say: Say = sayEnglish,
): WheelFigure {
  const show = (psi: number): Displayed => {
    if (psi > SENSOR_LIMITS.pressurePsi)
      return {
        text: say('N/A'),
        words: messages.overPressureRange(formats.text(SENSOR_LIMITS.pressurePsi, 'psi', undefined, 0)),
        tone: 'unknown',
      };
    const tone = severityTone(pressureSeverity(psi, TARGET_TIRE_PSI));
    return {
      text: formats.number(psi, 'psi'),
      words: messages.withSeverity(formats.text(psi, 'psi'), messages.severity(tone)),
      tone,
    };
  };
  const values = placed('tires', undercarriage, listPsi, show, messages, say);
  return { of: 'tires', undercarriage, name: messages.tirePressures, unit: formats.unit('psi'), values };
}

/** Brake states at the wheel ends. */
export function brakeFigure(
  undercarriage: string | null,
  states: List<string>,
  messages = WHEEL_MESSAGES,
  say: Say = sayEnglish,
): WheelFigure {
  const show = (state: string): Displayed => {
    const word = brakeState(state);
    if (!word.known) return { text: '?', words: say(word.label), tone: 'unknown' };
    const tone = word.severity ? severityTone(word.severity) : 'unknown';
    return { text: say(word.label), words: `${say(word.label)}. ${say(word.meaning)}`, tone };
  };
  const values = placed('wheelEnds', undercarriage, states, show, messages, say);
  return { of: 'wheelEnds', undercarriage, name: messages.brakes, unit: undefined, values };
}

const RANK = { critical: 3, caution: 2, good: 1, unknown: 0 } as const;

/** The most urgent severity; unknown if there is none. */
export function worstTone(values: readonly WheelValue[]): Exclude<Tone, 'neutral'> {
  return values.reduce<Exclude<Tone, 'neutral'>>(
    (worst, { tone }) => (RANK[tone] > RANK[worst] ? tone : worst),
    'unknown',
  );
}

function placed<Value>(
  sourceItems: 'wheelEnds' | 'tires',
  undercarriage: string | null,
  list: List<Value>,
  show: (value: Value) => Displayed,
  messages: typeof WHEEL_MESSAGES,
  say: Say,
): WheelValue[] {
  const places = wheelPlaces(undercarriage, sourceItems);
  const none: Displayed = { text: '-', words: messages.noReading, tone: 'unknown' };
  const shown = (value: Value | null | undefined) => (value === null || value === undefined ? none : show(value));
  const beyond = (list ?? []).slice(places.length);
  return [
    ...places.map((place, index) => ({ id: place.id, label: say(place.label), place, ...shown(list?.[index]) })),
    ...beyond.map((value, index) => {
      const number = places.length + index + 1;
      return { id: `beyond-${number}`, label: messages.place(number), place: undefined, ...shown(value) };
    }),
  ];
}
