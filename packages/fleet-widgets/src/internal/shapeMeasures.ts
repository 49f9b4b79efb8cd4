import type { ReadingFormats, UnitSystem } from '@gladhand/domain/formats';

/** A number with the id of its unit, whose name is in the catalog. */
export interface Measure {
  value: string;
  unit: MeasureUnit;
}

export type MeasureUnit =
  | 'ft'
  | 'mi'
  | 'm'
  | 'km'
  | 'squareFeet'
  | 'acres'
  | 'squareMiles'
  | 'squareMeters'
  | 'hectares'
  | 'squareKilometers';

/** A unit and the least amount that is shown in it. */
interface Step {
  unit: MeasureUnit;
  size: number;
  from: number;
  digits: number;
}

const METERS_PER_FOOT = 0.3048;
export const METERS_PER_MILE = 1_609.344;
const SQUARE_METERS_PER_ACRE = 4_046.856_422_4;

/** From the largest unit. The last one is for everything below. */
const LENGTHS: Readonly<Record<UnitSystem, readonly Step[]>> = {
  us: [
    { unit: 'mi', size: METERS_PER_MILE, from: METERS_PER_MILE / 4, digits: 2 },
    { unit: 'ft', size: METERS_PER_FOOT, from: 0, digits: 0 },
  ],
  metric: [
    { unit: 'km', size: 1_000, from: 1_000, digits: 2 },
    { unit: 'm', size: 1, from: 0, digits: 0 },
  ],
};

const AREAS: Readonly<Record<UnitSystem, readonly Step[]>> = {
  us: [
    { unit: 'squareMiles', size: METERS_PER_MILE ** 2, from: METERS_PER_MILE ** 2 / 10, digits: 2 },
    { unit: 'acres', size: SQUARE_METERS_PER_ACRE, from: SQUARE_METERS_PER_ACRE, digits: 1 },
    { unit: 'squareFeet', size: METERS_PER_FOOT ** 2, from: 0, digits: 0 },
  ],
  metric: [
    { unit: 'squareKilometers', size: 1_000_000, from: 1_000_000, digits: 2 },
    { unit: 'hectares', size: 10_000, from: 10_000, digits: 1 },
    { unit: 'squareMeters', size: 1, from: 0, digits: 0 },
  ],
};

export const lengthMeasure = (meters: number, formats: ReadingFormats) =>
  measure(meters, LENGTHS[formats.units], formats);

export const areaMeasure = (squareMeters: number, formats: ReadingFormats) =>
  measure(squareMeters, AREAS[formats.units], formats);

/** A length with its unit, as `Intl` names it: '820 ft', '1.2 mi'. */
export function lengthText(meters: number, units: UnitSystem, locale: string): string {
  const { unit, size, digits } = stepOf(meters, LENGTHS[units]);
  return unitFormat(locale, INTL_UNITS[unit] ?? 'meter', digits).format(meters / size);
}

// Making one takes longer than writing a row of a list.
const unitFormats = new Map<string, Intl.NumberFormat>();
function unitFormat(locale: string, unit: string, digits: number): Intl.NumberFormat {
  const key = `${locale} ${unit} ${digits}`;
  const format =
    unitFormats.get(key) ?? new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: digits });
  unitFormats.set(key, format);
  return format;
}

const INTL_UNITS: Readonly<Partial<Record<MeasureUnit, string>>> = {
  ft: 'foot',
  mi: 'mile',
  m: 'meter',
  km: 'kilometer',
};

const stepOf = (amount: number, steps: readonly Step[]): Step =>
  steps.find(({ from }) => amount >= from) ?? (steps.at(-1) as Step);

function measure(amount: number, steps: readonly Step[], { count }: ReadingFormats): Measure {
  const { unit, size, digits } = stepOf(amount, steps);
  return { value: count(amount / size, digits), unit };
}

/** Units in which a length can be entered, the smaller one first. */
export interface LengthUnit {
  unit: 'ft' | 'mi' | 'm' | 'km';
  meters: number;
  digits: 0 | 1;
}

export const LENGTH_UNITS: Readonly<Record<UnitSystem, readonly [LengthUnit, LengthUnit]>> = {
  us: [
    { unit: 'ft', meters: METERS_PER_FOOT, digits: 0 },
    { unit: 'mi', meters: METERS_PER_MILE, digits: 1 },
  ],
  metric: [
    { unit: 'm', meters: 1, digits: 0 },
    { unit: 'km', meters: 1_000, digits: 1 },
  ],
};
