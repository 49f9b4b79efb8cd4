import { expect, it } from 'vitest';
import { corridorEdge } from './corridorEdge';
import { depthMeters } from './depthMeters';
import type { CorridorShape } from './geofenceShape';
import { offset, YARD } from './shapes.test.parts';

const corridor = (...places: [number, number][]): CorridorShape => ({
  type: 'corridor',
  line: places.map(([east, north]) => offset(YARD, east, north)),
  halfWidthMeters: 50,
});

it.each([
  ['a straight line', corridor([0, 0], [1_000, 0])],
  ['a bend', corridor([0, 0], [1_000, 0], [1_000, 1_000])],
  ['a sharp bend', corridor([0, 0], [1_000, 0], [100, 200])],
  ['short pieces', corridor([0, 0], [30, 10], [60, 30], [80, 60], [300, 300])],
])('is where the corridor ends: %s', (_, shape) => {
  const points = corridorEdge(shape).flatMap((line) =>
    line.flatMap((to, at) => {
      const from = line[at - 1];
      return from ? [to, { lat: (from.lat + to.lat) / 2, lng: (from.lng + to.lng) / 2 }] : [to];
    }),
  );
  expect(points.length).toBeGreaterThan(20);
  for (const point of points) expect(Math.abs(depthMeters(shape, point))).toBeLessThan(1);
});

it('goes all around', () => {
  const [line] = corridorEdge(corridor([0, 0], [1_000, 0]));
  expect(line?.at(0)).toEqual(line?.at(-1));
});
