import type { MapBounds, MapCamera } from '../mapEngine';

/** Width of the world at zoom 0. */
const WORLD_PX = 256;

/** Pixels at zoom 0 from the northwest corner of the world. */
function project(lat: number, lng: number): { x: number; y: number } {
  const sin = Math.sin((lat * Math.PI) / 180);
  return {
    x: WORLD_PX * (lng / 360 + 0.5),
    y: WORLD_PX * (0.5 - Math.log((1 + sin) / (1 - sin)) / (4 * Math.PI)),
  };
}

function unproject(x: number, y: number): { lat: number; lng: number } {
  const lat = (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / WORLD_PX))) * 180) / Math.PI;
  return { lat, lng: (x / WORLD_PX - 0.5) * 360 };
}

/** The position a number of pixels east of another. The map centers there when a drawer covers part of it. */
export function eastOf({ lat, lng, zoom }: MapCamera, px: number): { lat: number; lng: number } {
  const { x, y } = project(lat, lng);
  return unproject(x + px / 2 ** zoom, y);
}

/** The camera with the highest zoom that shows all of the bounds in a map of this size. */
export function cameraFor(
  [west, south, east, north]: MapBounds,
  size: { widthPx: number; heightPx: number },
  { paddingPx, maxZoom, minZoom }: { paddingPx: number; maxZoom: number; minZoom: number },
): MapCamera {
  const [topLeft, bottomRight] = [project(north, west), project(south, east)];
  const room = (px: number) => Math.max(1, px - 2 * paddingPx);
  const zoomOf = (roomPx: number, spanPx: number) => (spanPx === 0 ? maxZoom : Math.floor(Math.log2(roomPx / spanPx)));
  const zoom = Math.min(
    maxZoom,
    zoomOf(room(size.widthPx), bottomRight.x - topLeft.x),
    zoomOf(room(size.heightPx), bottomRight.y - topLeft.y),
  );
  const middle = unproject((topLeft.x + bottomRight.x) / 2, (topLeft.y + bottomRight.y) / 2);
  return { ...middle, zoom: Math.max(minZoom, zoom) };
}
