import fc from 'fast-check';
import { expect, test } from 'vitest';
import { believesFix, type PlacedFix } from './fixFlags';

const fix = (lat: number, minute: number): PlacedFix => ({
  lat,
  lng: -86,
  at: new Date(Date.UTC(2026, 10, 21, 12, minute)),
});
/** A degree of latitude is 69 miles. */
const HOME = fix(41, 0);

test.each([
  { why: 'trusts the first fix', believed: undefined, doubted: undefined, next: fix(41, 0), is: true },
  { why: 'trusts an hour of driving', believed: HOME, doubted: undefined, next: fix(42, 60), is: true },
  { why: 'doubts two hundred miles in an hour', believed: HOME, doubted: undefined, next: fix(44, 60), is: false },
  {
    why: 'trusts a small drift at the same instant',
    believed: HOME,
    doubted: undefined,
    next: fix(41.005, 0),
    is: true,
  },
  { why: 'doubts another place at the same instant', believed: HOME, doubted: undefined, next: fix(42, 0), is: false },
  {
    why: 'trusts the second fix from a new place',
    believed: HOME,
    doubted: fix(10, 5),
    next: fix(10.02, 10),
    is: true,
  },
  { why: 'doubts a second new place', believed: HOME, doubted: fix(10, 5), next: fix(60, 10), is: false },
  { why: 'trusts the old place after a wrong fix', believed: HOME, doubted: fix(10, 5), next: fix(41.1, 10), is: true },
  { why: 'doubts the same fix again', believed: HOME, doubted: fix(10, 5), next: fix(10, 5), is: false },
])('$why', ({ believed, doubted, next, is }) => {
  expect(believesFix({ believed, doubted }, next)).toBe(is);
});

test('a fix that is trusted in real time is also trusted for faster trailers', () => {
  const place = fc.record({ lat: fc.double({ min: -60, max: 60, noNaN: true }), minute: fc.nat({ max: 600 }) });
  fc.assert(
    fc.property(place, place, fc.integer({ min: 1, max: 60 }), (a, b, timesLife) => {
      const memory = { believed: fix(a.lat, a.minute), doubted: undefined };
      const next = fix(b.lat, b.minute);
      if (believesFix(memory, next)) expect(believesFix(memory, next, timesLife)).toBe(true);
    }),
  );
});
