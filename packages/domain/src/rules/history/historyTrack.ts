import { TetherStatus } from '../../vocabulary/statuses';
import { isMoving, REPORT_INTERVAL_MS } from '../connectivity/connectivity';
import { HISTORY_POLICY } from './historyPolicy';
import { byTime, type HistoryFix, type HistoryReport, isFix } from './historyReport';
import { greatCircleMiles, type LatLng } from './miles';
import { neededMph, partFixes } from './plausibleFixes';

/** What a trailer did between two fixes. `gap`: unknown, because it didn't report. */
export type LegKind = 'driven' | 'stood' | 'gap';

/** The leg from one fix to the next. */
export interface HistoryLeg {
  readonly kind: LegKind;
  readonly from: HistoryFix;
  readonly to: HistoryFix;
  /** Straight-line distance in miles. */
  readonly miles: number;
}

/** A period in which a trailer was parked in one place. */
export interface HistoryStop {
  readonly at: LatLng;
  /** The nearest place as text. */
  readonly address: string | null;
  readonly fromMs: number;
  readonly toMs: number;
  /** True if the newest report of the history belongs to this stop. */
  readonly lasting: boolean;
}

/** The route of a trailer in a period. */
export interface HistoryTrack {
  /** Every report, oldest first. */
  readonly reports: readonly HistoryReport[];
  /** Fixes that form the route, oldest first. */
  readonly fixes: readonly HistoryFix[];
  /** Fixes that no trailer can have reached: listed, but never part of the route. */
  readonly impossible: readonly HistoryFix[];
  readonly legs: readonly HistoryLeg[];
  readonly stops: readonly HistoryStop[];
  /** Total miles of the driven legs. */
  readonly milesDriven: number;
  /** Straight-line miles across gaps, where the route is unknown. */
  readonly milesUnseen: number;
  readonly movingMs: number;
  readonly standingMs: number;
  readonly unseenMs: number;
}

/**
 * Builds a track from reports in any order. @param tetheredNow current tether status, which determines how often
 * reports are expected until a report has one @param timesLife how many times faster than real time simulated trailers
 * run
 */
export function historyTrack(
  given: readonly HistoryReport[],
  tetheredNow: string | null = null,
  timesLife = 1,
): HistoryTrack {
  const reports = [...given].sort(byTime);
  const { way, impossible } = partFixes(reports.filter(isFix), timesLife);
  const expected = expectedIntervals(reports, tetheredNow);
  const open = way.slice(1).map((to, i) => openLeg(way[i] as HistoryFix, to, { expected, timesLife }));
  const stops = findStops(way, open);
  const legs = open.map((leg) => (isWithin(leg, stops) ? { ...leg, kind: 'stood' as const } : leg));
  const sum = (kind: LegKind, amountOf: (leg: HistoryLeg) => number) =>
    legs.reduce((total, leg) => (leg.kind === kind ? total + amountOf(leg) : total), 0);
  const miles = (leg: HistoryLeg) => leg.miles;
  const span = (leg: HistoryLeg) => leg.to.at - leg.from.at;
  return {
    reports,
    fixes: way,
    impossible,
    legs,
    stops,
    milesDriven: sum('driven', miles),
    milesUnseen: sum('gap', miles),
    movingMs: sum('driven', span),
    standingMs: sum('stood', span),
    unseenMs: sum('gap', span),
  };
}

/** The expected interval until the next report at an instant, by the last reported tether status. */
export function expectedIntervals(
  reports: readonly HistoryReport[],
  tetheredNow: string | null,
): (atMs: number) => number {
  const reported = reports.filter(({ tether }) => tether !== null);
  const first = reported[0]?.tether ?? tetheredNow;
  let next = 0;
  let state = first;
  // Calls must be in chronological order
  return (atMs) => {
    while (next < reported.length && (reported[next] as HistoryReport).at <= atMs)
      state = (reported[next++] as HistoryReport).tether;
    return state === TetherStatus.Untethered ? REPORT_INTERVAL_MS.untethered : REPORT_INTERVAL_MS.tethered;
  };
}

interface LegRules {
  expected: (atMs: number) => number;
  timesLife: number;
}

function openLeg(from: HistoryFix, to: HistoryFix, { expected, timesLife }: LegRules): HistoryLeg {
  const miles = greatCircleMiles(from, to);
  const ms = to.at - from.at;
  const { gapFromIntervals, stopRadiusMiles, impossibleAboveMph } = HISTORY_POLICY;
  const silent = ms > gapFromIntervals * expected(from.at);
  // A trailer that reports once a day may have gone anywhere in between
  const unseen = ms > gapFromIntervals * REPORT_INTERVAL_MS.tethered && miles > stopRadiusMiles;
  const elsewhere = neededMph(from, to, timesLife) > impossibleAboveMph;
  return { kind: silent || unseen || elsewhere ? 'gap' : 'driven', from, to, miles };
}

function findStops(way: readonly HistoryFix[], legs: readonly HistoryLeg[]): HistoryStop[] {
  const stops: HistoryStop[] = [];
  let first = 0;
  while (first < way.length) {
    const anchor = way[first] as HistoryFix;
    let last = first;
    if (isSlow(anchor)) while (last + 1 < way.length && standsOn(anchor, way[last + 1], legs[last])) last++;
    const end = way[last] as HistoryFix;
    if (end.at - anchor.at >= HISTORY_POLICY.stopFromMs) {
      const address = way.slice(first, last + 1).find((fix) => fix.address !== null)?.address ?? null;
      const at = { lat: anchor.lat, lng: anchor.lng };
      stops.push({ at, address, fromMs: anchor.at, toMs: end.at, lasting: last === way.length - 1 });
    }
    first = last + 1;
  }
  return stops;
}

const isSlow = ({ speed }: HistoryFix) => !isMoving(speed);

function standsOn(anchor: HistoryFix, next: HistoryFix | undefined, leg: HistoryLeg | undefined): boolean {
  return (
    next !== undefined &&
    leg?.kind !== 'gap' &&
    isSlow(next) &&
    greatCircleMiles(anchor, next) <= HISTORY_POLICY.stopRadiusMiles
  );
}

/** Stops are in order and don't overlap, like legs. */
function isWithin(leg: HistoryLeg, stops: readonly HistoryStop[]): boolean {
  if (leg.kind === 'gap') return false;
  let low = 0;
  let high = stops.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((stops[middle] as HistoryStop).toMs < leg.to.at) low = middle + 1;
    else high = middle;
  }
  const stop = stops[low];
  return stop !== undefined && stop.fromMs <= leg.from.at && leg.to.at <= stop.toMs;
}
