/** A value and its time. */
export interface TrendPoint {
  readonly at: Date;
  readonly value: number;
}

/** Values at equal steps, oldest first; null where nothing was reported for too long. */
export interface Trend {
  readonly values: readonly (number | null)[];
  /** From the oldest point to the newest, in milliseconds. */
  readonly spanMs: number;
}

/** More steps would not be visible in a small chart. */
const MAX_STEPS = 48;

/**
 * Converts reports at irregular times to equal steps: each step has the newest value so far, unless that is older than
 * `maxGapMs`. Undefined if there are fewer than two points.
 */
export function trendOf(points: readonly TrendPoint[], maxGapMs: number): Trend | undefined {
  const sorted = [...points].sort((a, b) => a.at.getTime() - b.at.getTime());
  const [first] = sorted;
  const last = sorted.at(-1);
  if (!first || !last || sorted.length < 2) return undefined;
  const startMs = first.at.getTime();
  const spanMs = last.at.getTime() - startMs;
  if (spanMs === 0) return undefined;
  const steps = Math.min(MAX_STEPS, sorted.length);
  let next = 0;
  const values = Array.from({ length: steps }, (_, step) => {
    const until = startMs + (spanMs * step) / (steps - 1);
    while (next < sorted.length && (sorted[next] as TrendPoint).at.getTime() <= until) next++;
    const newest = sorted[next - 1];
    return newest && until - newest.at.getTime() <= maxGapMs ? newest.value : null;
  });
  // The last step always has the newest value, because it is shown next to the chart; rounding must not drop it.
  values[steps - 1] = last.value;
  return { values, spanMs };
}
