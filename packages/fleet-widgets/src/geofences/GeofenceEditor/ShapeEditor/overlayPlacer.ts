import type { MapCamera } from '../../../map/mapEngine';
import type { MapPoint } from '../../../map/mapFeatures';
import { fromScreen, type MapSize, type PixelPoint, toScreen } from '../../../map/mercator';

/** What the overlay shows. */
export interface OverlayView {
  camera: MapCamera;
  size: MapSize;
}

type Move = (view: OverlayView) => void;

/**
 * Moves the elements above the map with its camera, without rendering them again: only their transforms change. They
 * are placed from the camera alone, so it is the same on every engine.
 */
export interface OverlayPlacer {
  readonly view: () => OverlayView | undefined;
  /** Moves all elements. */
  setCamera: (camera: MapCamera) => void;
  setSize: (size: MapSize) => void;
  /** Moves an element now and with each frame. Returns a function that ends it. */
  follow: (move: Move) => () => void;
}

export function createOverlayPlacer(): OverlayPlacer {
  const moves = new Set<Move>();
  let camera: MapCamera | undefined;
  let size: MapSize = { widthPx: 0, heightPx: 0 };
  const view = () => (camera ? { camera, size } : undefined);
  const moveAll = () => {
    const shown = view();
    if (shown) for (const move of moves) move(shown);
  };
  return {
    view,
    setCamera(next) {
      camera = next;
      moveAll();
    },
    setSize(next) {
      size = next;
      moveAll();
    },
    follow(move) {
      moves.add(move);
      const shown = view();
      if (shown) move(shown);
      return () => void moves.delete(move);
    },
  };
}

/** Where a position is in the view, in the copy of the world whose anchor is nearest to the camera. */
export function placeOf(point: MapPoint, anchor: MapPoint, { camera, size }: OverlayView): PixelPoint {
  const turn = 360 * Math.round((camera.lng - anchor.lng) / 360);
  return toScreen(turn === 0 ? point : { lat: point.lat, lng: point.lng + turn }, camera, size);
}

/** A position moved by pixels. Its longitude stays in the same copy of the world. */
export function movedBy(point: MapPoint, { x, y }: PixelPoint, { camera, size }: OverlayView): MapPoint {
  const at = toScreen(point, camera, size);
  return fromScreen({ x: at.x + x, y: at.y + y }, camera, size);
}

/** The position at a point of the view, in the copy of the world of an anchor. */
export function positionAt(point: PixelPoint, anchor: MapPoint | undefined, { camera, size }: OverlayView): MapPoint {
  const at = fromScreen(point, camera, size);
  if (!anchor) return at;
  const turn = 360 * Math.round((camera.lng - anchor.lng) / 360);
  return turn === 0 ? at : { lat: at.lat, lng: at.lng - turn };
}

/** Positions that were moved keep no more digits than a centimeter needs. */
export function rounded({ lat, lng }: MapPoint): MapPoint {
  return { lat: Math.round(lat * 1e7) / 1e7, lng: Math.round(lng * 1e7) / 1e7 };
}
