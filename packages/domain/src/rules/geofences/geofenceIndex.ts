import Flatbush from 'flatbush';
import type { LatLng } from '../history/miles';
import type { JudgedGeofence } from './followGeofences';
import { GEOFENCE_POLICY } from './geofencePolicy';
import type { Bounds } from './geofenceShape';
import { boundsAround, shapeBounds } from './shapeBounds';

/** Finds geofences of a customer by place. */
export interface GeofenceIndex {
  readonly size: number;
  /** Geofences that a way between positions can touch, or leave with the band around the edge. */
  near(way: readonly LatLng[]): readonly JudgedGeofence[];
  /** Geofences whose box touches another box. */
  within(bounds: Bounds): readonly JudgedGeofence[];
  byId(geofenceId: string): JudgedGeofence | undefined;
}

/**
 * An index over active geofences. Shapes across the antimeridian are in it on both sides, so that longitudes between
 * -180 and 180 find them.
 */
export function geofenceIndex(geofences: readonly JudgedGeofence[]): GeofenceIndex {
  const byId = new Map(geofences.map((geofence) => [geofence.geofenceId, geofence]));
  const boxes = geofences.flatMap((geofence) => sides(shapeBounds(geofence.shape)).map((box) => ({ geofence, box })));
  const tree = boxes.length > 0 ? new Flatbush(boxes.length) : undefined;
  for (const { box } of boxes) tree?.add(box.west, box.south, box.east, box.north);
  tree?.finish();
  const within = ({ west, south, east, north }: Bounds): JudgedGeofence[] => {
    const found = new Set<JudgedGeofence>();
    for (const at of tree?.search(west, south, east, north) ?? []) {
      const box = boxes[at];
      if (box) found.add(box.geofence);
    }
    return [...found];
  };
  return {
    size: geofences.length,
    within: (bounds) => [...new Set(sides(bounds).flatMap(within))],
    near: (way) => [...new Set(sides(boundsAround(way, GEOFENCE_POLICY.outsideBeyondMeters)).flatMap(within))],
    byId: (geofenceId) => byId.get(geofenceId),
  };
}

/** The box with its west between -180 and 180, and its copy one turn back if it runs past 180. */
function sides({ west, south, east, north }: Bounds): Bounds[] {
  const turn = -360 * Math.floor((west + 180) / 360);
  const box = { west: west + turn, south, east: east + turn, north };
  return box.east > 180 ? [box, { ...box, west: box.west - 360, east: box.east - 360 }] : [box];
}
