import type { ShapeDraft } from '@gladhand/domain/geofences';
import type { MapPoint } from '../../../map/mapFeatures';
import { movedBy, type OverlayView, placeOf } from './overlayPlacer';

/** How far from a lone vertex the next one is placed. */
const APART_PX = 72;

/**
 * Where a vertex is inserted after another without a pointer: in the middle of the edge; beyond the end of a line; and
 * aside of the first two, so that three make an area.
 */
export function nextPoint(
  mode: ShapeDraft['mode'],
  points: readonly MapPoint[],
  after: number,
  view: OverlayView,
): MapPoint | undefined {
  const from = points[after];
  if (!from) return undefined;
  if (points.length === 1) return movedBy(from, { x: APART_PX, y: 0 }, view);
  const isEnd = after === points.length - 1;
  const other = points[isEnd ? (mode === 'corridor' ? after - 1 : 0) : after + 1] as MapPoint;
  const [a, b] = [placeOf(from, from, view), placeOf(other, from, view)];
  const along = { x: b.x - a.x, y: b.y - a.y };
  if (isEnd && mode === 'corridor') {
    const length = Math.hypot(along.x, along.y) || 1;
    return movedBy(from, { x: (-along.x / length) * APART_PX, y: (-along.y / length) * APART_PX }, view);
  }
  const aside = mode === 'polygon' && points.length === 2 ? 0.75 : 0;
  return movedBy(from, { x: along.x / 2 - along.y * aside, y: along.y / 2 + along.x * aside }, view);
}
