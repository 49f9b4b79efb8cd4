import { isLentAt } from '../repositories/custody';
import type { IngestFound, IngestWrite } from '../repositories/ingest';
import { type DecideOptions, decideReports, type ParsedReport } from './decideReports';
import type { ReportResult } from './reportResult';

/**
 * What reports that were accepted change for the lessees of their trailers: those recorded during the lease. Pure.
 */
export function decideLeased(
  reports: readonly ParsedReport[],
  results: readonly ReportResult[],
  { earlier, leased }: Pick<IngestFound, 'earlier' | 'leased'>,
  options: DecideOptions,
): IngestWrite {
  const accepted = new Set(
    results.flatMap(({ index, status }) => (status === 'accepted' || status === 'late' ? [index] : [])),
  );
  const own = reports.filter(({ index, logId }) => accepted.has(index) && !earlier.has(logId));
  const writes = [...leased].flatMap(([serialNumber, devices]) =>
    devices.map((device) => {
      const copied = own.filter(
        ({ report }) => report.serialNumber === serialNumber && isLentAt(device, report.recordedAt),
      );
      const found = { devices: new Map([[serialNumber, [device]]]), earlier: new Map(), logged: new Set<string>() };
      return decideReports(copied, found, { ...options, startsAnew: false }).write;
    }),
  );
  return { log: writes.flatMap(({ log }) => log), trailers: writes.flatMap(({ trailers }) => trailers) };
}
