import { isMoving } from '../connectivity/connectivity';
import { HISTORY_POLICY } from './historyPolicy';
import type { HistoryFix } from './historyReport';
import { expectedIntervals, type HistoryTrack } from './historyTrack';

/** What a trailer did in a period. The three durations add up to the length of the period. */
export interface HistoryTotals {
  /** Straight-line miles from fix to fix where the trailer drove. */
  readonly milesDriven: number;
  /** Straight-line miles across gaps, where the route is unknown. */
  readonly milesUnseen: number;
  readonly movingMs: number;
  readonly standingMs: number;
  /** Without reports, also before the first and after the last one. */
  readonly unseenMs: number;
}

/** A period in milliseconds since 1970. */
export interface Period {
  readonly fromMs: number;
  readonly toMs: number;
}

/**
 * The totals of a period. Around the first and last fix, the trailer continues as it was for as long as a report isn't
 * overdue; beyond that it is unseen. @param tetheredNow current tether status, as for `historyTrack`
 */
export function historyTotals(
  track: HistoryTrack,
  { fromMs, toMs }: Period,
  tetheredNow: string | null = null,
): HistoryTotals {
  const { milesDriven, milesUnseen } = track;
  const durations = { moving: track.movingMs, standing: track.standingMs, unseen: track.unseenMs };
  const first = track.fixes[0];
  const last = track.fixes.at(-1);
  const expected = expectedIntervals(track.reports, tetheredNow);
  const edge = (fix: HistoryFix, ms: number) => {
    const isOverdue = ms > HISTORY_POLICY.gapFromIntervals * expected(fix.at);
    durations[isOverdue ? 'unseen' : isMoving(fix.speed) ? 'moving' : 'standing'] += Math.max(0, ms);
  };
  if (first && last) {
    edge(first, first.at - fromMs);
    edge(last, toMs - last.at);
  } else {
    durations.unseen = toMs - fromMs;
  }
  return {
    milesDriven,
    milesUnseen,
    movingMs: durations.moving,
    standingMs: durations.standing,
    unseenMs: durations.unseen,
  };
}
