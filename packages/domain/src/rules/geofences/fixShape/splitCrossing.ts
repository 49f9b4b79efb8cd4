import type { LatLng } from '../../history/miles';
import { checkShape } from '../checkShape';
import { containsPoint } from '../depthMeters';
import type { GeofenceShape, PolygonPart, Ring } from '../geofenceShape';
import { packPolygon } from '../packedPolygon';
import { metersBetween } from '../plane';
import { ringArea } from '../ringArea';
import { ringFaces } from './ringFaces';

/** Smaller areas are left out: they come from edges that nearly lie upon each other. */
const MIN_AREA_SQUARE_METERS = 0.5;
/** A hole that would touch the ring around it keeps this distance. */
const GAP_METERS = 0.02;

/**
 * The shape with each ring that crosses itself as several parts, which are the areas that it encloses by the even-odd
 * rule. Undefined if that doesn't make it valid.
 */
export function splitCrossing(shape: GeofenceShape): GeofenceShape | undefined {
  if (shape.type !== 'polygon' || !checkShape(shape).some(({ code }) => code === 'crossingEdges')) return undefined;
  const parts: PolygonPart[] = [];
  for (const part of shape.parts) {
    const split = isCrossing(part.outer) ? splitPart(part) : [part];
    if (!split) return undefined;
    parts.push(...split);
  }
  const result = { type: 'polygon', parts } as const;
  return checkShape(result).length === 0 ? result : undefined;
}

const isCrossing = (outer: Ring) =>
  checkShape({ type: 'polygon', parts: [{ outer, holes: [] }] }).some(({ code }) => code === 'crossingEdges');

function splitPart({ outer, holes }: PolygonPart): PolygonPart[] | undefined {
  const faces = ringFaces(outer);
  if (!faces) return undefined;
  const parts = faces.flatMap(partsOfFace);
  const isPlaced = holes.every((hole) => {
    const around = parts.find((part) => isWithin(hole, part));
    around?.holes.push(hole);
    return around;
  });
  return isPlaced ? parts : undefined;
}

function isWithin(ring: Ring, part: PolygonPart): boolean {
  const area = packPolygon({ type: 'polygon', parts: [part] });
  return ring.every((point) => containsPoint(area, point));
}

/** The parts of an area. Where its line meets itself, it is either several areas, or one around a hole. */
function partsOfFace(line: readonly LatLng[]): { outer: Ring; holes: Ring[] }[] {
  const loops = loopsOf(line).filter((loop) => ringArea(loop) >= MIN_AREA_SQUARE_METERS);
  const parts = loops.filter(isCounterclockwise).map((outer) => ({ outer, holes: [] as Ring[] }));
  for (const hole of loops.filter((loop) => !isCounterclockwise(loop))) {
    const inner = awayFrom(hole, line);
    parts.find(({ outer }) => isWithin(inner, { outer, holes: [] }))?.holes.push(inner);
  }
  return parts;
}

/** A closed line as loops that meet no point twice. */
function loopsOf(line: readonly LatLng[]): LatLng[][] {
  const loops: LatLng[][] = [];
  const path: LatLng[] = [];
  for (const point of line) {
    const before = path.indexOf(point);
    if (before >= 0) loops.push(path.splice(before));
    path.push(point);
  }
  loops.push(path);
  return loops.filter(({ length }) => length >= 3);
}

function isCounterclockwise(loop: Ring): boolean {
  let doubled = 0;
  let from = loop.at(-1);
  for (const to of loop) {
    if (from) doubled += from.lng * to.lat - to.lng * from.lat;
    from = to;
  }
  return doubled > 0;
}

/** A hole without the points where it touches its surroundings: it ends a little before them. */
function awayFrom(hole: Ring, line: readonly LatLng[]): Ring {
  return hole.flatMap((point, at) => {
    if (line.indexOf(point) === line.lastIndexOf(point)) return [point];
    const before = hole.at(at - 1) as LatLng;
    const after = hole[(at + 1) % hole.length] as LatLng;
    return [towards(point, before), towards(point, after)];
  });
}

function towards(point: LatLng, other: LatLng): LatLng {
  const share = Math.min(0.4, GAP_METERS / Math.max(GAP_METERS, metersBetween(point, other)));
  return { lat: point.lat + (other.lat - point.lat) * share, lng: point.lng + (other.lng - point.lng) * share };
}
