import { expect, it } from 'vitest';
import { readDegrees, shortPlace, wrapped } from './coordinateText';

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
