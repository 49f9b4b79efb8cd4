import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { READINGS, type ReadingUnit, type ReadingWord } from '../../vocabulary/readings';
import { MISSING } from './formats';
import { readingFormats, US_FORMATS } from './readingFormats';

const METRIC = readingFormats('metric', 'en-US');

test.each<[number, ReadingUnit, us: string, metric: string]>([
  [12_345.4, 'lbs', '12,345 lbs', '5,600 kg'],
  [12.56, 'V', '12.6 V', '12.6 V'],
  [12, 'V', '12.0 V', '12.0 V'],
  [123_456.71, 'mi', '123,456.7 mi', '198,684.3 km'],
  [57.4, 'mph', '57 mph', '92 km/h'],
  [75, '%', '75%', '75%'],
  [1_234.4, 'Hours', '1,234 Hours', '1,234 Hours'],
  [34.5, '°F', '34.5 °F', '1.4 °C'],
  [32, '°F', '32.0 °F', '0.0 °C'],
  [31.98, '°F', '32.0 °F', '0.0 °C'],
  [-0.04, '°F', '0.0 °F', '-17.8 °C'],
  [250, '°F', '250.0 °F', '121.1 °C'],
  [250.1, '°F', 'N/A', 'N/A'],
  [101.3, 'psi', '101.3 psi', '698 kPa'],
  [900, 'psi', '900.0 psi', '6,205 kPa'],
  [900.1, 'psi', 'N/A', 'N/A'],
  [53, 'ft', '53 ft', '16.2 m'],
])('writes %d %s as %s or %s', (value, unit, us, metric) => {
  expect(US_FORMATS.text(value, unit)).toBe(us);
  expect(METRIC.text(value, unit)).toBe(metric);
});

test.each([null, undefined, Number.NaN, Number.POSITIVE_INFINITY])('treats %s as missing', (value) => {
  expect(US_FORMATS.text(value, 'lbs')).toBe('-');
  expect(METRIC.text(value, 'V', MISSING.detail)).toBe('N/A');
});

test.each([
  ['de', '12.345,7 mi', '1.234 Stunden', '19.868,5 km'],
  ['es-MX', '12,345.7 mi', '1,234 horas', '19,868.5 km'],
  ['fr-FR', '12 345,7 mi', '1 234 heures', '19 868,5 km'],
])('writes numbers and hours in %s', (locale, miles, hours, kilometers) => {
  const plainSpaces = (text: string) => text.replace(/\s/g, ' ');
  expect(plainSpaces(readingFormats('us', locale).text(12_345.7, 'mi'))).toBe(miles);
  expect(plainSpaces(readingFormats('us', locale).text(1_234, 'Hours'))).toBe(hours);
  expect(plainSpaces(readingFormats('metric', locale).text(12_345.7, 'mi'))).toBe(kilometers);
});

test.each(Object.entries<ReadingWord>(READINGS).filter(([, { unit }]) => unit))(
  'shows %s in both systems, with its unit',
  (_, { unit, fractionDigits }) => {
    const us = ['mph', 'mi', 'lbs', '°F', 'psi', 'ft'];
    const stored = unit as ReadingUnit;
    expect(US_FORMATS.text(80, stored, '-', fractionDigits)).toMatch(new RegExp(`${stored}$`));
    if (us.includes(stored)) expect(METRIC.text(80, stored, '-', fractionDigits)).not.toContain(stored);
    else expect(METRIC.text(80, stored, '-', fractionDigits)).toBe(US_FORMATS.text(80, stored, '-', fractionDigits));
  },
);

describe('toStored', () => {
  test('reverses toShown in every unit', () => {
    const units = fc.constantFrom<ReadingUnit[]>('mph', 'mi', 'V', 'lbs', '%', '°F', 'Hours', 'psi', 'ft');
    fc.assert(
      fc.property(fc.double({ min: -400, max: 1e6, noNaN: true }), units, (value, unit) => {
        expect(METRIC.toStored(METRIC.toShown(value, unit), unit)).toBeCloseTo(value, 5);
      }),
    );
  });

  test('keeps the order of values, so that filters agree in both systems', () => {
    const units = fc.constantFrom<ReadingUnit[]>('mph', 'mi', 'lbs', '°F', 'psi', 'ft');
    fc.assert(
      fc.property(fc.integer({ min: -100, max: 1e5 }), fc.integer({ min: -100, max: 1e5 }), units, (a, b, unit) => {
        expect(METRIC.toStored(a, unit) < METRIC.toStored(b, unit)).toBe(a < b);
      }),
    );
  });
});
