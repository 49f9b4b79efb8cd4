import { milesOnFault, type ReportRow, severityOfFault } from '@gladhand/domain/reports';
import type { FaultRecord } from '../../../repositories/faults';
import { lampReports } from './lampReports';
import { instantOf } from './readingTexts';
import type { ReportQuestion, ReportSource } from './reportSource';
import { type ReportTrailer, trailerPages } from './reportTrailers';
import { sensorData } from './sensorData';

const LAMP = { on: 'On', off: 'Off' } as const;

/** ABS Fault Summary: trailers with active faults, and how many. */
export const faultSummarySource: ReportSource = async function* (question, repositories) {
  const { allFaultTypes, faultTypeIds } = question.content;
  for await (const trailers of trailerPages(question, repositories)) {
    const open = await repositories.faults.openOf(trailers);
    const rows: ReportRow[] = [];
    for (const trailer of trailers) {
      const faults = (open.get(trailer.trailerId) ?? []).filter(
        ({ faultTypeId }) => allFaultTypes || faultTypeIds.includes(faultTypeId),
      );
      if (faults.length === 0) continue;
      rows.push(rowOf(trailer, faults, await lampOf(trailer, repositories), question));
    }
    yield rows;
  }
};

function rowOf(
  trailer: ReportTrailer,
  faults: readonly FaultRecord[],
  amberLamp: string | null,
  { period: { to: now }, content }: ReportQuestion,
): ReportRow {
  const starts = faults.map(({ faultStart }) => faultStart.getTime()).sort((a, b) => a - b);
  const oldest = faults.find(({ faultStart }) => faultStart.getTime() === starts[0]);
  const critical = faults.filter((fault) => severityOfFault(fault, trailer) === 'CRITICAL').length;
  return {
    vin: trailer.vin,
    values: {
      ...{ unitId: trailer.unitId, vin: trailer.vin, critical, caution: faults.length - critical },
      ...{ newest: starts.at(-1) ?? null, oldest: starts[0] ?? null },
      milesOnOldest: oldest ? (milesOnFault(oldest, trailer) ?? null) : null,
      amberLamp,
      lastReport: instantOf(trailer.lastReport),
      ...(content.includeSensorData && sensorData(trailer, now)),
    },
  };
}

/** The amber lamp in the newest report about the ABS; null if the device doesn't report it. */
async function lampOf(trailer: ReportTrailer, repositories: Parameters<typeof lampReports>[2]): Promise<string | null> {
  const at = trailer.absReportedAt;
  if (!at) return null;
  const newest = (await lampReports(trailer, { from: at, to: new Date(at.getTime() + 1) }, repositories)).at(-1);
  if (!newest) return null;
  return newest.amberLampMs > 0 ? LAMP.on : LAMP.off;
}
