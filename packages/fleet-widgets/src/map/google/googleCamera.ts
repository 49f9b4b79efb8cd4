import type { MapBounds, MapCamera } from '../mapEngine';
import { type MapSize, project, unproject } from '../mercator';

/** The position a number of pixels east of another. The map centers there when a drawer covers part of it. */
export function eastOf({ lat, lng, zoom }: MapCamera, px: number): { lat: number; lng: number } {
  const { x, y } = project({ lat, lng });
  return unproject({ x: x + px / 2 ** zoom, y });
}

/** The camera with the highest zoom that shows all of the bounds in a map of this size. */
export function cameraFor(
  [west, south, east, north]: MapBounds,
  size: MapSize,
  { paddingPx, maxZoom, minZoom }: { paddingPx: number; maxZoom: number; minZoom: number },
): MapCamera {
  const [topLeft, bottomRight] = [project({ lat: north, lng: west }), project({ lat: south, lng: east })];
  const room = (px: number) => Math.max(1, px - 2 * paddingPx);
  const zoomOf = (roomPx: number, spanPx: number) => (spanPx === 0 ? maxZoom : Math.floor(Math.log2(roomPx / spanPx)));
  const zoom = Math.min(
    maxZoom,
    zoomOf(room(size.widthPx), bottomRight.x - topLeft.x),
    zoomOf(room(size.heightPx), bottomRight.y - topLeft.y),
  );
  const middle = unproject({ x: (topLeft.x + bottomRight.x) / 2, y: (topLeft.y + bottomRight.y) / 2 });
  return { ...middle, zoom: Math.max(minZoom, zoom) };
}
