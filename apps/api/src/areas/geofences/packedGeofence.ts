import type { GeofenceShape, PolygonPart, Ring } from '@gladhand/domain/geofences';
import type { ActiveGeofence } from './repository';

/**
 * An active geofence in an index. Vertices are numbers of one array and become objects only when its shape is asked for:
 * millions of objects that stay would make each collection of garbage slow.
 */
export class PackedGeofence implements ActiveGeofence {
  readonly geofenceId: string;
  readonly name: string;
  readonly validFrom: Date;
  readonly mailed: ActiveGeofence['mailed'];
  readonly #shape: GeofenceShape | Float64Array;

  constructor({ geofenceId, name, validFrom, mailed, shape }: ActiveGeofence) {
    this.geofenceId = geofenceId;
    this.name = name;
    this.validFrom = validFrom;
    this.mailed = mailed;
    this.#shape = shape.type === 'polygon' ? packParts(shape.parts) : shape;
  }

  get shape(): GeofenceShape {
    const shape = this.#shape;
    return shape instanceof Float64Array ? { type: 'polygon', parts: unpackParts(shape) } : shape;
  }
}

/** For each part how many rings it has, for each ring how many vertices, then their latitudes and longitudes. */
function packParts(parts: readonly PolygonPart[]): Float64Array {
  const numbers: number[] = [];
  for (const { outer, holes } of parts) {
    numbers.push(1 + holes.length);
    for (const ring of [outer, ...holes]) {
      numbers.push(ring.length);
      for (const { lat, lng } of ring) numbers.push(lat, lng);
    }
  }
  return Float64Array.from(numbers);
}

function unpackParts(numbers: Float64Array): PolygonPart[] {
  let at = 0;
  const next = () => numbers[at++] ?? 0;
  const nextRing = (): Ring => {
    const ring = [];
    for (let left = next(); left > 0; left--) ring.push({ lat: next(), lng: next() });
    return ring;
  };
  const parts: PolygonPart[] = [];
  while (at < numbers.length) {
    const holeCount = next() - 1;
    const outer = nextRing();
    parts.push({ outer, holes: Array.from({ length: holeCount }, nextRing) });
  }
  return parts;
}
