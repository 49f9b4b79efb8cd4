import { ABS_POLICY, absCodeMeaning, SeverityLevel, severityLevel } from '@gladhand/domain/readings';
import { lampOnMs, milesOnFault, type ReportRow, severityOfFault } from '@gladhand/domain/reports';
import { closest } from '@gladhand/domain/service';
import type { FaultRecord } from '../../../repositories/faults';
import type { Repositories } from '../../../repositories/port';
import { lampReports } from './lampReports';
import type { ReportQuestion, ReportSource } from './reportSource';
import { type ReportTrailer, trailerPages } from './reportTrailers';

const REASONS = {
  critical: 'Critical fault',
  miles: `More than ${ABS_POLICY.level2Miles} miles with a fault`,
  lamp: 'Amber lamp on for more than 2 hours',
} as const;

/** Service centers among which the nearest is found. */
const MAX_SERVICE_CENTERS = 10_000;

/**
 * Daily Maintenance: critical faults, faults with more than 100 miles, and trailers whose amber lamp was on for more
 * than two hours within the report's days. Source: thresholds of the specification.
 */
export const dailyMaintenanceSource: ReportSource = async function* (question, repositories) {
  const centers = (await repositories.dealers.list(MAX_SERVICE_CENTERS)).map((dealer) => ({
    ...dealer,
    id: dealer.dealerId,
  }));
  for await (const trailers of trailerPages(question, repositories)) {
    const open = await repositories.faults.openOf(trailers);
    const rows: ReportRow[] = [];
    for (const trailer of trailers) {
      const faults = open.get(trailer.trailerId) ?? [];
      if (faults.length === 0) continue;
      const found = await rowsOf(trailer, faults, question, repositories);
      const serviceCenter = nearest(trailer, centers);
      rows.push(...found.map((row) => ({ ...row, values: { ...row.values, serviceCenter } })));
    }
    yield rows;
  }
};

async function rowsOf(
  trailer: ReportTrailer,
  faults: readonly FaultRecord[],
  { period }: ReportQuestion,
  repositories: Repositories,
): Promise<ReportRow[]> {
  const lampMs = lampOnMs(await lampReports(trailer, period, repositories), period);
  const identity = { unitId: trailer.unitId, vin: trailer.vin };
  const rows = faults.flatMap((fault): ReportRow[] => {
    if (severityOfFault(fault, trailer) !== SeverityLevel.Critical) return [];
    const miles = milesOnFault(fault, trailer) ?? null;
    const { description, repairInformation } = absCodeMeaning(fault);
    const values = {
      ...{ ...identity, miles, fault: fault.description ?? description, repairInformation },
      reason: (miles ?? 0) > ABS_POLICY.level2Miles ? REASONS.miles : REASONS.critical,
      level: severityLevel(SeverityLevel.Critical).label,
      lampOn: lampMs,
    };
    return [{ vin: trailer.vin, values }];
  });
  if (lampMs <= ABS_POLICY.amberLampMs) return rows;
  const values = {
    ...identity,
    reason: REASONS.lamp,
    level: severityLevel(SeverityLevel.Critical).label,
    lampOn: lampMs,
  };
  return [...rows, { vin: trailer.vin, values }];
}

type Center = Parameters<typeof closest>[1][number] & { readonly name: string };

function nearest({ lat, lng }: ReportTrailer, centers: readonly Center[]): string | null {
  if (lat === null || lng === null) return null;
  const [found] = closest({ lat, lng }, centers, 1);
  return found ? `${found.place.name}, ${Math.round(found.miles)} mi` : null;
}
