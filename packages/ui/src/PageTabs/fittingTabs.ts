/** Widths of a row of tabs in CSS pixels. */
export interface TabRow {
  /** Of each tab, in order. */
  widths: readonly number[];
  /** Between two tabs. */
  gapPx: number;
  /** Of the button that opens the rest. */
  morePx: number;
  /** For all tabs and the button. */
  availablePx: number;
}

/**
 * The tabs that are shown in a row, by their places: all if they fit, else the first ones that fit beside the button.
 * The current one is always among them.
 */
export function fittingTabs({ widths, gapPx, morePx, availablePx }: TabRow, current: number): readonly number[] {
  const places = widths.map((_, place) => place);
  const widthOf = (shown: readonly number[]) => shown.reduce((sum, place) => sum + (widths[place] ?? 0) + gapPx, 0);
  if (widthOf(places) - gapPx <= availablePx) return places;
  let shown = places.filter((place) => place === current);
  for (const place of places) {
    if (place === current) continue;
    const wider = [...shown, place];
    if (widthOf(wider) + morePx > availablePx) break;
    shown = wider;
  }
  return shown.sort((a, b) => a - b);
}
