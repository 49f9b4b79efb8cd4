import { expect, it } from 'vitest';
import { depthMeters } from './depthMeters';
import type { GeofenceShape } from './geofenceShape';
import { shapeRings } from './shapeRings';

const center = { lat: 41.65, lng: -83.53 };

it('draws a circle where its edge is judged to be', () => {
  const shape: GeofenceShape = { type: 'circle', center, radiusMeters: 20_000 };
  const [part] = shapeRings(shape);
  expect(part?.outer).toHaveLength(96);
  for (const vertex of part?.outer ?? []) expect(Math.abs(depthMeters(shape, vertex))).toBeLessThan(0.01);
});

it('draws a corridor as wide as it is', () => {
  const line = [center, { lat: 41.7, lng: -83.5 }, { lat: 41.7, lng: -83.4 }];
  const shape: GeofenceShape = { type: 'corridor', line, halfWidthMeters: 500 };
  const parts = shapeRings(shape);
  expect(parts).toHaveLength(2);
  const depths = parts.flatMap(({ outer }) => outer.map((vertex) => depthMeters(shape, vertex)));
  // Vertices are on the edge, or inside of the next piece
  for (const depth of depths) expect(depth).toBeGreaterThan(-5);
  expect(depths.filter((depth) => Math.abs(depth) < 5).length).toBeGreaterThan(30);
});

it('draws a ring across the antimeridian without a jump', () => {
  const outer = [
    { lat: -17, lng: 179.5 },
    { lat: -17, lng: -179.5 },
    { lat: -18, lng: -179.5 },
  ];
  const [part] = shapeRings({ type: 'polygon', parts: [{ outer, holes: [] }] });
  expect(part?.outer.map(({ lng }) => lng)).toEqual([179.5, 180.5, 180.5]);
});
