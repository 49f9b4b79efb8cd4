import type { ShapeDraft } from '@gladhand/domain/geofences';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { MapPoint } from '../../../map/mapFeatures';
import type { NamedShape } from './OtherShapes';
import { type ShapeFacts, shapeFacts } from './shapeFacts';

const NO_SHAPES: readonly NamedShape[] = [];
/** Checking 5,000 vertices takes longer than a frame, and no one reads faster. */
const EVERY_MS = 250;

/**
 * The facts of a draft, updated at most four times a second while it changes. Keep the arrays while nothing changes.
 *
 * @param around geofences that it may overlap
 * @param trailers positions, to count those inside
 */
export function useShapeFacts(
  draft: ShapeDraft,
  around: readonly NamedShape[] = NO_SHAPES,
  trailers?: readonly MapPoint[] | undefined,
): ShapeFacts {
  const settled = useSettled(draft);
  return useMemo(() => shapeFacts(settled, around, trailers), [settled, around, trailers]);
}

function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  const changedAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    const wait = changedAt.current + EVERY_MS - performance.now();
    const settle = () => {
      changedAt.current = performance.now();
      setSettled(value);
    };
    if (wait <= 0) return settle();
    const timer = setTimeout(settle, wait);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
