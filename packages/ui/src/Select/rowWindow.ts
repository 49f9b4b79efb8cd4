export const ROW_HEIGHT_PX = 30;
/** A list is 320 px high at most: with one row cut at each end so many are in sight. */
const ROWS_IN_SIGHT = 12;
/** Rows kept on each side once the list is scrolled, for a browser that scrolls before it asks. */
const OVERSCAN = 3;
/** More than are ever made at once. A line that scrolls out is used again for one that comes in. */
export const LINES = ROWS_IN_SIGHT + 2 * OVERSCAN;

/** The rows that exist at this distance from the top, from the first up to but not including the last. */
export function rowsAt(scrolledPx: number, count: number): { from: number; to: number } {
  const inSight = Math.max(0, Math.min(Math.floor(scrolledPx / ROW_HEIGHT_PX), count - ROWS_IN_SIGHT));
  // a list that has just opened makes nothing that nobody sees
  if (inSight === 0) return { from: 0, to: Math.min(count, ROWS_IN_SIGHT) };
  return { from: Math.max(0, inSight - OVERSCAN), to: Math.min(count, inSight + ROWS_IN_SIGHT + OVERSCAN) };
}
