import { HISTORY_POLICY } from '../history/historyPolicy';
import { greatCircleMiles, type LatLng } from '../history/miles';

/** What is doubtful about a report. It is kept in the log with these words and moves no marker. */
export const FixFlag = {
  /** It came after a newer one. */
  OutOfOrder: 'outOfOrder',
  /** No trailer gets from the last place to this one in the time between. */
  Teleport: 'teleport',
  /** The device's clock was ahead; the report stands at the instant it arrived. */
  ClockAhead: 'clockAhead',
} as const;
export type FixFlag = (typeof FixFlag)[keyof typeof FixFlag];

/** A place at an instant. */
export interface PlacedFix extends LatLng {
  readonly at: Date;
}

/** What an operator reads of it. A flag that is not known here is shown as it came. */
export const FIX_FLAG_WORDS: Readonly<Record<string, string>> = {
  [FixFlag.OutOfOrder]: 'Came after a newer report',
  [FixFlag.Teleport]: 'Position not believed: too far away for the time between',
  [FixFlag.ClockAhead]: 'Clock of the device was ahead',
};

const HOUR_MS = 3_600_000;

/** What the next fix is compared with. */
export interface FixMemory {
  /** The newest place that is believed. */
  readonly believed: PlacedFix | undefined;
  /** A place that came after it and was not. */
  readonly doubted: PlacedFix | undefined;
}

/**
 * Whether a fix is believed: it can be reached from the place that is believed, or two fixes in a row tell of the same
 * new place, as after a device was moved by air. `timesLife` widens the limit where simulated trailers are faster.
 */
export function believesFix({ believed, doubted }: FixMemory, fix: PlacedFix, timesLife = 1): boolean {
  if (!believed || canReach(believed, fix, timesLife)) return true;
  return doubted !== undefined && doubted.at < fix.at && canReach(doubted, fix, timesLife);
}

function canReach(from: PlacedFix, to: PlacedFix, timesLife: number): boolean {
  const miles = greatCircleMiles(from, to);
  if (miles <= HISTORY_POLICY.jitterMiles * timesLife) return true;
  const hours = (to.at.getTime() - from.at.getTime()) / HOUR_MS;
  return hours > 0 && miles / hours <= HISTORY_POLICY.impossibleAboveMph * timesLife;
}
