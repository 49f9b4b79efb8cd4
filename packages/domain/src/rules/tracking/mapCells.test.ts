import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CELL_ZOOM, cellAt, cellBounds, cellsIn, gridOf } from './mapCells';
import { SEVERITY_ORDER } from './trailerPosition';

const place = fc.record({
  lat: fc.double({ min: -85, max: 85, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
  severity: fc.constantFrom(...SEVERITY_ORDER),
});
type Place = { lat: number; lng: number; severity: (typeof SEVERITY_ORDER)[number] };
const bySeverity = (places: readonly Place[]) => ({
  critical: places.filter(({ severity }) => severity === 'critical'),
  caution: places.filter(({ severity }) => severity === 'caution'),
  unknown: places.filter(({ severity }) => severity === 'unknown'),
  good: places.filter(({ severity }) => severity === 'good'),
});
const zooms = fc.integer({ min: CELL_ZOOM.min, max: CELL_ZOOM.max });
const bounds = fc
  .tuple(
    fc.double({ min: -180, max: 180, noNaN: true }),
    fc.double({ min: -85, max: 85, noNaN: true }),
    fc.double({ min: -180, max: 180, noNaN: true }),
    fc.double({ min: -85, max: 85, noNaN: true }),
  )
  .map(([west, a, east, b]) => [west, Math.min(a, b), east, Math.max(a, b)] as const);
const isWithin = ({ lat, lng }: Place, [west, south, east, north]: readonly [number, number, number, number]) =>
  lat >= south && lat <= north && (west > east ? lng >= west || lng <= east : lng >= west && lng <= east);

it('shows every visible trailer once with its severity, and none that is far away', () => {
  fc.assert(
    fc.property(fc.array(place, { maxLength: 120 }), zooms, bounds, (places, zoom, view) => {
      const shown = cellsIn(gridOf(bySeverity(places), zoom), view, zoom);
      const ids = new Set(shown.map(({ x, y }) => `${x},${y}`));
      const inShown = places.filter(({ lat, lng }) => {
        const { x, y } = cellAt(lat, lng, zoom);
        return ids.has(`${x},${y}`);
      });
      expect(ids.size).toBe(shown.length);
      expect(places.filter((one) => isWithin(one, view) && !inShown.includes(one))).toEqual([]);
      expect(shown.reduce((sum, { total }) => sum + total, 0)).toBe(inShown.length);
      for (const severity of SEVERITY_ORDER) {
        const counted = shown.reduce((sum, { counts }) => sum + counts[severity], 0);
        expect(counted).toBe(inShown.filter((one) => one.severity === severity).length);
      }
      for (const { total, only } of shown) expect(only !== undefined).toBe(total === 1);
    }),
  );
});

it('draws a cell the same way in any view', () => {
  fc.assert(
    fc.property(fc.array(place, { maxLength: 120 }), zooms, bounds, bounds, (places, zoom, view, panned) => {
      const grid = gridOf(bySeverity(places), zoom);
      const before = new Map(cellsIn(grid, view, zoom).map((cell) => [`${cell.x},${cell.y}`, cell]));
      for (const cell of cellsIn(grid, panned, zoom)) {
        expect(before.get(`${cell.x},${cell.y}`) ?? cell).toEqual(cell);
      }
    }),
  );
});

it('puts the center of a cell inside it', () => {
  fc.assert(
    fc.property(fc.array(place, { minLength: 1, maxLength: 60 }), zooms, (places, zoom) => {
      for (const cell of gridOf(bySeverity(places), zoom).values()) {
        const [west, south, east, north] = cellBounds(cell);
        const slack = 1e-6;
        expect(cell.lng).toBeGreaterThanOrEqual(west - slack);
        expect(cell.lng).toBeLessThanOrEqual(east + slack);
        expect(cell.lat).toBeGreaterThanOrEqual(south - slack);
        expect(cell.lat).toBeLessThanOrEqual(north + slack);
      }
    }),
  );
});

it('is 25 pixels wide when the world is 256 pixels wide at zoom 0', () => {
  const [west, , east] = cellBounds(cellAt(40, -100, 5));
  expect(((east - west) / 360) * 256 * 2 ** 5).toBeCloseTo(25, 6);
});

it('leaves out trailers without a position', () => {
  const nowhere = { lat: null, lng: null };
  expect(gridOf({ critical: [nowhere], caution: [], unknown: [], good: [] }, 5).size).toBe(0);
});
