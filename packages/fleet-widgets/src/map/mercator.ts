import type { MapCamera } from './mapEngine';
import type { MapPoint } from './mapFeatures';

/** Width of the world at zoom 0. */
const WORLD_PX = 256;
const EQUATOR_METERS = 40_075_016.686;
/** Where the world ends on a map in Mercator's projection. */
export const MAX_LATITUDE = 85.051129;

/** CSS pixels from an origin: the northwest corner of the world or of a map. */
export interface PixelPoint {
  x: number;
  y: number;
}

/** Pixels at zoom 0 from the northwest corner of the world. Longitudes may run past 180. */
export function project({ lat, lng }: MapPoint): PixelPoint {
  const sin = Math.sin((Math.min(MAX_LATITUDE, Math.max(-MAX_LATITUDE, lat)) * Math.PI) / 180);
  return {
    x: WORLD_PX * (lng / 360 + 0.5),
    y: WORLD_PX * (0.5 - Math.log((1 + sin) / (1 - sin)) / (4 * Math.PI)),
  };
}

export function unproject({ x, y }: PixelPoint): MapPoint {
  const lat = (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / WORLD_PX))) * 180) / Math.PI;
  return { lat, lng: (x / WORLD_PX - 0.5) * 360 };
}

/** The size of a map in CSS pixels. */
export interface MapSize {
  widthPx: number;
  heightPx: number;
}

/** Where a position is on a map, from its top left corner. The same on every engine. */
export function toScreen(point: MapPoint, camera: MapCamera, { widthPx, heightPx }: MapSize): PixelPoint {
  const [at, center, scale] = [project(point), project(camera), 2 ** camera.zoom];
  return { x: widthPx / 2 + (at.x - center.x) * scale, y: heightPx / 2 + (at.y - center.y) * scale };
}

/** The position at a point of a map. */
export function fromScreen({ x, y }: PixelPoint, camera: MapCamera, { widthPx, heightPx }: MapSize): MapPoint {
  const [center, scale] = [project(camera), 2 ** camera.zoom];
  return unproject({ x: center.x + (x - widthPx / 2) / scale, y: center.y + (y - heightPx / 2) / scale });
}

/** Meters in a CSS pixel at the latitude of the camera. */
export function metersPerPixel({ lat, zoom }: Pick<MapCamera, 'lat' | 'zoom'>): number {
  return (EQUATOR_METERS * Math.cos((lat * Math.PI) / 180)) / (WORLD_PX * 2 ** zoom);
}
