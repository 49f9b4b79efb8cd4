import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { greatCircleMiles } from '../history/miles';
import { cargoImageType } from './cargoImage';
import { closest } from './closest';
import { parseGeoUri, toGeoUri } from './geoUri';
import { latestDay, type ServiceEntry, serviceEntryProblems } from './serviceEntry';

const TODAY = '2026-11-17';
const work: ServiceEntry = { kind: 'brakes', performedOn: TODAY, odometerMiles: null, note: '' };
const inspection: ServiceEntry = { ...work, kind: 'annual', result: 'passed' };

describe('an entry', () => {
  it.each<[string, ServiceEntry, string[]]>([
    ['work of today', work, []],
    ['an inspection that passed', inspection, []],
    ['tomorrow', { ...work, performedOn: '2026-11-18' }, ['performedOn']],
    ['no day of the calendar', { ...work, performedOn: '2026-02-30' }, ['performedOn']],
    ['no day', { ...work, performedOn: null }, ['performedOn']],
    ['a slip of the year', { ...work, performedOn: '0206-11-17' }, ['performedOn']],
    ['another list’s kind', { ...work, kind: 'annual' }, ['kind']],
    ['an inspection without a result', { ...inspection, result: null }, ['result']],
    ['defects without a word', { ...inspection, result: 'defects', note: '  ' }, ['note']],
    ['a repair without a word', { ...work, kind: 'repair' }, ['note']],
    ['a long note', { ...work, note: 'x'.repeat(501) }, ['note']],
    ['an odometer that runs backwards', { ...work, odometerMiles: -1 }, ['odometerMiles']],
    ['text instead of a number', { ...work, odometerMiles: '' as unknown as number }, ['odometerMiles']],
    ['no number', { ...work, odometerMiles: Number.NaN }, ['odometerMiles']],
    [
      'nothing at all',
      { ...inspection, kind: null, result: null, performedOn: null },
      ['kind', 'result', 'performedOn'],
    ],
  ])('%s', (_, entry, wrong) => {
    expect(Object.keys(serviceEntryProblems(entry, TODAY))).toEqual(wrong);
  });

  it('of a viewer east of the server is not in the future', () => {
    expect(latestDay(new Date('2026-11-17T15:12:00Z'))).toBe('2026-11-18');
  });
});

describe('closest', () => {
  const place = fc.record({
    id: fc.uuid(),
    lat: fc.double({ min: -89, max: 89, noNaN: true }),
    lng: fc.double({ min: -179, max: 179, noNaN: true }),
  });

  it('distances increase, and nothing nearer is left out', () => {
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
])('the first bytes %j are %s', (bytes, type) => {
  expect(cargoImageType(Uint8Array.from(bytes))).toBe(type);
});

describe('a geo URI', () => {
  it('restores a point within 11 m', () => {
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
