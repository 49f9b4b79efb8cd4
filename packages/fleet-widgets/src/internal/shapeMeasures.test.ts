import { readingFormats } from '@gladhand/domain/formats';
import { expect, it } from 'vitest';
import { areaMeasure, lengthMeasure, lengthText } from './shapeMeasures';

const us = readingFormats('us', 'en-US');
const metric = readingFormats('metric', 'de');

it.each([
  [100, us, '328 ft'],
  [402.336, us, '0.25 mi'],
  [3_170, us, '1.97 mi'],
  [999, metric, '999 m'],
  [1_234, metric, '1,23 km'],
])('writes %d m as %s', (meters, formats, expected) => {
  const { value, unit } = lengthMeasure(meters, formats);
  expect(`${value} ${unit}`).toBe(expected);
});

it.each([
  [25, us, '269 squareFeet'],
  [4_047, us, '1.0 acres'],
  [725_000, us, '0.28 squareMiles'],
  [9_999, metric, '9.999 squareMeters'],
  [25_000, metric, '2,5 hectares'],
  [1_500_000, metric, '1,50 squareKilometers'],
])('writes %d square meters as %s', (area, formats, expected) => {
  const { value, unit } = areaMeasure(area, formats);
  expect(`${value} ${unit}`).toBe(expected);
});

it.each([
  [250, 'us', 'en-US', '820 ft'],
  [3_170, 'us', 'en-US', '1.97 mi'],
  [1_200, 'metric', 'de', '1,2 km'],
] as const)('writes %d m with the unit: %s, %s', (meters, units, locale, expected) => {
  expect(lengthText(meters, units, locale).replaceAll('\u00a0', ' ')).toBe(expected);
});
