import { snapPoint } from '@gladhand/domain/geofences';
import { useEffect, useState } from 'react';
import type { MapPoint } from '../../../map/mapFeatures';
import { metersPerPixel } from '../../../map/mercator';
import type { NamedShape } from './OtherShapes';
import { type OverlayPlacer, rounded } from './overlayPlacer';

const SNAP_PX = 10;

interface Snapping {
  isSnapping: boolean;
  setIsSnapping: (isSnapping: boolean) => void;
  /** Where the last position snapped to, while it is dragged. */
  snapped: MapPoint | undefined;
  /** The position of another geofence that is near enough, or the position itself. */
  snap: (to: MapPoint) => MapPoint;
  forget: () => void;
}

/** Positions snap to other geofences in view. */
export function useSnapping(near: readonly NamedShape[], placer: OverlayPlacer, isDragging: boolean): Snapping {
  const [isSnapping, setIsSnapping] = useState(true);
  const [snapped, setSnapped] = useState<MapPoint>();
  useEffect(() => {
    if (!isDragging) setSnapped(undefined);
  }, [isDragging]);
  return {
    isSnapping,
    setIsSnapping,
    snapped,
    snap(to) {
      const shown = placer.view();
      const shapes = near.map(({ shape }) => shape);
      const found = isSnapping && shown ? snapPoint(to, shapes, SNAP_PX * metersPerPixel(shown.camera)) : undefined;
      setSnapped(found?.at);
      return rounded(found?.at ?? to);
    },
    forget: () => setSnapped(undefined),
  };
}
