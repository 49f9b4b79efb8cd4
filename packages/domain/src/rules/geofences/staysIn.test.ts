import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { GeofenceFix } from './followGeofences';
import { staysIn } from './staysIn';

const START = Date.parse('2026-11-17T15:00:00Z');
const YARD = {
  geofenceId: 'yard',
  shape: { type: 'circle', center: { lat: 41.65, lng: -83.53 }, radiusMeters: 300 },
} as const;
const DEGREES_PER_METER = 1 / (111_195 * Math.cos((41.65 * Math.PI) / 180));
/** A position so many meters east of the center. */
const fix = (minutes: number, meters: number): GeofenceFix => ({
  lat: 41.65,
  lng: -83.53 + meters * DEGREES_PER_METER,
  at: new Date(START + minutes * 60_000),
  accuracyMeters: 5,
  isDwelling: false,
});
const minutesOf = (instant: Date | undefined) => instant && (instant.getTime() - START) / 60_000;

it.each<[string, [minutes: number, meters: number][], unknown[]]>([
  [
    'a trailer that never comes near',
    [
      [0, 5_000],
      [5, 4_000],
    ],
    [],
  ],
  [
    'one that comes and goes',
    [
      [0, 2_000],
      [5, 0],
      [60, 100],
      [65, 3_000],
    ],
    [['seen', 5, 65]],
  ],
  [
    'one that drives through',
    [
      [0, -2_000],
      [5, 2_000],
    ],
    [['passed', 5, 5]],
  ],
  [
    'one that is still inside',
    [
      [0, 2_000],
      [5, 0],
    ],
    [['seen', 5, undefined]],
  ],
  [
    'one that comes twice',
    [
      [0, 0],
      [5, 2_000],
      [10, 0],
      [15, 2_000],
    ],
    [
      ['seen', 0, 5],
      ['seen', 10, 15],
    ],
  ],
])('finds the stays of %s', (_, way, expected) => {
  const stays = staysIn(
    YARD,
    way.map(([minutes, meters]) => fix(minutes, meters)),
  );
  expect(
    stays.map(({ kind, decidedAt, leftDecidedAt }) => [kind, minutesOf(decidedAt), minutesOf(leftDecidedAt)]),
  ).toEqual(expected);
});

it('never finds two stays at the same time, and only the last one can be open', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -3_000, max: 3_000 }), { maxLength: 60 }), (places) => {
      const stays = staysIn(
        YARD,
        places.map((meters, at) => fix(at * 5, meters)),
      );
      stays.forEach(({ left }, at) => {
        const next = stays[at + 1];
        if (next) expect(left?.at.getTime()).toBeLessThanOrEqual(next.entered.at.getTime());
      });
    }),
  );
});
