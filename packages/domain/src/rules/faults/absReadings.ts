/** What a report of a trailer says next to its ABS faults. Null: not in the report. */
export interface AbsReading {
  /** Time of recording, in milliseconds since 1970, UTC. */
  atMs: number;
  speedMph: number | null;
  /** Of the trailer battery. */
  batteryVolts: number | null;
  isLampOn: boolean | null;
}

/** A stretch in which the lamp was reported as on. */
export interface LampStretch {
  fromMs: number;
  /** Null: on in the newest report. */
  toMs: number | null;
}

/** Most readings of one response: about two for each pixel of a wide chart. */
export const MAX_ABS_READINGS = 2_000;

/**
 * At most `limit` readings, oldest first. Of each equal part of the period with several, one remains: the highest speed,
 * the lowest voltage, and the lamp on if it was on in any, because those are what a fault depends on.
 */
export function thinAbsReadings(readings: readonly AbsReading[], limit = MAX_ABS_READINGS): AbsReading[] {
  const sorted = [...readings].sort((a, b) => a.atMs - b.atMs);
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (!first || !last || sorted.length <= limit) return sorted;
  const partMs = (last.atMs - first.atMs + 1) / limit;
  const parts = new Map<number, AbsReading>();
  for (const reading of sorted) {
    const part = Math.floor((reading.atMs - first.atMs) / partMs);
    const kept = parts.get(part);
    parts.set(part, kept ? together(kept, reading) : reading);
  }
  return [...parts.values()];
}

const together = (a: AbsReading, b: AbsReading): AbsReading => ({
  atMs: a.atMs,
  speedMph: most(a.speedMph, b.speedMph, Math.max),
  batteryVolts: most(a.batteryVolts, b.batteryVolts, Math.min),
  isLampOn: a.isLampOn === null ? b.isLampOn : b.isLampOn === null ? a.isLampOn : a.isLampOn || b.isLampOn,
});

const most = (a: number | null, b: number | null, choose: (a: number, b: number) => number) =>
  a === null ? b : b === null ? a : choose(a, b);

/** From each report with the lamp on until the next one with the lamp off. Reports without the lamp change nothing. */
export function lampStretches(readings: readonly AbsReading[]): LampStretch[] {
  const stretches: LampStretch[] = [];
  let open: LampStretch | undefined;
  for (const { atMs, isLampOn } of readings) {
    if (isLampOn === true && !open) {
      open = { fromMs: atMs, toMs: null };
      stretches.push(open);
    } else if (isLampOn === false && open) {
      open.toMs = atMs;
      open = undefined;
    }
  }
  return stretches;
}
