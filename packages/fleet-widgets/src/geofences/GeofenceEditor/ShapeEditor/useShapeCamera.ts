import { type Bounds, draftShape, type ShapeDraft, shapeBounds } from '@gladhand/domain/geofences';
import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { MapBounds, MapEngine } from '../../../map/mapEngine';
import type { MapPoint } from '../../../map/mapFeatures';
import type { OverlayPlacer } from './overlayPlacer';
import type { ViewBox } from './shownVertices';
import { isNear } from './viewBox';

const FIT = { paddingPx: 72, maxZoom: 17 };
const PLACE_ZOOM = 15;

interface ShapeCameraParams {
  engine: MapEngine | undefined;
  draft: ShapeDraft;
  around: MapBounds | undefined;
  shownOther: Bounds | undefined;
  view: ViewBox | undefined;
  placer: OverlayPlacer;
}

interface ShapeCamera {
  /** Moves the map to the whole shape, or to where one is expected. */
  fitShape: () => void;
  goTo: (place: MapPoint) => void;
  /** A new map shows the whole shape, but its camera is known only with the next render. */
  isFitting: RefObject<boolean>;
}

/** What the map shows: the shape at first, and then what is asked for. */
export function useShapeCamera({ engine, draft, around, shownOther, view, placer }: ShapeCameraParams): ShapeCamera {
  const fitShape = () => {
    const shape = draftShape(draft);
    const box = shape && shapeBounds(shape);
    const bounds: MapBounds | undefined = box ? [box.west, box.south, box.east, box.north] : around;
    if (bounds) engine?.fitBounds(bounds, FIT);
  };
  const isFitting = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new map is fitted
  useEffect(() => {
    isFitting.current = engine !== undefined;
    fitShape();
  }, [engine]);
  // A center that was typed may be anywhere.
  const { center } = draft;
  // biome-ignore lint/correctness/useExhaustiveDependencies: moving the map away from the circle doesn't bring it back
  useEffect(() => {
    if (center && view && !isNear({ type: 'circle', center, radiusMeters: 1 }, view)) fitShape();
  }, [center]);
  useEffect(() => {
    if (!shownOther) return;
    const { west, south, east, north } = shownOther;
    engine?.fitBounds([west, south, east, north], FIT);
  }, [engine, shownOther]);
  const goTo = useCallback(
    (place: MapPoint) =>
      engine?.setCamera({ ...place, zoom: Math.max(placer.view()?.camera.zoom ?? 0, PLACE_ZOOM) }, { animate: false }),
    [engine, placer],
  );
  return { fitShape, goTo, isFitting };
}
