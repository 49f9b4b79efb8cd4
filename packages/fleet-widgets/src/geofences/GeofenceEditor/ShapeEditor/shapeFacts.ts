import {
  boundsMeet,
  containsPoint,
  type DraftProblem,
  draftProblems,
  draftShape,
  type GeofenceShape,
  packShape,
  ringsOf,
  type ShapeDraft,
  shapeArea,
  shapePerimeter,
  shapesOverlap,
} from '@gladhand/domain/geofences';
import type { MapPoint } from '../../../map/mapFeatures';
import type { NamedShape } from './OtherShapes';
import { boxOnce } from './viewBox';

/** What is known of a draft. */
export interface ShapeFacts {
  problems: readonly DraftProblem[];
  /** Undefined while the draft is incomplete. */
  areaSquareMeters: number | undefined;
  perimeterMeters: number | undefined;
  vertices: number;
  /** Undefined without positions of trailers, or without a valid shape. */
  trailersInside: number | undefined;
  /** Names of geofences with an area in common. Only for valid shapes. */
  overlaps: readonly NamedShape[];
}

export function shapeFacts(
  draft: ShapeDraft,
  around: readonly NamedShape[],
  trailers: readonly MapPoint[] | undefined,
): ShapeFacts {
  const shape = draftShape(draft);
  const problems = draftProblems(draft);
  const valid = problems.length === 0 ? shape : undefined;
  return {
    problems,
    areaSquareMeters: shape && shapeArea(shape),
    perimeterMeters: shape && shapePerimeter(shape),
    vertices: ringsOf(draft).reduce((sum, { points }) => sum + points.length, 0),
    trailersInside: valid && trailers && countInside(valid, trailers),
    overlaps: valid ? overlapping(valid, around) : [],
  };
}

function countInside(shape: GeofenceShape, trailers: readonly MapPoint[]): number {
  const box = boxOnce(shape);
  const area = packShape(shape);
  return trailers.filter(
    (at) => boundsMeet(box, { west: at.lng, east: at.lng, south: at.lat, north: at.lat }) && containsPoint(area, at),
  ).length;
}

function overlapping(shape: GeofenceShape, around: readonly NamedShape[]): readonly NamedShape[] {
  const box = boxOnce(shape);
  return around.filter((other) => boundsMeet(box, boxOnce(other.shape)) && shapesOverlap(shape, other.shape));
}
