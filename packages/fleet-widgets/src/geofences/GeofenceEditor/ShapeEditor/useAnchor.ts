import { useRef } from 'react';
import type { MapPoint } from '../../../map/mapFeatures';
import { anchorOf, type DrawnShape } from './shapePaths';

/** Farther away, coordinates on the screen would have too few digits. */
const NEAR_DEGREES = 0.05;

/**
 * A position at the shape, from which its overlay is placed. It stays while the first vertex is dragged, so that nothing
 * else has to be placed again.
 */
export function useAnchor(shape: DrawnShape): MapPoint | undefined {
  const kept = useRef<MapPoint>(undefined);
  const first = anchorOf(shape);
  if (!first || !kept.current || !isNear(first, kept.current)) kept.current = first;
  return kept.current;
}

const isNear = (a: MapPoint, b: MapPoint): boolean =>
  Math.abs(a.lat - b.lat) < NEAR_DEGREES && Math.abs(a.lng - b.lng) < NEAR_DEGREES;
