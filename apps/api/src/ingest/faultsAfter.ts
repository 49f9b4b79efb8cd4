import { followFault } from '@gladhand/domain';
import type { FaultRecord } from '../repositories/faults';
import type { TrailerRecord } from '../repositories/trailerColumns';
import type { DeviceReport } from './deviceReport';

/** A report in the log, with the trailer as it stands after it. */
interface Told {
  trailer: TrailerRecord;
  logId: string;
  report: Pick<DeviceReport, 'recordedAt' | 'readings'>;
}

/** The faults that a report opens or changes; the one that stays open comes last. */
export function faultsAfter(open: FaultRecord | undefined, { trailer, logId, report }: Told): FaultRecord[] {
  const { abs, position } = report.readings;
  if (!abs) return [];
  const { changed, opened } = followFault(open, {
    at: report.recordedAt,
    active: abs.active,
    spn: abs.spn ?? null,
    fmi: abs.fmi ?? null,
    description: abs.description ?? null,
    speedMph: position?.speedMph ?? null,
    totalMiles: trailer.absOdometer ?? trailer.gpsOdometer,
  });
  const { customerId, trailerId } = trailer;
  return [...(changed ? [changed] : []), ...(opened ? [{ ...opened, customerId, trailerId, faultId: logId }] : [])];
}
