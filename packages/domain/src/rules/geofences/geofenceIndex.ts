import Flatbush from 'flatbush';
import type { LatLng } from '../history/miles';
import type { JudgedGeofence } from './followGeofences';
import { GEOFENCE_POLICY } from './geofencePolicy';
import type { Bounds } from './geofenceShape';
import { unpackShape } from './packedPolygon';
import { boundsAround, shapeBounds } from './shapeBounds';

/** Finds geofences of a customer by place. */
export interface GeofenceIndex<Geofence extends JudgedGeofence = JudgedGeofence> {
  readonly size: number;
  /** Geofences that a way between positions can touch, or leave with the band around the edge. */
  near(way: readonly LatLng[]): readonly Geofence[];
  /** Geofences whose box touches another box. */
  within(bounds: Bounds): readonly Geofence[];
  byId(geofenceId: string): Geofence | undefined;
}

/**
 * An index over active geofences. Shapes across the antimeridian are in it on both sides, so that longitudes between
 * -180 and 180 find them.
 */
export function geofenceIndex<Geofence extends JudgedGeofence>(
  geofences: readonly Geofence[],
): GeofenceIndex<Geofence> {
  const byId = new Map(geofences.map((geofence) => [geofence.geofenceId, geofence]));
  const boxes = geofences.flatMap((geofence) => sides(boundsOf(geofence)).map((box) => ({ geofence, box })));
  const tree = boxes.length > 0 ? new Flatbush(boxes.length) : undefined;
  for (const { box } of boxes) tree?.add(box.west, box.south, box.east, box.north);
  tree?.finish();
  const hasDoubles = boxes.length > geofences.length;
  const within = (bounds: Bounds): readonly Geofence[] => {
    const found: Geofence[] = [];
    const searched = sides(bounds);
    for (const { west, south, east, north } of searched) {
      for (const at of tree?.search(west, south, east, north) ?? []) {
        const box = boxes[at];
        if (box) found.push(box.geofence);
      }
    }
    return hasDoubles || searched.length > 1 ? [...new Set(found)] : found;
  };
  return {
    size: geofences.length,
    within,
    near: (way) => within(boundsAround(way, GEOFENCE_POLICY.outsideBeyondMeters)),
    byId: (geofenceId) => byId.get(geofenceId),
  };
}

const boundsOf = ({ bounds, shape }: JudgedGeofence) => bounds ?? shapeBounds(unpackShape(shape));

/** The box with its west between -180 and 180, and its copy one turn back if it runs past 180. */
function sides({ west, south, east, north }: Bounds): Bounds[] {
  const turn = -360 * Math.floor((west + 180) / 360);
  const box = { west: west + turn, south, east: east + turn, north };
  return box.east > 180 ? [box, { ...box, west: box.west - 360, east: box.east - 360 }] : [box];
}
