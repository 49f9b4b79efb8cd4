import { type Bounds, boundsMeet, type GeofenceShape, shapeBounds } from '@gladhand/domain/geofences';
import type { MapCamera } from '../../../map/mapEngine';
import type { MapPoint } from '../../../map/mapFeatures';
import { fromScreen, type MapSize, project } from '../../../map/mercator';
import type { ViewBox } from './shownVertices';

/** Buttons this far outside of the map are there before it is moved. */
const MARGIN = 0.5;

/** The view with a margin around it. */
export function viewBox(camera: MapCamera, size: MapSize): ViewBox {
  const [x, y] = [size.widthPx * MARGIN, size.heightPx * MARGIN];
  const topLeft = fromScreen({ x: -x, y: -y }, camera, size);
  const bottomRight = fromScreen({ x: size.widthPx + x, y: size.heightPx + y }, camera, size);
  return { west: topLeft.lng, north: topLeft.lat, east: bottomRight.lng, south: bottomRight.lat };
}

// Shapes don't change, and a map may have thousands of them.
const boxes = new WeakMap<GeofenceShape, Bounds>();

export function boxOnce(shape: GeofenceShape): Bounds {
  const known = boxes.get(shape) ?? shapeBounds(shape);
  boxes.set(shape, known);
  return known;
}

export const isNear = (shape: GeofenceShape, view: ViewBox): boolean => boundsMeet(boxOnce(shape), view);

/** A smaller shape would be covered by its name. */
const MIN_NAMED_PX = 80;

/** Where the name of a shape is written at a zoom, if there is room for it. */
export function namePlace(shape: GeofenceShape, zoom: number): MapPoint | undefined {
  const box = boxOnce(shape);
  const middle = { lat: (box.south + box.north) / 2, lng: (box.west + box.east) / 2 };
  const widthPx = (project({ lat: 0, lng: box.east }).x - project({ lat: 0, lng: box.west }).x) * 2 ** zoom;
  return widthPx < MIN_NAMED_PX ? undefined : middle;
}
