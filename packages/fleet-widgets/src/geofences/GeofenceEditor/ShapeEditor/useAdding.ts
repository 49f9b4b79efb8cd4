import { SHAPE_LIMITS, type ShapeAction, type ShapeMode } from '@gladhand/domain/geofences';
import type { MapPoint } from '../../../map/mapFeatures';
import { metersPerPixel, type PixelPoint } from '../../../map/mercator';
import { type OverlayPlacer, positionAt, rounded } from './overlayPlacer';

/** A new circle is this part of the map. */
const FIRST_RADIUS_SHARE = 0.18;

interface AddingParams {
  mode: ShapeMode;
  anchor: MapPoint | undefined;
  placer: OverlayPlacer;
  dispatch: (action: ShapeAction) => void;
  snap: (to: MapPoint) => MapPoint;
  onAdded: () => void;
}

/** Adds a vertex, or the circle, where the map is pressed or in its middle. */
export function useAdding({ mode, anchor, placer, dispatch, snap, onAdded }: AddingParams) {
  function addAt(point: PixelPoint): void {
    const shown = placer.view();
    if (!shown) return;
    const at = positionAt(point, anchor, shown);
    if (mode === 'circle') {
      const side = Math.min(shown.size.widthPx, shown.size.heightPx) * metersPerPixel(shown.camera);
      const meters = Math.min(
        SHAPE_LIMITS.maxRadiusMeters,
        Math.max(SHAPE_LIMITS.minRadiusMeters, side * FIRST_RADIUS_SHARE),
      );
      const gesture = 'first circle';
      dispatch({ type: 'setCenter', at: rounded(at), gesture });
      dispatch({ type: 'setRadius', meters: Math.round(meters), gesture });
    } else dispatch({ type: 'addVertex', at: snap(at) });
    onAdded();
  }
  return {
    addAt,
    addInMiddle() {
      const size = placer.view()?.size;
      if (size) addAt({ x: size.widthPx / 2, y: size.heightPx / 2 });
    },
  };
}
