import { FixFlag } from '../tracking/fixFlags';
import { HISTORY_POLICY } from './historyPolicy';
import type { HistoryFix } from './historyReport';
import { greatCircleMiles } from './miles';

const HOUR_MS = 3_600_000;
/** Runs that may still continue. The ones that have been without a fix the longest are dropped. */
const MAX_OPEN_RUNS = 8;

/** Fixes divided into those of the route and those that no trailer can have reached. Both oldest first. */
export interface PartedFixes {
  way: HistoryFix[];
  impossible: HistoryFix[];
}

/**
 * Finds impossible jumps. Fixes form runs in which each can be reached from the previous one, and the longest run is
 * the route. Another run belongs to the route if several of its fixes agree and it doesn't overlap: the trailer moved
 * there, and the time in between is a gap.
 */
export function partFixes(fixes: readonly HistoryFix[], timesLife = 1): PartedFixes {
  const runs: HistoryFix[][] = [];
  let open: HistoryFix[][] = [];
  for (const fix of fixes) {
    if (fix.fixFlags?.includes(FixFlag.Teleport)) continue;
    const reached = nearestRun(open, fix, timesLife);
    if (reached) reached.push(fix);
    else runs.push([fix]);
    const current = reached ?? (runs.at(-1) as HistoryFix[]);
    open = [...open.filter((run) => run !== current).slice(1 - MAX_OPEN_RUNS), current];
  }
  const believed: HistoryFix[][] = [];
  for (const run of runs.toSorted((a, b) => b.length - a.length || startOf(a) - startOf(b))) {
    const enough = believed.length === 0 || run.length >= HISTORY_POLICY.believedFromFixes;
    if (enough && believed.every((other) => !across(run, other))) believed.push(run);
  }
  const way = new Set(believed.flat());
  return { way: fixes.filter((fix) => way.has(fix)), impossible: fixes.filter((fix) => !way.has(fix)) };
}

function nearestRun(runs: readonly HistoryFix[][], fix: HistoryFix, timesLife: number): HistoryFix[] | undefined {
  let best: HistoryFix[] | undefined;
  let slowest: number = HISTORY_POLICY.impossibleAboveMph;
  for (const run of runs) {
    const mph = neededMph(run.at(-1) as HistoryFix, fix, timesLife);
    if (mph > slowest || (best && mph === slowest)) continue;
    best = run;
    slowest = mph;
  }
  return best;
}

/** The real-time speed needed to get from one fix to the next; 0 within GPS jitter. */
export function neededMph(from: HistoryFix, to: HistoryFix, timesLife: number): number {
  const miles = greatCircleMiles(from, to) / timesLife;
  if (miles <= HISTORY_POLICY.jitterMiles) return 0;
  return to.at > from.at ? (miles * HOUR_MS) / (to.at - from.at) : Number.POSITIVE_INFINITY;
}

const startOf = (run: readonly HistoryFix[]) => run[0]?.at ?? 0;
const endOf = (run: readonly HistoryFix[]) => run.at(-1)?.at ?? 0;
const across = (a: readonly HistoryFix[], b: readonly HistoryFix[]) => startOf(a) <= endOf(b) && startOf(b) <= endOf(a);
