import type { Geofence, GeofenceShape } from '@gladhand/domain/geofences';
import { expect, it } from 'vitest';
import { areasInView, geofenceAreas, geofenceIdOf } from './geofenceAreas';

const circle = (lat: number, lng: number, radiusMeters = 300): GeofenceShape => ({
  ...{ type: 'circle', center: { lat, lng }, radiusMeters },
});
const geofence = (id: string, shape: GeofenceShape, isActive = true) => ({ id, name: id, shape, isActive }) as Geofence;
const AREAS = geofenceAreas([
  geofence('toledo', circle(41.65, -83.53)),
  geofence('chicago', circle(41.85, -87.65)),
  geofence('off', circle(41.65, -83.53), false),
  geofence('fiji', circle(-16.8, 179.99, 20_000)),
]);
const idsIn = (view: readonly [number, number, number, number], selected?: string) =>
  areasInView(AREAS, view, selected).map(({ id }) => geofenceIdOf(id));

it('shows active geofences in view', () => {
  expect(idsIn([-83.6, 41.6, -83.5, 41.7])).toEqual(['toledo']);
});

it('leaves out what would be a dot, except the selected one', () => {
  expect(idsIn([-100, 30, -70, 50])).toEqual([]);
  const [only] = areasInView(AREAS, [-100, 30, -70, 50], 'chicago');
  expect(only).toMatchObject({ id: 'geofence:chicago', look: 'selected' });
});

it('finds areas on both sides of the antimeridian', () => {
  expect(idsIn([-180.5, -17.5, -179.5, -16])).toEqual(['fiji']);
  expect(idsIn([179.5, -17.5, 180.5, -16])).toEqual(['fiji']);
});

it('tells areas from other features by their id', () => {
  expect(geofenceIdOf('cluster:3')).toBeUndefined();
});
