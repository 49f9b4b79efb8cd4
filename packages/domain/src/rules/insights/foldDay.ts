import { isMoving } from '../connectivity/connectivity';
import type { InsightFigures, SystemFigures } from './insightFigures';
import { INSIGHT_SYSTEMS, INSIGHTS_POLICY, type InsightSystem } from './insightsPolicy';

/** What a report says, as far as Insights count it. */
export interface InsightReport {
  /** When it was recorded, in ms since 1970. */
  readonly at: number;
  readonly speedMph?: number | undefined;
  /** Of GPS, or else of ABS. */
  readonly odometer?: { readonly source: 'gps' | 'abs'; readonly miles: number } | undefined;
  /** Whether each system has a fault; undefined if the report doesn't say so. */
  readonly faults: Readonly<Partial<Record<InsightSystem, boolean | undefined>>>;
  /** Zones that were judged, and those within the tolerance. */
  readonly reefer?: { readonly judged: number; readonly within: number } | undefined;
}

interface CarriedFault {
  /** The first report that showed it. */
  readonly sinceMs: number;
  /** The last report that showed it. */
  readonly atMs: number;
}

/** What the next day continues with. Plain JSON. */
export interface DayCarry {
  readonly odometer?: { readonly source: 'gps' | 'abs'; readonly miles: number; readonly atMs: number } | undefined;
  readonly faults: Readonly<Partial<Record<InsightSystem, CarriedFault>>>;
}

/** What the first day of a trailer continues with. */
export const NO_CARRY: DayCarry = { faults: {} };

/** A period in ms since 1970, without its end. */
export interface FoldedSpan {
  readonly fromMs: number;
  readonly beforeMs: number;
}

/**
 * Adds up the reports of a trailer in a day, or in any other period. Folding one period after the other gives the same
 * sums as folding them at once.
 * @param reports those of the period, in the order of their times
 */
export function foldDay(
  carry: DayCarry,
  reports: readonly InsightReport[],
  { fromMs, beforeMs }: FoldedSpan,
): { figures: InsightFigures; carry: DayCarry } {
  let { odometer } = carry;
  let miles = 0;
  let isMeasured = false;
  let hasMoved = false;
  const reefer = { judged: 0, within: 0 };
  for (const report of reports) {
    if (isMoving(report.speedMph ?? null)) hasMoved = true;
    if (report.odometer) {
      isMeasured = true;
      miles += milesBetween(odometer, { ...report.odometer, atMs: report.at });
      odometer = { ...report.odometer, atMs: report.at };
    }
    reefer.judged += report.reefer?.judged ?? 0;
    reefer.within += report.reefer?.within ?? 0;
  }
  const systems: Partial<Record<InsightSystem, SystemFigures>> = {};
  const faults: Partial<Record<InsightSystem, CarriedFault>> = {};
  for (const system of INSIGHT_SYSTEMS) {
    const folded = foldFaults(carry.faults[system], system, reports, { fromMs, beforeMs });
    if (folded.figures.faultMs > 0 || folded.figures.repairs > 0) systems[system] = folded.figures;
    if (folded.fault) faults[system] = folded.fault;
  }
  return {
    figures: {
      trailers: 1,
      reporting: reports.length > 0 ? 1 : 0,
      moved: hasMoved || miles >= INSIGHTS_POLICY.movedFromMiles ? 1 : 0,
      measured: isMeasured ? 1 : 0,
      miles,
      ...{ reeferReadings: reefer.judged, reeferWithin: reefer.within, systems },
    },
    carry: { ...(odometer && { odometer }), faults },
  };
}

/** Miles from one odometer reading to the next; 0 if they can't be compared or the odometer jumped. */
function milesBetween(before: DayCarry['odometer'], after: NonNullable<DayCarry['odometer']>): number {
  if (!before || before.source !== after.source) return 0;
  const miles = after.miles - before.miles;
  const hours = (after.atMs - before.atMs) / 3_600_000;
  const most = hours * INSIGHTS_POLICY.maxMph + INSIGHTS_POLICY.odometerToleranceMiles;
  return miles >= 0 && miles <= most ? miles : 0;
}

function foldFaults(
  carried: CarriedFault | undefined,
  system: InsightSystem,
  reports: readonly InsightReport[],
  { fromMs, beforeMs }: FoldedSpan,
): { figures: SystemFigures; fault: CarriedFault | undefined } {
  let fault = carried;
  let faultMs = 0;
  let repairs = 0;
  let repairMs = 0;
  const countTo = (toMs: number) => {
    if (!fault) return;
    const knownTo = Math.min(toMs, fault.atMs + INSIGHTS_POLICY.faultKnownForMs);
    faultMs += Math.max(0, knownTo - Math.max(fault.atMs, fromMs));
  };
  for (const { at, faults } of reports) {
    const isFaulty = faults[system];
    if (isFaulty === undefined) continue;
    countTo(at);
    if (isFaulty) {
      fault = { sinceMs: fault?.sinceMs ?? at, atMs: at };
    } else if (fault) {
      repairs += 1;
      repairMs += at - fault.sinceMs;
      fault = undefined;
    }
  }
  countTo(beforeMs);
  return { figures: { faultMs, repairs, repairMs }, fault };
}
