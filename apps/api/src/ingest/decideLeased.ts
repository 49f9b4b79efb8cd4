import type { IngestFound, IngestWrite } from '../repositories/ingest';
import { type DecideOptions, decideReports, type ParsedReport } from './decideReports';
import type { ReportResult } from './reportResult';

/** What reports that were accepted change for the lessees of their trailers. Pure. */
export function decideLeased(
  reports: readonly ParsedReport[],
  results: readonly ReportResult[],
  { earlier, leased }: IngestFound,
  options: DecideOptions,
): IngestWrite {
  const accepted = new Set(
    results.flatMap(({ index, status }) => (status === 'accepted' || status === 'late' ? [index] : [])),
  );
  const copied = reports.filter(({ index, logId, report: { serialNumber, recordedAt } }) => {
    const device = leased.get(serialNumber);
    if (!device || !accepted.has(index) || earlier.has(logId)) return false;
    return recordedAt >= device.lentFrom && (device.lentUntil === null || recordedAt < device.lentUntil);
  });
  const devices = new Map([...leased].map(([serialNumber, device]) => [serialNumber, [device]]));
  const found = { devices, earlier: new Map(), logged: new Set<string>() };
  return decideReports(copied, found, { ...options, startsAnew: false }).write;
}
