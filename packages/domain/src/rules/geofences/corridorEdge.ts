import type { LatLng } from '../history/miles';
import { type CorridorShape, unwrap } from './geofenceShape';
import { shapeRings } from './shapeRings';
import { type Span, spansInside } from './spansInside';

/** Pieces of the line that may cover the edge of another: only those next to it, or long corridors would take minutes. */
const NEIGHBORS = 3;
/** Of the half width: edges of two pieces that touch are not inside each other. */
const INSIDE_SHARE = 0.995;

/** The edge of a corridor as lines: the edges of its pieces, without what is inside of other pieces. */
export function corridorEdge(shape: CorridorShape): readonly (readonly LatLng[])[] {
  const line = unwrap(shape.line);
  const halfWidthMeters = shape.halfWidthMeters * INSIDE_SHARE;
  return shapeRings(shape).flatMap(({ outer }, piece) => {
    const near = Array.from({ length: 2 * NEIGHBORS + 1 }, (_, at) => piece - NEIGHBORS + at)
      .filter((at) => at !== piece)
      .flatMap((at) => {
        const [from, to] = [line[at], line[at + 1]];
        return from && to ? [{ type: 'corridor' as const, line: [from, to], halfWidthMeters }] : [];
      });
    return joined(
      outer.flatMap((from, at) => {
        const to = outer[(at + 1) % outer.length] ?? from;
        const covered = near.flatMap((other) => spansInside(other, from, to));
        return gaps(covered).map((gap) => [between(from, to, gap.from), between(from, to, gap.to)]);
      }),
    );
  });
}

/** What is left of a line from 0 to 1. */
function gaps(covered: readonly Span[]): Span[] {
  const left: Span[] = [];
  let at = 0;
  for (const { from, to } of covered.toSorted((a, b) => a.from - b.from)) {
    if (from > at) left.push({ from: at, to: from });
    at = Math.max(at, to);
  }
  if (at < 1) left.push({ from: at, to: 1 });
  return left;
}

function between(from: LatLng, to: LatLng, share: number): LatLng {
  if (share === 0) return from;
  if (share === 1) return to;
  return { lat: from.lat + (to.lat - from.lat) * share, lng: from.lng + (to.lng - from.lng) * share };
}

/** Lines that end where the next one begins as one. */
function joined(lines: readonly (readonly LatLng[])[]): LatLng[][] {
  const out: LatLng[][] = [];
  for (const [from, to] of lines) {
    if (!from || !to) continue;
    const last = out.at(-1);
    if (last?.at(-1) === from) last.push(to);
    else out.push([from, to]);
  }
  return out;
}
