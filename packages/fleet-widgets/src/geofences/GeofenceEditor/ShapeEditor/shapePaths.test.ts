import { expect, it } from 'vitest';
import { metersPerPixel } from '../../../map/mercator';
import { drawnShape, edgePath, shapePaths } from './shapePaths';

const ZOOM = 16;
const PX = 360 / (256 * 2 ** ZOOM);
const at = (x: number, lat = 0) => ({ lat, lng: x * PX });

it('draws a closed ring from its first vertex, with its hole', () => {
  const outer = [at(0), at(100), at(100, 0.001)];
  const hole = [at(10), at(20), at(20, 0.0001)];
  const { areas } = shapePaths(drawnShape({ type: 'polygon', parts: [{ outer, holes: [hole] }] }), ZOOM);
  expect(areas).toHaveLength(1);
  expect(areas[0]).toMatch(/^M0 0L100 0L100 -46\.6ZM10 0L20 0L20 -4\.66Z$/);
});

it('draws an incomplete ring as an open line', () => {
  const { areas } = shapePaths({ rings: [[[at(0), at(50)]]], line: [], halfWidthMeters: 0 }, ZOOM);
  expect(areas).toEqual(['M0 0L50 0']);
});

it('bends a long edge as it is judged: straight in longitude and latitude', () => {
  const [from, to] = [
    { lat: 40, lng: 0 },
    { lat: 50, lng: 10 },
  ];
  const path = edgePath(from, 4, [from, to]);
  const points = path
    .slice(1)
    .split('L')
    .map((point) => point.split(' ').map(Number));
  expect(points).toHaveLength(21);
  const [middle, end] = [points[10], points[20]];
  // In Mercator's projection, the middle of the latitudes is below the middle of the line.
  expect(middle?.[0]).toBeCloseTo((end?.[0] ?? 0) / 2, 1);
  expect(middle?.[1]).toBeGreaterThan((end?.[1] ?? 0) / 2 + 1);
});

it('draws a corridor as wide as its meters', () => {
  const line = [at(0), at(500)];
  const { areas, runs } = shapePaths(drawnShape({ type: 'corridor', line, halfWidthMeters: 50 }), ZOOM);
  expect(areas).toEqual([]);
  expect(runs).toHaveLength(1);
  expect(runs[0]?.widthPx).toBeCloseTo(100 / metersPerPixel({ lat: 0, zoom: ZOOM }), 6);
});

it('widens a corridor to the north, where the map is larger', () => {
  const line = [
    { lat: 30, lng: 0 },
    { lat: 60, lng: 0 },
  ];
  const { runs } = shapePaths(drawnShape({ type: 'corridor', line, halfWidthMeters: 5_000 }), 8);
  const widths = runs.map(({ widthPx }) => widthPx);
  expect(widths.length).toBeGreaterThan(10);
  expect(widths).toEqual(widths.toSorted((a, b) => a - b));
  expect((widths.at(-1) ?? 0) / (widths[0] ?? 1)).toBeCloseTo(Math.cos(Math.PI / 6) / Math.cos(Math.PI / 3), 1);
});

it('writes a long ring again only around a vertex that moved, and from another position or zoom', () => {
  const ring = Array.from({ length: 350 }, (_, i) => ({
    lat: 40 + Math.cos((i * Math.PI) / 175) / 10,
    lng: -83 + Math.sin((i * Math.PI) / 175) / 10,
  }));
  const areaOf = (points: typeof ring, zoom: number, anchor = ring[0]) =>
    shapePaths({ rings: [[points]], line: [], halfWidthMeters: 0 }, zoom, anchor).areas[0];
  const before = areaOf(ring, 12);
  const moved = ring.with(249, { lat: 40.2, lng: -83 });
  const copied = (points: typeof ring) => points.map((point) => ({ ...point }));
  expect(areaOf(moved, 12)).not.toBe(before);
  expect(areaOf(moved, 12)).toBe(areaOf(copied(moved), 12, { ...(ring[0] as (typeof ring)[0]) }));
  expect(areaOf(moved, 13)).toBe(areaOf(copied(moved), 13, { ...(ring[0] as (typeof ring)[0]) }));
  expect(areaOf(moved, 12, ring[9])).toBe(areaOf(copied(moved), 12, { ...(ring[9] as (typeof ring)[0]) }));
  expect(areaOf(ring, 12)).toBe(before);
});
