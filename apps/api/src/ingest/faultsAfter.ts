import { activeAbsFaults, followFaults } from '@gladhand/domain';
import type { FaultRecord } from '../repositories/faults';
import type { TrailerRecord } from '../repositories/trailerColumns';
import type { DeviceReport } from './deviceReport';
import { logIdOf } from './logId';

/** A report in the log, with the trailer as it stands after it. */
interface Told {
  trailer: TrailerRecord;
  logId: string;
  report: Pick<DeviceReport, 'recordedAt' | 'readings'>;
}

/** The faults that a report opens or changes. */
export function faultsAfter(open: readonly FaultRecord[], { trailer, logId, report }: Told): FaultRecord[] {
  const { abs, position } = report.readings;
  if (!abs) return [];
  const { changed, opened } = followFaults(open, {
    at: report.recordedAt,
    faults: activeAbsFaults(abs),
    speedMph: position?.speedMph ?? null,
    totalMiles: trailer.absOdometer ?? trailer.gpsOdometer,
  });
  const { customerId, trailerId } = trailer;
  // the first has the id of its report, as every fault had before reports could tell of several
  const idOf = (index: number) => (index === 0 ? logId : logIdOf(logId, String(index), report.recordedAt));
  return [...changed, ...opened.map((fault, index) => ({ ...fault, customerId, trailerId, faultId: idOf(index) }))];
}
