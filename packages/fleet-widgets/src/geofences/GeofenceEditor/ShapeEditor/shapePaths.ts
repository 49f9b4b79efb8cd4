import { circleRing, type GeofenceShape } from '@gladhand/domain/geofences';
import type { MapPoint } from '../../../map/mapFeatures';
import { metersPerPixel, type PixelPoint, project } from '../../../map/mercator';

/** Edges are straight in longitude and latitude, so long ones bend on the map: they are drawn in pieces. */
const PIECE_DEGREES = 0.5;
const MAX_PIECES = 64;
/** A corridor gets another width when the scale of the map has changed by more. */
const WIDTH_TOLERANCE = 0.02;

/** A line of a corridor with its width on the map. */
export interface CorridorRun {
  d: string;
  widthPx: number;
}

/** What to draw of a shape, in pixels from its anchor at a zoom. */
export interface ShapePaths {
  /** Areas with their holes, one per part. */
  areas: readonly string[];
  runs: readonly CorridorRun[];
}

/** A shape as far as it is drawn: rings with less than three vertices are lines. */
export interface DrawnShape {
  rings: readonly (readonly (readonly MapPoint[])[])[];
  line: readonly MapPoint[];
  halfWidthMeters: number;
}

const NOTHING: DrawnShape = { rings: [], line: [], halfWidthMeters: 0 };

/** The lines of a complete shape. */
export function drawnShape(shape: GeofenceShape): DrawnShape {
  switch (shape.type) {
    case 'circle':
      return { ...NOTHING, rings: [[circleRing(shape)]] };
    case 'polygon':
      return { ...NOTHING, rings: shape.parts.map(({ outer, holes }) => [outer, ...holes]) };
    case 'corridor':
      return { ...NOTHING, line: shape.line, halfWidthMeters: shape.halfWidthMeters };
  }
}

/** The first vertex, from which the paths are drawn. */
export const anchorOf = ({ rings, line }: DrawnShape): MapPoint | undefined =>
  rings.flat().find(({ length }) => length > 0)?.[0] ?? line[0];

export function shapePaths(shape: DrawnShape, zoom: number, anchor = anchorOf(shape)): ShapePaths {
  if (!anchor) return { areas: [], runs: [] };
  const toPath = pathFrom(anchor, zoom);
  return {
    areas: shape.rings.map((rings) => rings.map((ring) => toPath(ring, ring.length > 2)).join('')),
    runs: corridorRuns(shape).map(({ points, lat }) => ({
      d: toPath(points, false),
      widthPx: (2 * shape.halfWidthMeters) / metersPerPixel({ lat, zoom }),
    })),
  };
}

/** The path of one edge, e.g. to mark it. */
export function edgePath(anchor: MapPoint | undefined, zoom: number, edge: readonly MapPoint[]): string {
  return anchor ? pathFrom(anchor, zoom)(edge, false) : '';
}

// Positions don't change, and a drag changes one of thousands.
const projected = new WeakMap<MapPoint, PixelPoint>();
function projectOnce(point: MapPoint): PixelPoint {
  const known = projected.get(point);
  if (known) return known;
  const made = project(point);
  projected.set(point, made);
  return made;
}

/** A piece of a line that was written before. */
interface Written {
  anchor: MapPoint;
  zoom: number;
  from: MapPoint | undefined;
  points: readonly MapPoint[];
  d: string;
}

const PIECE_VERTICES = 100;
/** By its first vertex. A drag changes one vertex of thousands, so all other pieces are written already. */
const pieceOf = new WeakMap<MapPoint, Written>();

function pathFrom(anchor: MapPoint, zoom: number): (line: readonly MapPoint[], isClosed: boolean) => string {
  const origin = projectOnce(anchor);
  const scale = 2 ** zoom;
  const written = (at: PixelPoint) => `L${round((at.x - origin.x) * scale)} ${round((at.y - origin.y) * scale)}`;
  const write = (start: MapPoint | undefined, points: readonly MapPoint[]) => {
    let d = '';
    let from = start;
    for (const to of points) {
      if (from) for (const between of pieces(from, to)) d += written(project(between));
      d += written(projectOnce(to));
      from = to;
    }
    return d;
  };
  const writeOnce = (from: MapPoint | undefined, points: readonly MapPoint[]) => {
    const [first] = points;
    if (!first || points.length < PIECE_VERTICES) return write(from, points);
    const known = pieceOf.get(first);
    if (
      known &&
      known.anchor === anchor &&
      known.zoom === zoom &&
      known.from === from &&
      isSame(known.points, points)
    ) {
      return known.d;
    }
    const d = write(from, points);
    pieceOf.set(first, { anchor, zoom, from, points, d });
    return d;
  };
  return (line, isClosed) => {
    let d = '';
    for (let start = 0; start < line.length; start += PIECE_VERTICES) {
      const from = start > 0 ? line[start - 1] : isClosed ? line.at(-1) : undefined;
      d += writeOnce(from, line.slice(start, start + PIECE_VERTICES));
    }
    return `${d.replace('L', 'M')}${isClosed ? 'Z' : ''}`;
  };
}

const isSame = (a: readonly MapPoint[], b: readonly MapPoint[]): boolean =>
  a.length === b.length && a.every((point, index) => point === b[index]);

const round = (px: number) => Math.round(px * 100) / 100;

/** Points between the ends of a long edge. */
function pieces(from: MapPoint, to: MapPoint): readonly MapPoint[] {
  const span = Math.max(Math.abs(to.lat - from.lat), Math.abs(to.lng - from.lng));
  if (span <= PIECE_DEGREES) return [];
  const count = Math.min(MAX_PIECES, Math.ceil(span / PIECE_DEGREES));
  return Array.from({ length: count - 1 }, (_, i) => {
    const share = (i + 1) / count;
    return { lat: from.lat + (to.lat - from.lat) * share, lng: from.lng + (to.lng - from.lng) * share };
  });
}

/** The line of a corridor in runs in which the scale of the map is nearly the same. */
function corridorRuns({ line }: DrawnShape): readonly { points: readonly MapPoint[]; lat: number }[] {
  const runs: { points: MapPoint[]; lat: number }[] = [];
  let from: MapPoint | undefined;
  for (const end of line) {
    for (const to of from ? [...pieces(from, end), end] : [end]) {
      const run = runs.at(-1);
      if (!run || !from) runs.push({ points: [to], lat: to.lat });
      else if (Math.abs(scaleAt(to.lat) / scaleAt(run.lat) - 1) > WIDTH_TOLERANCE) {
        runs.push({ points: [from, to], lat: to.lat });
      } else run.points.push(to);
      from = to;
    }
  }
  return runs;
}

const scaleAt = (lat: number) => Math.cos((lat * Math.PI) / 180);
