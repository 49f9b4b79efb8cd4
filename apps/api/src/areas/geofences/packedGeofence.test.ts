import type { GeofenceShape } from '@gladhand/domain/geofences';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { PackedGeofence } from './packedGeofence';

const point = fc.record(
  { lat: fc.double({ noNaN: true }), lng: fc.double({ noNaN: true }) },
  { noNullPrototype: true },
);
const ring = fc.array(point, { maxLength: 8 });
const part = fc.record({ outer: ring, holes: fc.array(ring, { maxLength: 3 }) }, { noNullPrototype: true });
const shapes: fc.Arbitrary<GeofenceShape> = fc.oneof(
  fc.record(
    { type: fc.constant('polygon' as const), parts: fc.array(part, { maxLength: 4 }) },
    { noNullPrototype: true },
  ),
  fc.record(
    { type: fc.constant('circle' as const), center: point, radiusMeters: fc.double() },
    { noNullPrototype: true },
  ),
  fc.record(
    { type: fc.constant('corridor' as const), line: ring, halfWidthMeters: fc.double() },
    { noNullPrototype: true },
  ),
);

it('gives back the same shape', () => {
  fc.assert(
    fc.property(shapes, (shape) => {
      const geofence = { geofenceId: 'a', name: 'A', validFrom: new Date(0), mailed: [], shape };
      expect(new PackedGeofence(geofence).shape).toEqual(shape);
    }),
  );
});
