import { activeAbsFaults, followFaults } from '@gladhand/domain/readings';
import type { TrailerRecord } from '../database/trailerColumns';
import type { FaultRecord } from '../repositories/faults';
import type { DeviceReport } from './deviceReport';
import { logIdOf } from './logId';

/** A logged report with the trailer after it. */
interface LoggedReport {
  trailer: TrailerRecord;
  logId: string;
  report: Pick<DeviceReport, 'recordedAt' | 'readings'>;
}

/** The faults that a report opens or changes. */
export function faultsAfter(open: readonly FaultRecord[], { trailer, logId, report }: LoggedReport): FaultRecord[] {
  const { abs, position } = report.readings;
  if (!abs) return [];
  const { changed, opened } = followFaults(open, {
    at: report.recordedAt,
    faults: activeAbsFaults(abs),
    speedMph: position?.speedMph ?? null,
    totalMiles: trailer.absOdometer ?? trailer.gpsOdometer,
  });
  const { customerId, trailerId } = trailer;
  // The first fault has the id of its report, as in the days when a report could contain only one.
  const idOf = (index: number) => (index === 0 ? logId : logIdOf(logId, String(index), report.recordedAt));
  return [...changed, ...opened.map((fault, index) => ({ ...fault, customerId, trailerId, faultId: idOf(index) }))];
}
