/** The drawing of a sparkline: its line, with gaps for missing values, and the position of its last value. */
export interface SparkPath {
  line: string;
  /** Points without neighbors, which have no line. */
  lone: { x: number; y: number }[];
  last?: { x: number; y: number } | undefined;
}

interface Frame {
  width: number;
  height: number;
  /** Space on every side for the line width and the mark. */
  inset: number;
}

/** Fits values into a frame. Equal values are drawn in the middle. */
export function sparkPath(values: readonly (number | null)[], { width, height, inset }: Frame): SparkPath {
  const known = values.filter((value) => value !== null);
  const [min, max] = [Math.min(...known), Math.max(...known)];
  const step = (width - 2 * inset) / Math.max(1, values.length - 1);
  const points = values.map((value, i) => {
    if (value === null) return null;
    const share = max === min ? 0.5 : (value - min) / (max - min);
    return { x: round(inset + i * step), y: round(height - inset - share * (height - 2 * inset)) };
  });

  const path: SparkPath = { line: '', lone: [] };
  points.forEach((point, i) => {
    if (!point) return;
    const [before, after] = [points[i - 1], points[i + 1]];
    if (before || after) path.line += `${before ? 'L' : 'M'}${point.x} ${point.y}`;
    else path.lone.push(point);
    path.last = point;
  });
  return path;
}

function round(px: number): number {
  return Math.round(px * 10) / 10;
}
