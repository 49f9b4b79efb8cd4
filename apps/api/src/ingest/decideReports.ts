import { DAY_MS, FixFlag } from '@gladhand/domain';
import type { ActivityEntry, IngestDevice, IngestFound, IngestWrite } from '../repositories/ingest';
import type { TrailerRecord } from '../repositories/trailerColumns';
import { applyReport } from './applyReport';
import type { DeviceReport } from './deviceReport';
import type { FollowedReport } from './followers/follower';
import { installedReadings } from './installedReadings';
import { judgeFix } from './judgeFix';
import { IngestCode, type ReportResult, rejected, remarkOn } from './reportResult';
import type { ReportSource } from './reportSource';

/** A report that is what the contract says. */
export interface ParsedReport {
  /** Its place in the batch. */
  index: number;
  logId: string;
  report: DeviceReport;
  /** What a clock that is ahead said; the report then stands at the instant it arrived. */
  claimedAt: Date | undefined;
}

export interface DecideOptions {
  now: Date;
  /** How many times faster than life trailers may move. */
  timesLife: number;
  source: ReportSource | undefined;
  /** Called with each report that is taken, in order; what follows from it is the followers' matter. */
  onReport: (report: FollowedReport) => void;
}

/** What some reports change, and what to tell of each. Pure. */
export function decideReports(
  reports: readonly ParsedReport[],
  { devices, logged }: IngestFound,
  { now, timesLife, source, onReport }: DecideOptions,
): { write: IngestWrite; results: ReportResult[] } {
  const results: ReportResult[] = [];
  const log: ActivityEntry[] = [];
  const seen = new Set(logged);
  const changed = new Map<string, TrailerRecord>();

  for (const parsed of reports) {
    const { index, logId, report, claimedAt } = parsed;
    const device = deviceOf(parsed, devices.get(report.serialNumber) ?? [], now);
    if ('status' in device) {
      results.push(device);
      continue;
    }
    if (seen.has(logId)) {
      results.push({ index, status: 'duplicate' });
      continue;
    }
    seen.add(logId);
    const { unloadedUpToLbs } = device;
    const trailer = changed.get(device.trailer.trailerId) ?? device.trailer;
    const { readings, ignored } = installedReadings(trailer, report.readings);
    const isLate = trailer.lastReport !== null && report.recordedAt < trailer.lastReport;
    const judged = judgeFix(trailer, { recordedAt: report.recordedAt, readings }, timesLife);
    const flags = [...(isLate ? [FixFlag.OutOfOrder] : judged.flags), ...(claimedAt ? [FixFlag.ClockAhead] : [])];
    const believed = { recordedAt: report.recordedAt, readings: isLate ? readings : judged.readings };
    let after = trailer;
    if (!isLate) {
      after = { ...applyReport(trailer, believed, { now, unloadedUpToLbs }), ...judged.doubted };
      changed.set(trailer.trailerId, after);
    }
    onReport({ before: trailer, after, report: believed, logId, isLate, now });
    log.push(entryOf(parsed, { trailer, unloadedUpToLbs, flags, now, source }));
    results.push({ index, status: isLate ? 'late' : 'accepted', ...remarkOn(flags, ignored) });
  }
  return { write: { log, trailers: [...changed.values()] }, results };
}

/** The one device that a report is of, or why it is refused. */
function deviceOf(
  { index, report }: ParsedReport,
  [device, ...others]: readonly IngestDevice[],
  now: Date,
): IngestDevice | ReportResult {
  if (!device)
    return rejected(index, IngestCode.UnknownDevice, 'There is no such device that this key may report for.');
  if (others.length > 0)
    return rejected(index, IngestCode.AmbiguousDevice, 'Several trailers carry a device of this number.');
  const { retentionDurationDays: days } = device;
  if (report.recordedAt.getTime() >= now.getTime() - days * DAY_MS) return device;
  return rejected(index, IngestCode.TooOld, `Reports are kept for ${days} days; this is older.`);
}

interface EntryFacts extends Pick<IngestDevice, 'trailer' | 'unloadedUpToLbs'> {
  flags: readonly FixFlag[];
  now: Date;
  source: ReportSource | undefined;
}

function entryOf(
  { logId, report, claimedAt }: ParsedReport,
  { trailer, unloadedUpToLbs, flags, now, source }: EntryFacts,
): ActivityEntry {
  return {
    customerId: trailer.customerId,
    trailerId: trailer.trailerId,
    logId,
    recorded: report.recordedAt,
    received: now,
    reportId: report.reportId,
    readings: {
      ...report.readings,
      ...(source && { source }),
      ...(flags.length > 0 && { fixFlags: flags }),
      ...(claimedAt && { claimedAt: claimedAt.toISOString() }),
      ...(unloadedUpToLbs !== null && report.readings.bogieWeightLbs !== undefined && { unloadedUpToLbs }),
    },
  };
}
