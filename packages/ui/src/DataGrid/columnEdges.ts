import type { ItemRange } from './gridTypes';

/** The start of each column in CSS pixels, and the end of the last one. */
export function columnEdges(widthsPx: readonly number[]): Float64Array {
  const edges = new Float64Array(widthsPx.length + 1);
  for (const [index, width] of widthsPx.entries()) edges[index + 1] = (edges[index] as number) + width;
  return edges;
}

/** The columns that have a part between two positions in CSS pixels; none if there is no room between them. */
export function columnsBetween(edges: Float64Array, startPx: number, endPx: number): ItemRange {
  const count = edges.length - 1;
  if (count === 0 || endPx <= startPx) return { first: 0, last: -1 };
  const first = Math.min(count - 1, columnAt(edges, startPx));
  return { first, last: Math.max(first, Math.min(count - 1, columnAt(edges, endPx, true))) };
}

/** The last column that starts at a position or before it; with `before`, before it. */
function columnAt(edges: Float64Array, atPx: number, before = false): number {
  let low = 0;
  let high = edges.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    const start = edges[middle] as number;
    if (before ? start < atPx : start <= atPx) low = middle;
    else high = middle - 1;
  }
  return low;
}
