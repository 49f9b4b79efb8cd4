import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ClusterIndex, TRACKED_SEVERITIES } from './clusters';
import type { FleetMarker, TrailerMarker } from './mapFeatures';

const WORLD = [-180, -85, 180, 85] as const;
const marker = (id: string, lat: number, lng: number, severity: TrailerMarker['severity'] = 'good'): TrailerMarker => ({
  kind: 'trailer',
  id,
  lat,
  lng,
  severity,
  heading: null,
  label: id,
});
const indexOf = (points: TrailerMarker[]) => {
  const index = new ClusterIndex({ gridSizePx: 25 });
  index.load(points);
  return index;
};
const trailersIn = (shown: FleetMarker) => (shown.kind === 'cluster' ? shown.total : 1);

describe('ClusterIndex', () => {
  it('shows every trailer once at any zoom, and counts each in its severity', () => {
    const places = fc.array(
      fc.record({
        lat: fc.double({ min: 25, max: 50, noNaN: true }),
        lng: fc.double({ min: -120, max: -70, noNaN: true }),
        severity: fc.constantFrom(...TRACKED_SEVERITIES),
      }),
      { maxLength: 200 },
    );
    fc.assert(
      fc.property(places, fc.integer({ min: 1, max: 16 }), (found, zoom) => {
        const points = found.map(({ lat, lng, severity }, n) => marker(`t${n}`, lat, lng, severity));
        const shown = indexOf(points).at(WORLD, zoom);
        expect(shown.reduce((sum, one) => sum + trailersIn(one), 0)).toBe(points.length);
        for (const one of shown) {
          if (one.kind !== 'cluster') continue;
          expect(Object.values(one.counts).reduce((sum, count) => sum + count, 0)).toBe(one.total);
        }
      }),
    );
  });

  it('combines trailers closer than the grid, and splits them at a higher zoom', () => {
    const index = indexOf([marker('a', 41, -87), marker('b', 41.01, -87.01, 'critical')]);
    const [far] = index.at(WORLD, 5);
    expect(far).toMatchObject({ kind: 'cluster', total: 2, counts: { critical: 1, good: 1 } });
    expect(index.open(far?.id ?? '').ids.sort()).toEqual(['a', 'b']);
    expect(index.at(WORLD, index.open(far?.id ?? '').zoom)).toHaveLength(2);
  });

  it('keeps trailers at the same position together, and reports that no zoom splits them', () => {
    const index = indexOf([marker('a', 41, -87), marker('b', 41, -87)]);
    const [spot] = index.at(WORLD, 13);
    expect(index.open(spot?.id ?? '').zoom).toBeGreaterThan(13);
  });
});
