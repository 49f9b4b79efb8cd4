import { DAY_MS, newestOf, REPORT_INTERVAL_MS } from '@gladhand/domain';
import type { Random } from '@gladhand/domain/fleet';
import type { TrailerRecord } from '../repositories/trailerColumns';
import type { SimTrailer } from './simTrailer';
import { type OpenFault, startSimTrailer } from './startSimTrailer';

/** A device that was silent for longer when the others last spoke stays silent: fleets have such. */
const SILENT_FROM_MS = 3 * DAY_MS;

/** The trailers that live on: those with an activated line that were heard of lately, when anything was heard at all. */
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
    // After a long pause not all of them at once.
    const intervalMs = started.phase === 'dropped' ? REPORT_INTERVAL_MS.untethered : REPORT_INTERVAL_MS.tethered;
    const silentMs = now.getTime() - lastReport.getTime();
    return [{ ...started, sinceReportMs: Math.max(0, Math.min(silentMs, random.next() * intervalMs)) }];
  });
}
