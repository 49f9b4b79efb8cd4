import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { greatCircleMiles } from '../history/miles';
import { pictureType } from '../pictures/picture';
import { closest } from './closest';
import { parseGeoUri, toGeoUri } from './geoUri';
import { latestDay, type ServiceEntry, serviceEntryProblems } from './serviceEntry';

const TODAY = '2026-11-17';
const work: ServiceEntry = { kind: 'brakes', performedOn: TODAY, odometerMiles: null, note: '' };
const inspection: ServiceEntry = { ...work, kind: 'annual', result: 'passed' };

describe('an entry', () => {
  it.each<[string, ServiceEntry, string[]]>([
    ['allows maintenance of today', work, []],
    ['allows an inspection that passed', inspection, []],
    ['rejects tomorrow', { ...work, performedOn: '2026-11-18' }, ['performedOn']],
    ['rejects a date that does not exist', { ...work, performedOn: '2026-02-30' }, ['performedOn']],
    ['rejects a missing date', { ...work, performedOn: null }, ['performedOn']],
    ['rejects a mistyped year', { ...work, performedOn: '0206-11-17' }, ['performedOn']],
    ['rejects a kind of the other list', { ...work, kind: 'annual' }, ['kind']],
    ['rejects an inspection without a result', { ...inspection, result: null }, ['result']],
    ['rejects defects without a note', { ...inspection, result: 'defects', note: '  ' }, ['note']],
    ['rejects a repair without a note', { ...work, kind: 'repair' }, ['note']],
    ['rejects a note that is too long', { ...work, note: 'x'.repeat(501) }, ['note']],
    ['rejects a negative odometer', { ...work, odometerMiles: -1 }, ['odometerMiles']],
    ['rejects text instead of a number', { ...work, odometerMiles: '' as unknown as number }, ['odometerMiles']],
    ['rejects NaN', { ...work, odometerMiles: Number.NaN }, ['odometerMiles']],
    [
      'rejects missing fields',
      { ...inspection, kind: null, result: null, performedOn: null },
      ['kind', 'result', 'performedOn'],
    ],
  ])('%s', (_, entry, wrong) => {
    expect(Object.keys(serviceEntryProblems(entry, TODAY))).toEqual(wrong);
  });

  it('allows the date of a viewer east of the server', () => {
    expect(latestDay(new Date('2026-11-17T15:12:00Z'))).toBe('2026-11-18');
  });
});

describe('closest', () => {
  const place = fc.record({
    id: fc.uuid(),
    lat: fc.double({ min: -89, max: 89, noNaN: true }),
    lng: fc.double({ min: -179, max: 179, noNaN: true }),
  });

  it('returns the nearest places by increasing distance', () => {
    fc.assert(
      fc.property(place, fc.array(place, { maxLength: 20 }), fc.nat(8), (from, places, limit) => {
        const found = closest(from, places, limit);
        expect(found).toHaveLength(Math.min(limit, places.length));
        const miles = found.map((one) => one.miles);
        expect(miles).toEqual([...miles].sort((a, b) => a - b));
        const rest = places.filter((one) => !found.some((other) => other.place === one));
        const farthest = miles.at(-1) ?? 0;
        if (limit > 0) for (const one of rest) expect(greatCircleMiles(from, one)).toBeGreaterThanOrEqual(farthest);
      }),
    );
  });
});

it.each([
  [[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0], 'image/png'],
  [[0xff, 0xd8, 0xff, 0xe0], 'image/jpeg'],
  [[0x89, 0x50, 0x4e, 0x47], undefined],
  [[0x47, 0x49, 0x46, 0x38], undefined],
  [[...'<svg '].map((letter) => letter.charCodeAt(0)), undefined],
  [[], undefined],
])('recognizes the first bytes %j as %s', (bytes, type) => {
  expect(pictureType(Uint8Array.from(bytes))).toBe(type);
});

describe('a geo URI', () => {
  it('restores a position within 11 m', () => {
    const degrees = (most: number) => fc.double({ min: -most, max: most, noNaN: true });
    fc.assert(
      fc.property(degrees(90), degrees(180), (lat, lng) => {
        const back = parseGeoUri(toGeoUri({ lat, lng }));
        expect(back?.lat).toBeCloseTo(lat, 3);
        expect(back?.lng).toBeCloseTo(lng, 3);
      }),
    );
  });

  it.each([
    null,
    undefined,
    '',
    'geo:',
    '41.6,-86.2',
    'geo:91,0',
    'geo:0,181',
    'geo:1e1,2',
    'geo:41.6,-86.2;u=35',
    'geo:,',
  ])('%j is not a geo URI', (text) => expect(parseGeoUri(text)).toBeUndefined());
});
