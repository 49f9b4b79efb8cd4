import type { ShapeDraft } from '@gladhand/domain/geofences';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { MapPoint } from '../../../map/mapFeatures';
import type { NamedShape } from './OtherShapes';
import { type ShapeFacts, shapeFacts } from './shapeFacts';

const NO_SHAPES: readonly NamedShape[] = [];
/** Checking 5,000 vertices takes longer than a frame, and no one reads faster. */
const EVERY_MS = 250;
/** Half a frame. */
const FRAME_MS = 8;

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
  const costMs = useRef(0);
  const settled = useSettled(draft, costMs);
  return useMemo(() => {
    const startedAt = performance.now();
    const facts = shapeFacts(settled, around, trailers);
    costMs.current = performance.now() - startedAt;
    return facts;
  }, [settled, around, trailers]);
}

/** The value, some times a second while it changes; once it rests, if what follows takes longer than a frame allows. */
function useSettled<T>(value: T, costMs: RefObject<number>): T {
  const [settled, setSettled] = useState(value);
  const changedAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    const isSlow = costMs.current > FRAME_MS;
    const wait = isSlow ? EVERY_MS : changedAt.current + EVERY_MS - performance.now();
    const settle = () => {
      changedAt.current = performance.now();
      setSettled(value);
    };
    if (wait <= 0) return settle();
    const timer = setTimeout(settle, wait);
    return () => clearTimeout(timer);
  }, [value, costMs]);
  return settled;
}
