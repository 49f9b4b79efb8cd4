import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { depthMeters } from './depthMeters';
import { geofenceIndex } from './geofenceIndex';
import { GEOFENCE_POLICY } from './geofencePolicy';
import { shapeBounds } from './shapeBounds';
import { nearYard, shapes, turned, YARD } from './shapes.test.parts';
import { spansInside } from './spansInside';

/** Shapes near the yard, or as far along the antimeridian, on any turn around the earth. */
const places = fc.array(fc.tuple(shapes, fc.constantFrom(0, 180 - YARD.lng, -360, 360)), { maxLength: 12 });
const ways = fc.array(nearYard, { minLength: 1, maxLength: 3 });

describe('geofenceIndex', () => {
  it('finds what looking at every geofence finds, on both sides of the antimeridian', () => {
    fc.assert(
      fc.property(places, ways, fc.boolean(), (list, way, isFar) => {
        const geofences = list.map(([shape, turn], at) => ({ geofenceId: `g-${at}`, shape: turned(shape, turn) }));
        const index = geofenceIndex(geofences);
        const wayThere = way.map(({ lat, lng }) => {
          const there = isFar ? lng + 180 - YARD.lng : lng;
          return { lat, lng: there > 180 ? there - 360 : there };
        });
        const found = index.near(wayThere);
        expect(new Set(found).size).toBe(found.length);
        const needed = geofences.filter(({ shape }) =>
          wayThere.some(
            (point, at) =>
              depthMeters(shape, point) >= -GEOFENCE_POLICY.outsideBeyondMeters ||
              (at > 0 && spansInside(shape, wayThere[at - 1] ?? point, point).length > 0),
          ),
        );
        for (const geofence of needed) expect(found).toContain(geofence);
      }),
      { numRuns: 500 },
    );
  });

  it('finds the same with boxes that are known', () => {
    fc.assert(
      fc.property(places, ways, (list, way) => {
        const geofences = list.map(([shape], at) => ({ geofenceId: `g-${at}`, shape }));
        const ids = (index: ReturnType<typeof geofenceIndex>) => index.near(way).map(({ geofenceId }) => geofenceId);
        const known = geofences.map((geofence) => ({ ...geofence, bounds: shapeBounds(geofence.shape) }));
        expect(ids(geofenceIndex(known))).toEqual(ids(geofenceIndex(geofences)));
      }),
    );
  });
});
