// How long calls take.
import { median } from './table.mjs';

/** How long a call took, in ms. */
export async function timed(call) {
  const startedAt = performance.now();
  await call();
  return performance.now() - startedAt;
}

/** The median of several calls in ms, one after the other, without a first one that fills caches. */
export async function medianOf(runs, call) {
  const took = [];
  await call();
  for (let run = 0; run < runs; run++) took.push(await timed(call));
  return median(took);
}
