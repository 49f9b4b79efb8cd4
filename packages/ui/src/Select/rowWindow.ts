export const ROW_HEIGHT_PX = 30;
/** Rows visible in a list of its maximum height, 320 px, with one row cut at each end. */
const VISIBLE_ROWS = 12;
/** Extra rows on each side after the first scroll, because some browsers scroll before they report it. */
const OVERSCAN = 3;
/** Maximum number of rendered lines. A line that scrolls out is reused for one that scrolls in. */
export const LINES = VISIBLE_ROWS + 2 * OVERSCAN;

/** The rows rendered at a scroll position, from the first up to but not including the last. */
export function rowsAt(scrolledPx: number, count: number): { from: number; to: number } {
  const visible = Math.max(0, Math.min(Math.floor(scrolledPx / ROW_HEIGHT_PX), count - VISIBLE_ROWS));
  // A newly opened list renders only the visible rows.
  if (visible === 0) return { from: 0, to: Math.min(count, VISIBLE_ROWS) };
  return { from: Math.max(0, visible - OVERSCAN), to: Math.min(count, visible + VISIBLE_ROWS + OVERSCAN) };
}
