/** A written label: its sides and its baseline in canvas pixels. */
export interface WrittenLabel {
  readonly from: number;
  readonly to: number;
  readonly y: number;
}

const LINE_PX = 14;

/** The baseline of the label of a limit: above its line, or below where the plot has no room above. */
export const thresholdLabelY = (lineY: number, top: number, px: number): number =>
  lineY - top < (LINE_PX + 5) * px ? lineY + (LINE_PX - 2) * px : lineY - 5 * px;

/** The baseline of the label of an event: at the top, or below the labels of limits that are there. */
export function markLabelY(
  { from, to }: Pick<WrittenLabel, 'from' | 'to'>,
  limits: readonly WrittenLabel[],
  top: number,
  px: number,
): number {
  let y = top + 13 * px;
  for (const limit of [...limits].sort((a, b) => a.y - b.y)) {
    const overlaps = from < limit.to && limit.from < to && Math.abs(limit.y - y) < LINE_PX * px;
    if (overlaps) y = limit.y + LINE_PX * px;
  }
  return y;
}
