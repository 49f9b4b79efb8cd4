/** A report about the amber lamp. */
export interface LampReport {
  readonly at: Date;
  /** How long the lamp had been on; 0 if it was off. */
  readonly amberLampMs: number;
}

/** How long the amber lamp was on within a period, in ms, from reports in any order. What is reported twice counts once. */
export function lampOnMs(
  reports: readonly LampReport[],
  { from, to }: { readonly from: Date; readonly to: Date },
): number {
  const spans = reports
    .filter(({ amberLampMs }) => amberLampMs > 0)
    .map(({ at, amberLampMs }) => [
      Math.max(from.getTime(), at.getTime() - amberLampMs),
      Math.min(to.getTime(), at.getTime()),
    ])
    .sort(([a = 0], [b = 0]) => a - b);
  let total = 0;
  let counted = from.getTime();
  for (const [start = 0, end = 0] of spans) {
    total += Math.max(0, end - Math.max(start, counted));
    counted = Math.max(counted, end);
  }
  return total;
}
