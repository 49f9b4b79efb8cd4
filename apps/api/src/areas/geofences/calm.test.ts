import { geofenceIndex, packShape, shapeBounds } from '@gladhand/domain/geofences';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { CustomerGeofences } from './customerGeofences';
import type { FollowedState } from './followedState';
import { followFix } from './followFix';
import { packState, unpackState } from './geofenceState';
import type { PackedGeofence } from './packedGeofence';

const CENTER = { lat: 40.1, lng: -84.2 };
const METERS_PER_DEGREE = 111_195;
const METERS_PER_LNG = METERS_PER_DEGREE * Math.cos((CENTER.lat * Math.PI) / 180);
const MINUTE_MS = 60_000;

const at = (eastMeters: number, northMeters = 0) => ({
  lat: CENTER.lat + northMeters / METERS_PER_DEGREE,
  lng: CENTER.lng + eastMeters / METERS_PER_LNG,
});
const circle = (geofenceId: string, eastMeters: number, validFromMinute = 0): PackedGeofence => {
  const shape = { type: 'circle' as const, center: at(eastMeters), radiusMeters: 300 };
  const validFrom = new Date(validFromMinute * MINUTE_MS);
  const named = { geofenceId, name: geofenceId, version: 1, validFrom, mailed: [] };
  return { ...named, shape: packShape(shape), bounds: shapeBounds(shape) };
};

function geofencesOf(list: readonly PackedGeofence[]): CustomerGeofences {
  const byId = new Map(list.map((geofence) => [geofence.geofenceId, geofence]));
  return {
    index: geofenceIndex(list),
    byId: (geofenceId) => byId.get(geofenceId),
    calmRevision: 'one',
    namesOf: () => null,
  };
}

/** Steps of a trailer that is mostly parked, in meters along a line through two geofences that overlap. */
const steps = fc.array(
  fc.record({
    meters: fc.oneof({ weight: 4, arbitrary: fc.integer({ min: -40, max: 40 }) }, fc.integer({ min: -900, max: 900 })),
    minutes: fc.constantFrom(2, 5, 20, 45),
    accuracyM: fc.constantFrom(undefined, 5, 30, 150),
    speedMph: fc.constantFrom(0, 0, 0, 45, undefined),
  }),
  { maxLength: 40 },
);

it('decides the same as without what is known of calm, and uses it', () => {
  const geofences = geofencesOf([circle('a', 0), circle('b', 400), circle('late', 100, 200)]);
  let uses = 0;
  fc.assert(
    fc.property(fc.integer({ min: -800, max: 1_200 }), steps, (start, way) => {
      let plain: FollowedState = unpackState(null);
      let quick: FollowedState = plain;
      let meters = start;
      let minute = 0;
      for (const step of way) {
        meters += step.meters;
        minute += step.minutes;
        const { accuracyM, speedMph } = step;
        const fix = { ...at(meters), accuracyM, speedMph, at: new Date(minute * MINUTE_MS), startsAnew: false };
        const expected = followFix(plain, fix, { geofences, timesLife: 100 });
        const decided = followFix(quick, fix, { geofences, timesLife: 100 });
        if (decided.isCalm) uses++;
        expect(expected.isCalm).toBe(false);
        expect(decided.events).toEqual(expected.events);
        expect(packState(restless(decided.state))).toEqual(packState(restless(expected.state)));
        plain = restless(stored(expected.state));
        quick = stored(decided.state);
      }
    }),
    { numRuns: 500 },
  );
  expect(uses).toBeGreaterThan(100);
});

const stored = (state: FollowedState) => unpackState(packState(state));
const restless = (state: FollowedState): FollowedState => ({ ...state, calm: undefined });

it('judges a position again once the geofences have changed, or the calm is used up', () => {
  const fixAt = (meters: number, minute: number) => ({
    ...at(meters),
    ...{ accuracyM: 5, speedMph: 0, at: new Date(minute * MINUTE_MS), startsAnew: false },
  });
  const geofences = geofencesOf([circle('a', 0)]);
  const follow = (state: FollowedState, meters: number, minute: number, among = geofences) =>
    followFix(state, fixAt(meters, minute), { geofences: among, timesLife: 1 });
  const parked = follow(follow(unpackState(null), 0, 0).state, 0, 5).state;
  expect(parked.calm).toEqual({ meters: 50, revision: 'one' });
  const moved = follow(parked, 9, 10);
  expect(moved.isCalm).toBe(true);
  expect(moved.state.calm?.meters).toBeCloseTo(47, 0);
  expect(follow(parked, 9, 10, { ...geofences, calmRevision: 'two' }).isCalm).toBe(false);
  expect(follow(parked, 400, 30).isCalm).toBe(false);
});
