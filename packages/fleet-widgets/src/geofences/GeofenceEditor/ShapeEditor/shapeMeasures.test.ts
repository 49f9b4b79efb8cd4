import { readingFormats } from '@gladhand/domain/formats';
import { expect, it } from 'vitest';
import { readDegrees, shortPlace, wrapped } from './coordinateText';
import { areaMeasure, lengthMeasure } from './shapeMeasures';

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

it('writes longitudes past the antimeridian as usual', () => {
  expect([wrapped(180.5), wrapped(-180.5), wrapped(540)]).toEqual([-179.5, 179.5, -180]);
  expect(shortPlace({ lat: -17, lng: 180.02 })).toBe('-17.0000, -179.9800');
});

it.each([
  ['41.62268', 90, 41.62268],
  [' -83,5 ', 180, -83.5],
  ['−12', 90, -12],
  ['91', 90, undefined],
  ['-180.1', 180, undefined],
  ['4e1', 90, undefined],
  ['', 90, undefined],
  ['41.6 N', 90, undefined],
] as const)('reads %j as a number up to %d', (text, limit, expected) => {
  expect(readDegrees(text, limit)).toBe(expected);
});
