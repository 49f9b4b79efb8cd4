import { describe, expect, test } from 'vitest';
import { listZones, nameOfZone, offsetOf } from './timeZones';

test.each([
  ['America/Chicago', 'Chicago', 'America'],
  ['America/Argentina/Buenos_Aires', 'Buenos Aires, Argentina', 'America'],
  ['UTC', 'UTC', 'UTC'],
])('names %s %s and lists it under %s', (zone, city, region) => {
  expect(nameOfZone(zone)).toEqual({ zone, city, region });
});

describe('listZones', () => {
  test('sorts by region and city, with UTC first and each zone once', () => {
    const zones = listZones(['Europe/Berlin', 'America/New_York', 'America/Chicago', 'UTC'], ['America/Chicago']);
    expect(zones.map(({ zone }) => zone)).toEqual(['UTC', 'America/Chicago', 'America/New_York', 'Europe/Berlin']);
  });

  test('keeps a given zone that the system does not list', () => {
    expect(listZones([], ['Asia/Calcutta']).map(({ zone }) => zone)).toEqual(['UTC', 'Asia/Calcutta']);
  });
});

test.each([
  ['America/Chicago', '2026-11-17T12:00:00Z', 'UTC-06:00'],
  ['America/Chicago', '2026-07-01T12:00:00Z', 'UTC-05:00'],
  ['Asia/Kolkata', '2026-07-01T12:00:00Z', 'UTC+05:30'],
  ['UTC', '2026-07-01T12:00:00Z', 'UTC+00:00'],
  ['Mars/Olympus', '2026-07-01T12:00:00Z', undefined],
])('the offset of %s at %s is %s', (zone, at, offset) => {
  expect(offsetOf(zone, new Date(at))).toBe(offset);
});
