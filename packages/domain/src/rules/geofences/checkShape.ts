import type { LatLng } from '../history/miles';
import { crossingEdges } from './crossingEdges';
import { containsPoint } from './depthMeters';
import { type GeofenceShape, goesAroundPole, type PolygonPart, type PolygonShape, type Ring } from './geofenceShape';
import { ringArea, shapeArea } from './ringArea';
import { SHAPE_LIMITS } from './shapeLimits';

export type ShapeProblemCode =
  | 'outOfRange'
  | 'latLngSwapped'
  | 'tooFewVertices'
  | 'duplicateVertex'
  | 'crossingEdges'
  | 'holeOutside'
  | 'aroundPole'
  | 'areaTooSmall'
  | 'radiusOutOfRange'
  | 'halfWidthOutOfRange'
  | 'tooManyVertices'
  | 'tooManyParts'
  | 'tooManyHoles'
  | 'noParts';

/** What is wrong with a shape, and where. */
export interface ShapeProblem {
  readonly code: ShapeProblemCode;
  /** Index of the part. */
  readonly part?: number | undefined;
  /** Index of the ring within its part: 0 is the outer ring, 1 the first hole. */
  readonly ring?: number | undefined;
  /** Index of the vertex within its ring. */
  readonly vertex?: number | undefined;
  /** The place to show on a map. */
  readonly at?: LatLng | undefined;
}

/**
 * Everything that keeps a shape from being a geofence; empty if it can be one. A ring is only checked for crossing edges
 * once its vertices are valid.
 */
export function checkShape(shape: GeofenceShape): readonly ShapeProblem[] {
  switch (shape.type) {
    case 'circle':
      return [
        ...checkPoints([shape.center]),
        ...(isWithin(shape.radiusMeters, SHAPE_LIMITS.minRadiusMeters, SHAPE_LIMITS.maxRadiusMeters)
          ? []
          : [{ code: 'radiusOutOfRange', at: shape.center } as const]),
      ];
    case 'corridor':
      return checkCorridor(shape.line, shape.halfWidthMeters);
    case 'polygon':
      return checkPolygon(shape);
  }
}

function checkCorridor(line: readonly LatLng[], halfWidthMeters: number): ShapeProblem[] {
  const problems: ShapeProblem[] = checkPoints(line);
  if (line.length < 2) problems.push({ code: 'tooFewVertices', at: line[0] });
  if (line.length > SHAPE_LIMITS.maxLinePoints) problems.push({ code: 'tooManyVertices' });
  if (!isWithin(halfWidthMeters, SHAPE_LIMITS.minHalfWidthMeters, SHAPE_LIMITS.maxHalfWidthMeters)) {
    problems.push({ code: 'halfWidthOutOfRange', at: line[0] });
  }
  return problems;
}

function checkPolygon(shape: PolygonShape): ShapeProblem[] {
  const { parts } = shape;
  const rings = parts.flatMap(({ outer, holes }) => [outer, ...holes]);
  const problems: ShapeProblem[] = [];
  if (parts.length === 0) problems.push({ code: 'noParts' });
  if (parts.length > SHAPE_LIMITS.maxParts) problems.push({ code: 'tooManyParts' });
  if (rings.length - parts.length > SHAPE_LIMITS.maxHoles) problems.push({ code: 'tooManyHoles' });
  const vertices = rings.reduce((sum, ring) => sum + ring.length, 0);
  if (vertices > SHAPE_LIMITS.maxVertices) problems.push({ code: 'tooManyVertices' });
  if (problems.length > 0) return problems;
  const found = parts.flatMap((part, index) => checkPart(part).map((problem) => ({ ...problem, part: index })));
  if (found.length === 0 && shapeArea(shape) < SHAPE_LIMITS.minAreaSquareMeters) {
    return [{ code: 'areaTooSmall', at: parts[0]?.outer[0] }];
  }
  return found;
}

function checkPart({ outer, holes }: PolygonPart): ShapeProblem[] {
  const rings = [outer, ...holes];
  const problems = rings.flatMap((ring, index) => checkRing(ring).map((problem) => ({ ...problem, ring: index })));
  if (problems.length > 0) return problems;
  const crossing = crossingEdges(rings);
  if (crossing) {
    const { ring, vertex } = crossing.first;
    return [{ code: 'crossingEdges', ring, vertex, at: crossing.at }];
  }
  const flat = rings.findIndex((ring) => ringArea(ring) === 0);
  if (flat >= 0) return [{ code: 'areaTooSmall', ring: flat, at: rings[flat]?.[0] }];
  return holes.flatMap((hole, index): ShapeProblem[] => {
    const [corner] = hole;
    const isInside = corner && containsPoint({ type: 'polygon', parts: [{ outer, holes: [] }] }, corner);
    return isInside ? [] : [{ code: 'holeOutside', ring: index + 1, at: corner }];
  });
}

function checkRing(ring: Ring): ShapeProblem[] {
  const problems: ShapeProblem[] = checkPoints(ring);
  if (ring.length < 3) problems.push({ code: 'tooFewVertices', at: ring[0] });
  for (const [vertex, at] of ring.entries()) {
    const next = ring[(vertex + 1) % ring.length];
    if (ring.length > 1 && next?.lat === at.lat && next.lng === at.lng) {
      problems.push({ code: 'duplicateVertex', vertex, at });
    }
  }
  if (problems.length > 0) return problems;
  return goesAroundPole(ring) ? [{ code: 'aroundPole', at: ring[0] }] : [];
}

const isWithin = (value: number, min: number, max: number) => value >= min && value <= max;

function checkPoints(points: readonly LatLng[]): ShapeProblem[] {
  return points.flatMap((at, vertex): ShapeProblem[] => {
    // A ring across the antimeridian runs past 180, but never a second time around the earth.
    if (isWithin(at.lat, -90, 90) && isWithin(at.lng, -360, 360)) return [];
    const isSwapped = isWithin(at.lng, -90, 90) && isWithin(at.lat, -180, 180);
    return [{ code: isSwapped ? 'latLngSwapped' : 'outOfRange', vertex, at }];
  });
}
