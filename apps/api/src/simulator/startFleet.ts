import type { Random } from '@gladhand/domain/fleet';
import { DAY_MS, newestOf, REPORT_INTERVAL_MS } from '@gladhand/domain/readings';
import type { TrailerRecord } from '../database/trailerColumns';
import type { SimTrailer } from './simTrailer';
import { type OpenFault, startSimTrailer } from './startSimTrailer';

/**
 * A device that had been silent for longer than this before the fleet's newest report stays silent, as some do in real
 * fleets.
 */
const SILENT_FROM_MS = 3 * DAY_MS;

/** The simulated trailers: those with an activated SIM that reported recently. */
export function startFleet(
  trailers: readonly TrailerRecord[],
  now: Date,
  random: Random,
  open: ReadonlyMap<string, readonly OpenFault[]> = new Map(),
): SimTrailer[] {
  const newest = newestOf(trailers.map(({ lastReport }) => lastReport));
  return trailers.flatMap((trailer) => {
    const { lastReport, simStatus } = trailer;
    if (!newest || !lastReport || simStatus !== 'activated') return [];
    if (newest.getTime() - lastReport.getTime() > SILENT_FROM_MS) return [];
    const started = startSimTrailer(trailer, random, open.get(trailer.trailerId));
    if (!started) return [];
    // Spread out over the interval after a long pause.
    const intervalMs = started.phase === 'dropped' ? REPORT_INTERVAL_MS.untethered : REPORT_INTERVAL_MS.tethered;
    const silentMs = now.getTime() - lastReport.getTime();
    return [{ ...started, sinceReportMs: Math.max(0, Math.min(silentMs, random.next() * intervalMs)) }];
  });
}
