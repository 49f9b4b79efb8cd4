import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readCoordinate, writeCoordinate } from './coordinate';

const kansas = { lat: 39.7125, lng: -100.459 };
const pittsburgh = { lat: 40.446111, lng: -79.982222 };
const sydney = { lat: -33.858333, lng: 151.214722 };

describe('readCoordinate', () => {
  test.each([
    ['39.7125, -100.4590', kansas],
    ['39.7125,-100.459', kansas],
    ['  39.7125   -100.4590 ', kansas],
    ['39.7125; -100.4590', kansas],
    ['39,7125; -100,4590', kansas],
    ['39,7125 -100,4590', kansas],
    ['(39.7125, −100.4590)', kansas],
    ['39.7125° N, 100.459° W', kansas],
    ['39.7125N 100.459W', kansas],
    ['N 39.7125 W 100.459', kansas],
    ['100.459 W, 39.7125 N', kansas],
    ['geo:39.7125,-100.459', kansas],
    ['geo:39.7125,-100.459;crs=wgs84;u=35?z=11', kansas],
    ['https://www.google.com/maps/@39.7125,-100.459,14z', kansas],
    ['https://www.google.com/maps/place/Yard/@39.9,-100.1,17z/data=!3m1!4b1!3d39.7125!4d-100.459', kansas],
    ['https://maps.google.com/?q=39.7125,-100.459', kansas],
    ['https://www.google.com/maps/search/?api=1&query=39.7125%2C-100.459', kansas],
    ['@39.7125,-100.459', kansas],
    [`40°26'46"N 79°58'56"W`, pittsburgh],
    ['40° 26′ 46″ N, 79° 58′ 56″ W', pittsburgh],
    [`40°26'46" -79°58'56"`, pittsburgh],
    ['40 26 46 N 79 58 56 W', pittsburgh],
    ["N 40° 26.76666' W 79° 58.93333'", pittsburgh],
    ['40 26.76666, -79 58.93333', pittsburgh],
    [`33º51’30” S 151º12’53” E`, sydney],
    [`S33°51'30" E151°12'53"`, sydney],
    ['0, 0', { lat: 0, lng: 0 }],
    ['-0.0000001, 0', { lat: 0, lng: 0 }],
    ['90, -180', { lat: 90, lng: -180 }],
    ['.5, -.5', { lat: 0.5, lng: -0.5 }],
  ])('reads %j', (text, coordinate) => {
    const reading = readCoordinate(text);
    expect(reading).toEqual({
      coordinate: { lat: expect.closeTo(coordinate.lat, 5), lng: expect.closeTo(coordinate.lng, 5) },
    });
  });

  test.each([
    ['', 'unreadable'],
    ['39.7125', 'unreadable'],
    ['39.7125,', 'unreadable'],
    ['1, 2, 3', 'unreadable'],
    ['1 2 3', 'unreadable'],
    ['Toledo yard', 'unreadable'],
    ['39.7125 N, 40 N', 'unreadable'],
    ['-39.7125 N, 100 W', 'unreadable'],
    [`40°61'00"N 79°58'56"W`, 'unreadable'],
    [`40.5°10'N 79°58'W`, 'unreadable'],
    ['1e3, 2', 'unreadable'],
    ['NaN, 1', 'unreadable'],
    ['90.0001, 0', 'latitude'],
    ['-100.459, 39.7125', 'latitude'],
    ['45, 180.5', 'longitude'],
    ['45, -181', 'longitude'],
  ])('refuses %j: %s', (text, problem) => {
    expect(readCoordinate(text)).toEqual({ problem });
  });
});

test.each([
  [kansas, '39.7125, -100.4590'],
  [{ lat: 0, lng: -0 }, '0.0000, 0.0000'],
  [{ lat: 41.123456789, lng: -87.5 }, '41.123457, -87.5000'],
  [null, ''],
  [undefined, ''],
])('writes %j as %j', (coordinate, text) => {
  expect(writeCoordinate(coordinate)).toBe(text);
});

const microDegrees = (limit: number) => fc.integer({ min: -limit * 1e6, max: limit * 1e6 }).map((n) => n / 1e6 + 0);
const anywhere = fc.record({ lat: microDegrees(90), lng: microDegrees(180) });

test('reads written coordinates as the same position', () => {
  fc.assert(
    fc.property(anywhere, (place) => {
      expect(readCoordinate(writeCoordinate(place))).toEqual({ coordinate: place });
    }),
  );
});

test('reads degrees, minutes and seconds as the same position', () => {
  const inSeconds = (degrees: number, letters: string) => {
    const micros = Math.round(Math.abs(degrees) * 1e6);
    const [whole, rest] = [Math.floor(micros / 1e6), (micros % 1e6) * 3600];
    const [minutes, seconds] = [Math.floor(rest / 60e6), (rest % 60e6) / 1e6];
    return `${whole}°${minutes}'${seconds}"${letters[degrees < 0 ? 1 : 0]}`;
  };
  fc.assert(
    fc.property(anywhere, (place) => {
      const reading = readCoordinate(`${inSeconds(place.lat, 'NS')} ${inSeconds(place.lng, 'EW')}`);
      expect(reading).toEqual({ coordinate: { lat: expect.closeTo(place.lat, 5), lng: expect.closeTo(place.lng, 5) } });
    }),
  );
});

test('reads or refuses any text without throwing', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[-+0-9., °'"NSEW;@]{0,30}$/)), (text) => {
      const reading = readCoordinate(text);
      if ('coordinate' in reading) {
        expect(Math.abs(reading.coordinate.lat)).toBeLessThanOrEqual(90);
        expect(Math.abs(reading.coordinate.lng)).toBeLessThanOrEqual(180);
      }
    }),
  );
});
