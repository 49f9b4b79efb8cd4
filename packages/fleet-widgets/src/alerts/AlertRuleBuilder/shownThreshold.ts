import type { ThresholdLimits } from '@gladhand/domain/alerts';
import type { ReadingFormats } from '@gladhand/domain/formats';

interface ShownThreshold {
  /** As written after the number; undefined for a number of trailers. */
  unit: string | undefined;
  toShown: (stored: number) => number;
  toStored: (shown: number) => number;
}

const same = (value: number) => value;
const toFahrenheit = (celsius: number) => celsius * 1.8 + 32;
const toCelsius = (fahrenheit: number) => (fahrenheit - 32) / 1.8;

/** How a threshold is shown in the user's units. Temperatures are stored in Celsius. */
export function shownThreshold({ unit }: ThresholdLimits, formats: ReadingFormats): ShownThreshold {
  if (unit === 'trailers') return { unit: undefined, toShown: same, toStored: same };
  if (unit !== '°C') {
    return {
      unit: formats.unit(unit),
      toShown: (stored) => formats.toShown(stored, unit),
      toStored: (shown) => formats.toStored(shown, unit),
    };
  }
  return {
    unit: formats.unit('°F'),
    toShown: (stored) => formats.toShown(toFahrenheit(stored), '°F'),
    toStored: (shown) => toCelsius(formats.toStored(shown, '°F')),
  };
}
