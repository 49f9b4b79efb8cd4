import type { Geofence, GeofenceShape } from '@gladhand/domain/geofences';
import { expect, it } from 'vitest';
import type { MapBounds } from '../../map/mapEngine';
import { areasBounds, geofenceAreas, geofenceIdOf, geofenceMark, seenInView } from './geofenceAreas';

const circle = (lat: number, lng: number, radiusMeters = 300): GeofenceShape => ({
  ...{ type: 'circle', center: { lat, lng }, radiusMeters },
});
const geofence = (id: string, shape: GeofenceShape, isActive = true) => ({ id, name: id, shape, isActive }) as Geofence;
const AREAS = geofenceAreas([
  geofence('toledo', circle(41.65, -83.53)),
  geofence('chicago', circle(41.85, -87.65)),
  geofence('closed', circle(41.653, -83.528), false),
  geofence('fiji', circle(-16.8, 179.99, 20_000)),
]);
const ROAD = [
  { lat: 41.65, lng: -83.53 },
  { lat: 41.7, lng: -83.5 },
  { lat: 41.75, lng: -83.55 },
];
const TOLEDO: MapBounds = [-83.6, 41.6, -83.5, 41.7];
const STATES: MapBounds = [-100, 30, -70, 50];
const seen = (bounds: MapBounds, zoom: number) =>
  seenInView(AREAS, { bounds, zoom }).map((feature) => ({ ...feature, geofenceId: geofenceIdOf(feature.id) }));

it('shows the areas in view', () => {
  expect(seen(TOLEDO, 14)).toMatchObject([
    { kind: 'area', geofenceId: 'toledo', look: 'plain' },
    { kind: 'area', geofenceId: 'closed', look: 'inactive' },
  ]);
});

it('shows a pin for what would be a dot, and one for several that are close together', () => {
  expect(seen(STATES, 5)).toMatchObject([
    { kind: 'pin', count: 2, geofenceId: undefined, name: '' },
    { kind: 'pin', count: 1, geofenceId: 'chicago', name: 'chicago', lng: expect.closeTo(-87.65, 5) },
  ]);
});

it('gives a pin of several the bounds of all of them', () => {
  const [group] = seen(STATES, 5);
  const [west = 0, south = 0, east = 0, north = 0] = group?.kind === 'pin' ? group.around : [];
  expect([west, east]).toEqual([expect.closeTo(-83.5336, 3), expect.closeTo(-83.5244, 3)]);
  expect([south, north]).toEqual([expect.closeTo(41.6473, 3), expect.closeTo(41.6557, 3)]);
});

it('keeps the groups while the map is panned', () => {
  const ids = (bounds: MapBounds) => seen(bounds, 5).map(({ id }) => id);
  expect(ids([-101, 29, -71, 49])).toEqual(ids(STATES));
});

it('shows each as a pin of its own where the map has no higher zoom', () => {
  const stacked = geofenceAreas(['a', 'b'].map((id) => geofence(id, circle(41.65, -83.53, 10))));
  expect(seenInView(stacked, { bounds: TOLEDO, zoom: 13 }).map(({ id }) => geofenceIdOf(id))).toEqual(['a', 'b']);
});

it('finds areas on both sides of the antimeridian', () => {
  expect(seen([-180.5, -17.5, -179.5, -16], 9)).toMatchObject([{ geofenceId: 'fiji' }]);
  expect(seen([179.5, -17.5, 180.5, -16], 9)).toMatchObject([{ geofenceId: 'fiji' }]);
});

it('has the bounds of all areas, and none without areas', () => {
  const [, chicago] = AREAS;
  expect(areasBounds(AREAS.slice(0, 2))).toEqual([
    chicago?.bounds.west,
    expect.closeTo(41.6473, 3),
    expect.closeTo(-83.5264, 3),
    chicago?.bounds.north,
  ]);
  expect(areasBounds([])).toBeUndefined();
});

it('draws the edge of a corridor on its own, because its pieces overlap', () => {
  const [corridor] = geofenceAreas([geofence('road', { type: 'corridor', line: ROAD, halfWidthMeters: 200 })]);
  const [feature] = corridor ? seenInView([corridor], { bounds: STATES, zoom: 12 }) : [];
  expect(feature).toMatchObject({ kind: 'area', edge: expect.arrayContaining([expect.any(Array)]) });
});

it('marks an area by its outline, and one that is too small by a pin', () => {
  const [toledo] = AREAS;
  if (!toledo) throw new Error('There is no area.');
  expect(geofenceMark(toledo, 'selected', 14)).toMatchObject({ kind: 'area', look: 'selected', isOutline: true });
  expect(geofenceMark(toledo, 'hovered', 5)).toMatchObject({ kind: 'pin', look: 'hovered', count: 1 });
});

it('tells areas from other features by their id', () => {
  expect(geofenceIdOf('cluster:3')).toBeUndefined();
});
