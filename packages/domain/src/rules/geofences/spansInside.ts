import type { LatLng } from '../history/miles';
import { containsPoint } from './depthMeters';
import { shortestTurn } from './geofenceShape';
import { type JudgedShape, type PackedPolygon, packPolygon } from './packedPolygon';
import { metersToEdge, PlaneAxes, type PlanePoint, planeAround } from './plane';

/** A part of a way, as fractions of it: 0 is its start, 1 its end. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** The parts of a straight way that are inside an area, in order, without overlaps. */
export function spansInside(shape: JudgedShape, start: LatLng, end: LatLng): readonly Span[] {
  const toPlane = planeAround(start);
  const way = toPlane(end);
  switch (shape.type) {
    case 'circle': {
      const center = toPlane(shape.center);
      if (metersToEdge(center, ORIGIN, way) > shape.radiusMeters) return [];
      return spanNear(way, center, center, shape.radiusMeters);
    }
    case 'corridor': {
      const line = shape.line.map(toPlane);
      const ends = line.length === 1 ? [...line, ...line] : line;
      return joined(ends.slice(1).flatMap((to, i) => spanNear(way, ends[i] as PlanePoint, to, shape.halfWidthMeters)));
    }
    case 'polygon':
      return spansInPolygon(packPolygon(shape), start, end);
    case 'packedPolygon':
      return spansInPolygon(shape, start, end);
  }
}

const ORIGIN: PlanePoint = { x: 0, y: 0 };
const STEPS = 48;

/**
 * The part of a way from the origin that is near an edge. The distance to an edge is convex along a straight way, so its
 * minimum is found by thirds and both limits by halves.
 */
function spanNear(way: PlanePoint, from: PlanePoint, to: PlanePoint, meters: number): Span[] {
  const distance = (at: number) => metersToEdge({ x: way.x * at, y: way.y * at }, from, to);
  let low = 0;
  let high = 1;
  for (let i = 0; i < STEPS * 2; i++) {
    const third = (high - low) / 3;
    if (distance(low + third) <= distance(high - third)) high -= third;
    else low += third;
  }
  const nearest = (low + high) / 2;
  if (distance(nearest) > meters) return [];
  const limit = (outer: number) => {
    if (distance(outer) <= meters) return outer;
    let inside = nearest;
    let outside = outer;
    for (let i = 0; i < STEPS; i++) {
      const middle = (inside + outside) / 2;
      if (distance(middle) <= meters) inside = middle;
      else outside = middle;
    }
    return inside;
  };
  return [{ from: limit(0), to: limit(1) }];
}

/** Where the way crosses edges, it goes in or out. */
function spansInPolygon(shape: PackedPolygon, start: LatLng, end: LatLng): readonly Span[] {
  const cuts = [0, ...cutsOf(shape, start, end), 1].sort((a, b) => a - b);
  const spans: Span[] = [];
  for (let i = 1; i < cuts.length; i++) {
    const from = cuts[i - 1] as number;
    const to = cuts[i] as number;
    if (to > from && containsPoint(shape, between(start, end, (from + to) / 2))) spans.push({ from, to });
  }
  return joined(spans);
}

function cutsOf({ numbers }: PackedPolygon, start: LatLng, end: LatLng): number[] {
  const axes = new PlaneAxes(start);
  const wayX = axes.east(end.lng);
  const wayY = axes.north(end.lat);
  const cuts: number[] = [];
  let at = 0;
  while (at < numbers.length) {
    for (let rings = numbers[at++] as number; rings > 0; rings--) {
      const ringEnd = at + 1 + 2 * (numbers[at] as number);
      let fromY = axes.north(numbers[ringEnd - 2] as number);
      let fromX = axes.east(numbers[ringEnd - 1] as number);
      for (at++; at < ringEnd; at += 2) {
        const toY = axes.north(numbers[at] as number);
        const toX = axes.east(numbers[at + 1] as number);
        const dx = toX - fromX;
        const dy = toY - fromY;
        const area = wayX * dy - wayY * dx;
        const cut = (fromX * dy - fromY * dx) / area;
        const along = (fromX * wayY - fromY * wayX) / area;
        if (area !== 0 && cut > 0 && cut < 1 && along >= 0 && along <= 1) cuts.push(cut);
        fromX = toX;
        fromY = toY;
      }
    }
  }
  return cuts;
}

/** The point at a fraction of a straight way. */
function between(start: LatLng, end: LatLng, at: number): LatLng {
  return {
    lat: start.lat + (end.lat - start.lat) * at,
    lng: start.lng + shortestTurn(end.lng - start.lng) * at,
  };
}

function joined(spans: readonly Span[]): readonly Span[] {
  const out: Span[] = [];
  for (const span of [...spans].sort((a, b) => a.from - b.from)) {
    const last = out.at(-1);
    if (last && span.from <= last.to) out[out.length - 1] = { from: last.from, to: Math.max(last.to, span.to) };
    else out.push(span);
  }
  return out;
}
