import { HISTORY_POLICY } from './historyPolicy';
import type { HistoryFix } from './historyReport';
import type { HistoryLeg, HistoryStop, HistoryTrack } from './historyTrack';

/** A journey from one longer stop to the next. */
export interface HistoryTrip {
  /** Stable for the same reports. */
  readonly id: string;
  readonly from: HistoryFix;
  readonly to: HistoryFix;
  /** Names of the nearest places; null when unknown. */
  readonly fromPlace: string | null;
  readonly toPlace: string | null;
  /** Straight-line miles from fix to fix. */
  readonly milesDriven: number;
  /** Straight-line miles across gaps during the trip. */
  readonly milesUnseen: number;
  readonly movingMs: number;
  /** Short stops on the way. */
  readonly stops: readonly HistoryStop[];
  readonly legs: readonly HistoryLeg[];
  /** The trip may continue: no longer stop followed. */
  readonly lasting: boolean;
}

/** The trips of a track, oldest first. Stops and gaps of at least `tripBreakMs` separate them. */
export function historyTrips({ legs, stops, fixes }: HistoryTrack): HistoryTrip[] {
  const breaks = stops.filter(({ fromMs, toMs }) => toMs - fromMs >= HISTORY_POLICY.tripBreakMs);
  const isBreak = ({ kind, from, to }: HistoryLeg) =>
    (kind === 'gap' && to.at - from.at >= HISTORY_POLICY.tripBreakMs) ||
    breaks.some(({ fromMs, toMs }) => fromMs <= from.at && to.at <= toMs);
  const runs: HistoryLeg[][] = [[]];
  for (const leg of legs) {
    if (isBreak(leg)) runs.push([]);
    else runs.at(-1)?.push(leg);
  }
  return runs.flatMap((run) => tripOf(run, stops, fixes.at(-1)) ?? []);
}

function tripOf(
  run: readonly HistoryLeg[],
  stops: readonly HistoryStop[],
  newest: HistoryFix | undefined,
): HistoryTrip | undefined {
  const isDriven = ({ kind }: HistoryLeg) => kind === 'driven';
  const start = run.findIndex(isDriven);
  if (start === -1) return undefined;
  const legs = run.slice(start, run.findLastIndex(isDriven) + 1);
  const [first, last] = [legs[0] as HistoryLeg, legs.at(-1) as HistoryLeg];
  const { from, to } = { from: first.from, to: last.to };
  const driven = legs.filter(isDriven);
  const milesDriven = sum(driven, ({ miles }) => miles);
  if (milesDriven <= HISTORY_POLICY.stopRadiusMiles) return undefined;
  return {
    id: `trip:${from.at}`,
    from,
    to,
    fromPlace: from.address ?? placeAt(stops, from.at),
    toPlace: to.address ?? placeAt(stops, to.at),
    milesDriven,
    milesUnseen: sum(
      legs.filter(({ kind }) => kind === 'gap'),
      ({ miles }) => miles,
    ),
    movingMs: sum(driven, (leg) => leg.to.at - leg.from.at),
    stops: stops.filter(({ fromMs, toMs }) => fromMs > from.at && toMs < to.at),
    legs,
    lasting: to === newest,
  };
}

const placeAt = (stops: readonly HistoryStop[], atMs: number) =>
  stops.find(({ fromMs, toMs }) => fromMs <= atMs && atMs <= toMs)?.address ?? null;

const sum = (legs: readonly HistoryLeg[], amountOf: (leg: HistoryLeg) => number) =>
  legs.reduce((total, leg) => total + amountOf(leg), 0);
