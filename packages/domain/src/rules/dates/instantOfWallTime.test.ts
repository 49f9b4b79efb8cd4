import fc from 'fast-check';
import { expect, it } from 'vitest';
import { wallTimeOf } from '../files/wallTimeOf';
import { instantOfWallTime } from './instantOfWallTime';

it.each([
  ['2026-11-19', '23:30', 'America/New_York', '2026-11-20T04:30:00.000Z'],
  ['2026-07-01', '08:00', 'America/Phoenix', '2026-07-01T15:00:00.000Z'],
  ['2026-11-01', '01:30', 'America/New_York', '2026-11-01T05:30:00.000Z'],
  ['2026-03-08', '02:30', 'America/New_York', '2026-03-08T07:30:00.000Z'],
])('%s %s in %s is %s', (day, time, zone, instant) => {
  expect(instantOfWallTime(day, time, zone).toISOString()).toBe(instant);
});

it('is the inverse of the wall time, except for the second hour of a change', () => {
  const zones = fc.constantFrom('America/Chicago', 'Europe/Berlin', 'Australia/Lord_Howe', 'Asia/Kolkata');
  const minutes = fc.integer({ min: 0, max: 60 * 24 * 365 });
  fc.assert(
    fc.property(minutes, zones, (minute, zone) => {
      const wall = wallTimeOf(new Date(Date.UTC(2026, 0, 1) + minute * 60_000), zone).toISOString();
      const instant = instantOfWallTime(wall.slice(0, 10), wall.slice(11, 16), zone);
      expect(wallTimeOf(instant, zone).toISOString()).toBe(wall);
    }),
  );
});
