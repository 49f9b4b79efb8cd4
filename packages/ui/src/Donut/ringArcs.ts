/** One arc of a ring, in shares of the whole turn from 12 o'clock. */
export interface RingArc {
  from: number;
  share: number;
}

/** What is not zero stays this visible. */
export const SMALLEST_SHARE = 0.045;

/**
 * Lays out counts around a ring in their order. A count above zero gets at least 4.5 % of the ring; the others give up
 * what that takes, in proportion.
 */
export function ringArcs(counts: readonly number[]): RingArc[] {
  const shares = ringShares(counts);
  let from = 0;
  return shares.map((share) => {
    const arc = { from, share };
    from += share;
    return arc;
  });
}

function ringShares(counts: readonly number[]): number[] {
  const lifted = new Set<number>();
  for (;;) {
    const free = 1 - lifted.size * SMALLEST_SHARE;
    const rest = counts.reduce((sum, count, i) => (lifted.has(i) ? sum : sum + count), 0);
    const shares = counts.map((count, i) => (lifted.has(i) ? SMALLEST_SHARE : rest > 0 ? (free * count) / rest : 0));
    const small = shares.findIndex((share, i) => share > 0 && share < SMALLEST_SHARE && !lifted.has(i));
    if (small < 0) return shares;
    lifted.add(small);
  }
}
