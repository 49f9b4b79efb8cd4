import type { Map as MapLibreMap } from 'maplibre-gl';
import type { MapPalette } from '../mapPalette';
import type { MarkPicture } from '../markerShapes';
import { pictureCanvas } from './pictureCanvas';

export interface MarkerImages {
  /** The name of an image, which is drawn the first time it is needed. */
  need: (named: { key: string; picture: MarkPicture }) => string;
  redraw: () => void;
}

/** Images of markers for MapLibre: one per severity and heading that occurs, and one per cluster ring. */
export function createMarkerImages(map: MapLibreMap, palette: () => MapPalette): MarkerImages {
  const drawn = new Map<string, MarkPicture>();
  const screenRatio = Math.ceil(globalThis.devicePixelRatio ?? 1);
  // Single markers are few and detailed. Cluster rings are many, and every map tile copies those it shows.
  const ratioOf = (key: string) => (key.startsWith('cluster') ? screenRatio : Math.max(2, screenRatio));
  const draw = (picture: MarkPicture, pixelRatio: number): ImageData => {
    const { canvas, context } = pictureCanvas(picture, pixelRatio, palette());
    return context.getImageData(0, 0, canvas.width, canvas.height);
  };
  return {
    need({ key, picture }) {
      if (!drawn.has(key)) {
        drawn.set(key, picture);
        map.addImage(key, draw(picture, ratioOf(key)), { pixelRatio: ratioOf(key) });
      }
      return key;
    },
    redraw() {
      for (const [key, picture] of drawn) map.updateImage(key, draw(picture, ratioOf(key)));
    },
  };
}
