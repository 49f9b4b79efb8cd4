import type { LatLng } from '../../history/miles';
import { type PolygonPart, type Ring, unwrap } from '../geofenceShape';

/** The ring counterclockwise, or clockwise if it is a hole. Its first vertex stays the first. */
function turnRing(ring: Ring, isHole: boolean): Ring {
  const isCounterclockwise = signedArea(ring) > 0;
  if (isCounterclockwise !== isHole) return ring;
  const [first, ...others] = ring;
  return first ? [first, ...others.reverse()] : ring;
}

/** Twice the area in square degrees, negative if the ring is clockwise. The ring must be unwrapped. */
function signedArea(ring: Ring): number {
  let sum = 0;
  let from = ring.at(-1);
  for (const to of ring) {
    if (from) sum += from.lng * to.lat - to.lng * from.lat;
    from = to;
  }
  return sum;
}

/**
 * A part in parts that are west or east of the antimeridian, with longitudes from -180 to 180. Outer rings are
 * counterclockwise and holes clockwise, as RFC 7946 prescribes.
 */
export function splitPart({ outer, holes }: PolygonPart): readonly PolygonPart[] {
  const ring = turnRing(fromWest(unwrap(outer)), false);
  const { west, east } = extent(ring);
  const inside = holes.map((hole) => turnRing(nextTo(unwrap(hole), west, east), true));
  if (east <= 180) return [{ outer: ring, holes: inside }];
  return [
    ...cut([ring, ...inside], ({ lng }) => 180 - lng),
    ...cut([ring, ...inside], ({ lng }) => lng - 180).map((part) => ({
      outer: moved(part.outer, -360),
      holes: part.holes.map((hole) => moved(hole, -360)),
    })),
  ];
}

/** A line in lines with longitudes from -180 to 180. */
export function splitLine(line: readonly LatLng[]): readonly (readonly LatLng[])[] {
  const points = fromWest(unwrap(line));
  const lines: LatLng[][] = [];
  let piece: LatLng[] = [];
  let turn = 0;
  for (const [index, point] of points.entries()) {
    const before = points[index - 1];
    const turnHere = 360 * Math.floor((point.lng + 180) / 360);
    // A point on the antimeridian ends the line before it.
    const isOnEdge = point.lng - turn === 180;
    if (before && turnHere !== turn && !isOnEdge) {
      const edge = turnHere > turn ? 180 : -180;
      const lat = crossingLatitude(before, point, turn + edge);
      if (before.lng !== turn + edge) piece.push({ lat, lng: edge });
      lines.push(piece);
      piece = [{ lat, lng: -edge }];
      turn = turnHere;
    } else if (!before) {
      turn = turnHere;
    }
    piece.push({ lat: point.lat, lng: point.lng - turn });
  }
  lines.push(piece);
  return lines.filter(({ length }) => length > 1);
}

const crossingLatitude = (from: LatLng, to: LatLng, lng: number) =>
  from.lat + ((to.lat - from.lat) * (lng - from.lng)) / (to.lng - from.lng);

const moved = (line: readonly LatLng[], degrees: number): readonly LatLng[] =>
  degrees === 0 ? line : line.map(({ lat, lng }) => ({ lat, lng: lng + degrees }));

/** The line moved by full turns, so that its western end is from -180 to 180. */
function fromWest(line: readonly LatLng[]): readonly LatLng[] {
  const { west } = extent(line);
  return moved(line, -360 * Math.floor((west + 180) / 360));
}

/** The ring moved by full turns to where its part is. */
function nextTo(ring: Ring, west: number, east: number): Ring {
  const own = extent(ring);
  return moved(ring, 360 * Math.round(((west + east) / 2 - (own.west + own.east) / 2) / 360));
}

function extent(line: readonly LatLng[]): { west: number; east: number } {
  let west = Number.POSITIVE_INFINITY;
  let east = Number.NEGATIVE_INFINITY;
  for (const { lng } of line) {
    west = Math.min(west, lng);
    east = Math.max(east, lng);
  }
  return { west, east };
}

/** A line of vertices on one side of the cut, which begins and ends on the cut. */
interface Chain {
  readonly points: LatLng[];
}

/**
 * The areas on one side of the antimeridian. The side of a point is positive there. Each ring is cut into chains; where
 * a chain ends on the antimeridian, the area continues with the chain that begins at the next crossing along it.
 */
function cut(rings: readonly Ring[], side: (point: LatLng) => number): PolygonPart[] {
  const chains: Chain[] = [];
  const whole: Ring[] = [];
  for (const ring of rings) {
    if (ring.every((point) => side(point) >= 0)) whole.push(ring);
    else chains.push(...chainsOf(ring, side));
  }
  return joined(chains).map((outer) => ({
    outer,
    holes: whole.filter(([corner]) => corner && isInRing(outer, corner)),
  }));
}

function chainsOf(ring: Ring, side: (point: LatLng) => number): Chain[] {
  const start = ring.findIndex((point) => side(point) < 0);
  const chains: Chain[] = [];
  let open: LatLng[] | undefined;
  for (let step = 0; step < ring.length; step++) {
    const from = ring[(start + step) % ring.length] as LatLng;
    const to = ring[(start + step + 1) % ring.length] as LatLng;
    const isFromIn = side(from) >= 0;
    const isToIn = side(to) >= 0;
    if (isFromIn !== isToIn) {
      const along = side(from) / (side(from) - side(to));
      const at = { lat: from.lat + (to.lat - from.lat) * along, lng: 180 };
      if (isToIn) open = [at];
      else if (open) {
        open.push(at);
        chains.push({ points: withoutDoubles(open) });
        open = undefined;
      }
    }
    if (isToIn && open) open.push(to);
  }
  return chains.filter(({ points }) => points.length > 2);
}

const withoutDoubles = (line: readonly LatLng[]): LatLng[] =>
  line.filter(({ lat, lng }, index) => {
    const before = line[index - 1];
    return !before || before.lat !== lat || before.lng !== lng;
  });

function joined(chains: readonly Chain[]): Ring[] {
  const ends = chains
    .flatMap((chain) => [
      { chain, isStart: true, lat: chain.points[0]?.lat ?? 0 },
      { chain, isStart: false, lat: chain.points.at(-1)?.lat ?? 0 },
    ])
    .sort((a, b) => a.lat - b.lat);
  const next = new Map<Chain, Chain>();
  for (let i = 0; i + 1 < ends.length; i += 2) {
    const pair = [ends[i], ends[i + 1]];
    const start = pair.find((end) => end?.isStart);
    const end = pair.find((one) => one && !one.isStart);
    // Rings that cross each other have two starts in a row: each of their chains is closed on its own.
    if (start && end) next.set(end.chain, start.chain);
  }
  const rings: Ring[] = [];
  const used = new Set<Chain>();
  for (const first of chains) {
    const ring: LatLng[] = [];
    for (let chain: Chain | undefined = first; chain && !used.has(chain); chain = next.get(chain)) {
      used.add(chain);
      ring.push(...chain.points);
    }
    if (ring.length > 2) rings.push(ring);
  }
  return rings;
}

function isInRing(ring: Ring, point: LatLng): boolean {
  let isInside = false;
  let from = ring.at(-1);
  for (const to of ring) {
    if (from && from.lat > point.lat !== to.lat > point.lat) {
      const lng = from.lng + ((point.lat - from.lat) / (to.lat - from.lat)) * (to.lng - from.lng);
      if (lng > point.lng) isInside = !isInside;
    }
    from = to;
  }
  return isInside;
}
