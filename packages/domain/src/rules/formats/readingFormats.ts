import type { ReadingUnit } from '../../vocabulary/readings';
import { MISSING, SENSOR_LIMITS } from './formats';
import { type ShownUnit, shownUnit, type UnitSystem } from './shownUnit';

type Numeric = number | null | undefined;

/** Writes readings in the viewer's units and language. Values are always given in their stored unit. */
export interface ReadingFormats {
  readonly units: UnitSystem;
  readonly locale: string;
  /** The unit that the viewer sees: '°C' for '°F'. */
  unit: (stored: ReadingUnit) => string;
  /** The unit as it follows a number: ' °C', '%'. */
  suffix: (stored: ReadingUnit) => string;
  /** The number that the viewer sees, not rounded. */
  toShown: (value: number, stored: ReadingUnit) => number;
  /** The stored number of one that the viewer entered. */
  toStored: (shown: number, stored: ReadingUnit) => number;
  /** Digits after the decimal point. `fractionDigits` is what the reading has in its stored unit. */
  digits: (stored: ReadingUnit, fractionDigits?: number) => number;
  /** The number alone: '34.5'. */
  number: (value: number, stored: ReadingUnit, fractionDigits?: number) => string;
  /** '34.5 °F', '75%'. A sensor error is 'N/A', no value is `missing`. @default missing is '-' */
  text: (value: Numeric, stored: ReadingUnit, missing?: string, fractionDigits?: number) => string;
  /** A number without a unit: '12,345'. */
  count: (value: number, fractionDigits?: number) => string;
}

/** Stored values above these are sensor errors. */
const LIMITS: Readonly<Partial<Record<ReadingUnit, number>>> = {
  '°F': SENSOR_LIMITS.temperatureDegrees,
  psi: SENSOR_LIMITS.pressurePsi,
};

const made = new Map<string, ReadingFormats>();

/** The formats of a system of units and a language (BCP 47). The same arguments return the same object. */
export function readingFormats(units: UnitSystem, locale: string): ReadingFormats {
  const key = `${units} ${locale}`;
  const found = made.get(key) ?? make(units, locale);
  made.set(key, found);
  return found;
}

/** The formats of mails and files in US English. */
export const US_FORMATS = readingFormats('us', 'en-US');

function make(units: UnitSystem, locale: string): ReadingFormats {
  // One formatter for each number of digits, because creating one costs more than a thousand uses.
  const numbers: Intl.NumberFormat[] = [];
  const count = (value: number, digits = 0) => {
    numbers[digits] ??= new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits });
    // Adding zero to a rounded number keeps -0.04 from reading '-0.0'.
    return numbers[digits].format(Number(value.toFixed(digits)) + 0);
  };

  const digitsOf = (shown: ShownUnit, fractionDigits?: number) =>
    shown.hasOwnDigits ? shown.fractionDigits : (fractionDigits ?? shown.fractionDigits);
  const unit = (stored: ReadingUnit) => (stored === 'Hours' ? hoursWord(locale) : shownUnit(stored, units).unit);
  const suffix = (stored: ReadingUnit) => (stored === '%' ? '%' : ` ${unit(stored)}`);
  const number = (value: number, stored: ReadingUnit, fractionDigits?: number) => {
    const shown = shownUnit(stored, units);
    return count(shown.toShown(value), digitsOf(shown, fractionDigits));
  };

  return {
    units,
    locale,
    unit,
    suffix,
    number,
    count,
    toShown: (value, stored) => shownUnit(stored, units).toShown(value),
    toStored: (shown, stored) => shownUnit(stored, units).toStored(shown),
    digits: (stored, fractionDigits) => digitsOf(shownUnit(stored, units), fractionDigits),
    text: (value, stored, missing = MISSING.cell, fractionDigits) => {
      if (value == null || !Number.isFinite(value)) return missing;
      if (value > (LIMITS[stored] ?? Number.POSITIVE_INFINITY)) return MISSING.detail;
      return `${number(value, stored, fractionDigits)}${suffix(stored)}`;
    },
  };
}

/** 'Hours' as specified; in other languages the word that the runtime knows. */
function hoursWord(locale: string): string {
  if (locale.startsWith('en')) return 'Hours';
  const parts = new Intl.NumberFormat(locale, { style: 'unit', unit: 'hour', unitDisplay: 'long' }).formatToParts(2);
  return parts.find(({ type }) => type === 'unit')?.value ?? 'Hours';
}
