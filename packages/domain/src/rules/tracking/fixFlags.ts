import { HISTORY_POLICY } from '../history/historyPolicy';
import { greatCircleMiles, type LatLng } from '../history/miles';

/** Why a report's position is implausible. The flag is stored in the log, and the position moves no marker. */
export const FixFlag = {
  /** The report arrived after a newer one. */
  OutOfOrder: 'outOfOrder',
  /** The trailer can't have covered this distance in the time since its last position. */
  Teleport: 'teleport',
  /** The device clock was ahead, so the report is stored with its time of arrival. */
  ClockAhead: 'clockAhead',
} as const;
export type FixFlag = (typeof FixFlag)[keyof typeof FixFlag];

/** A position at an instant. */
export interface PlacedFix extends LatLng {
  readonly at: Date;
}

/** Texts for operators. An unknown flag is shown unchanged. */
export const FIX_FLAG_WORDS: Readonly<Record<string, string>> = {
  [FixFlag.OutOfOrder]: 'Arrived after a newer report',
  [FixFlag.Teleport]: 'Implausible position: too far from the previous one in this time',
  [FixFlag.ClockAhead]: "The device's clock was ahead",
};

const HOUR_MS = 3_600_000;

/** The positions that the next fix is compared with. */
export interface FixMemory {
  /** The newest accepted position. */
  readonly believed: PlacedFix | undefined;
  /** A later position that was not accepted. */
  readonly doubted: PlacedFix | undefined;
}

/**
 * Whether a fix is plausible: it can be reached from the last accepted position, or two consecutive fixes agree on a
 * new place, as after a device was shipped by air. `timesLife` raises the limit where simulated trailers are faster.
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
