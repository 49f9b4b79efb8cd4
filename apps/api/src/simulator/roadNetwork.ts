import { flatMiles } from '@gladhand/domain/fleet';
import createGraph from 'ngraph.graph';
import { aStar } from 'ngraph.path';
import { ROADS } from './generated/roads';

/** A position in degrees. */
export interface RoadPoint {
  readonly lat: number;
  readonly lng: number;
}

/** The roads on which simulated trailers drive. */
export interface RoadNetwork {
  /**
   * The shortest way along roads. It begins and ends at the given positions, with a straight line to the nearest road.
   * Undefined if one of them is far from any road.
   */
  route: (from: RoadPoint, to: RoadPoint) => RoadPoint[] | undefined;
  /** The nearest point of a road, and the next one of the same road; undefined if there is none nearby. */
  nearest: (at: RoadPoint, withinMiles: number) => { point: RoadPoint; next: RoadPoint } | undefined;
}

interface Edge {
  readonly a: number;
  readonly b: number;
  readonly points: readonly RoadPoint[];
  /** Its length in miles on an interstate, which drivers prefer. */
  readonly cost: number;
}

const SCALE = 10_000;
/** Cells in which points are searched, in degrees. */
const CELL = 0.5;
const JOINS_WITHIN_MILES = 30;
/** Cost of a mile by class: interstate, US route, state route. */
const COST = [1, 1.2, 1.4] as const;

let network: RoadNetwork | undefined;

/** Reads the roads with the first call. */
export function roadNetwork(): RoadNetwork {
  network ??= readNetwork();
  return network;
}

function readNetwork(): RoadNetwork {
  const { nodes, edges } = unpack(Buffer.from(ROADS, 'base64'));
  const graph = createGraph<RoadPoint, Edge>();
  nodes.forEach((node, index) => {
    graph.addNode(index, node);
  });
  const cells = new Map<string, [edge: Edge, index: number][]>();
  for (const edge of edges) {
    // Of parallel roads the shorter one counts
    const parallel = graph.getLink(edge.a, edge.b);
    if (!parallel || parallel.data.cost > edge.cost) graph.addLink(edge.a, edge.b, edge);
    edge.points.forEach((point, index) => {
      const key = cellOf(point, 0, 0);
      const own = cells.get(key);
      if (own) own.push([edge, index]);
      else cells.set(key, [[edge, index]]);
    });
  }
  const finder = aStar(graph, {
    distance: (_from, _to, { data }) => data.cost,
    heuristic: (from, to) => flatMiles(from.data, to.data),
  });

  function nearestPoint(at: RoadPoint, withinMiles: number): [edge: Edge, index: number] | undefined {
    let best: [Edge, number] | undefined;
    let bestMiles = withinMiles;
    for (let x = -1; x <= 1; x++) {
      for (let y = -1; y <= 1; y++) {
        for (const entry of cells.get(cellOf(at, x, y)) ?? []) {
          const miles = flatMiles(at, entry[0].points[entry[1]] as RoadPoint);
          if (miles >= bestMiles) continue;
          bestMiles = miles;
          best = entry;
        }
      }
    }
    return best;
  }

  return {
    nearest(at, withinMiles) {
      const found = nearestPoint(at, withinMiles);
      if (!found) return undefined;
      const [{ points }, index] = found;
      const point = points[index];
      const next = points[index + 1] ?? points[index - 1];
      return point && next && { point, next };
    },
    route(from, to) {
      const start = nearestPoint(from, JOINS_WITHIN_MILES);
      const end = nearestPoint(to, JOINS_WITHIN_MILES);
      if (!start || !end) return undefined;
      if (start[0] === end[0]) return [from, ...between(start[0], start[1], end[1]), to];
      const first = endToward(start[0], to);
      const last = endToward(end[0], from);
      const path = finder.find(first, last).reverse();
      if (path.length === 0) return undefined;
      const route: RoadPoint[] = [from];
      const add = (points: readonly RoadPoint[]) => {
        for (const point of points) {
          // The way back along the same road is left out
          if (route.at(-2) === point) route.pop();
          else if (route.at(-1) !== point) route.push(point);
        }
      };
      add(between(start[0], start[1], first === start[0].a ? 0 : start[0].points.length - 1));
      path.slice(1).forEach(({ id }, index) => {
        const before = path[index]?.id as number;
        const edge = (graph.getLink(before, id) ?? graph.getLink(id, before))?.data;
        if (edge) add(edge.a === before ? edge.points : edge.points.toReversed());
      });
      add(between(end[0], last === end[0].a ? 0 : end[0].points.length - 1, end[1]));
      return [...route, to];
    },
  };
}

/** The points of an edge from one index to another, in either direction. */
function between({ points }: Edge, from: number, to: number): readonly RoadPoint[] {
  return from <= to ? points.slice(from, to + 1) : points.slice(to, from + 1).reverse();
}

/** The end of an edge that is nearer to a position. */
function endToward({ a, b, points }: Edge, to: RoadPoint): number {
  return flatMiles(points[0] as RoadPoint, to) <= flatMiles(points.at(-1) as RoadPoint, to) ? a : b;
}

function cellOf({ lat, lng }: RoadPoint, x: number, y: number): string {
  return `${Math.floor(lng / CELL) + x} ${Math.floor(lat / CELL) + y}`;
}

/** Nodes and edges from their packed form: varints of differences, in 10,000ths of a degree. */
function unpack(bytes: Uint8Array): { nodes: RoadPoint[]; edges: Edge[] } {
  let offset = 0;
  const read = () => {
    let value = 0;
    for (let shift = 1; ; shift *= 0x80) {
      const byte = bytes[offset++] as number;
      value += (byte & 0x7f) * shift;
      if (byte < 0x80) return value;
    }
  };
  const signed = () => {
    const value = read();
    return value % 2 === 1 ? -(value + 1) / 2 : value / 2;
  };
  let x = 0;
  let y = 0;
  const readPoint = () => {
    x += signed();
    y += signed();
    return { lat: y / SCALE, lng: x / SCALE };
  };
  const nodes = Array.from({ length: read() }, readPoint);
  let a = 0;
  const edges = Array.from({ length: read() }, () => {
    a += read();
    const b = a + read();
    const roadClass = read();
    const count = read();
    const from = nodes[a] as RoadPoint;
    x = Math.round(from.lng * SCALE);
    y = Math.round(from.lat * SCALE);
    const points = [from, ...Array.from({ length: count }, readPoint), nodes[b] as RoadPoint];
    const miles = points.slice(1).reduce((sum, point, index) => sum + flatMiles(points[index] as RoadPoint, point), 0);
    return { a, b, points, cost: miles * (COST[roadClass] ?? 1) };
  });
  return { nodes, edges };
}
